export {
  drawJackpotPoint,
  endJackpotCycle,
  feedJackpot,
  fitsJackpotTerms,
  jackpotChance,
  jackpotReturn,
  jackpotTerms,
  microPerDong,
  type JackpotTerms,
} from './games/jackpot.ts'
export { leastRankedStake, multipleOfStake, rankedPlaces } from './games/ranking.ts'
export { returnBand, type ReturnBand, type ReturnSample } from './games/return-band.ts'
export { roundsForWin } from './games/win-odds.ts'
export { usualValidBetTerms, validBet, validShare, type ValidBetTerms } from './games/valid-bet.ts'
