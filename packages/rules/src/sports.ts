export { oddsFormats, decimalOdds, writeOdds, type Odds, type OddsFormat } from './sports/odds.ts'
export { legResult, type Leg, type LegResult, type Score } from './sports/settle-leg.ts'
export { earlyReturn, parlayOdds, returnOf, type EndedLeg } from './sports/settle-bet.ts'
