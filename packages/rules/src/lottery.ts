export { type BetType, type Entry, type Prizes, type Ends } from './lottery/bet-type.ts'
export { drawShapes, misfitPrize, type BallShape } from './lottery/kinds/draw-shapes.ts'
export { betTypes, findBetType } from './lottery/bet-types.ts'
export { checkLine, type LineRefusal, type LotteryLimits } from './lottery/check-line.ts'
export { defaultOffers, type DefaultOffer } from './lottery/default-offers.ts'
export { betListText, betMark, drawnName } from './lottery/joined-bets.ts'
export { blockMessage, commitmentMessage, type DrawName } from './lottery/draw-proof.ts'
export { oddsOf, oddsThousandths } from './lottery/exact-odds.ts'
export { exposuresOf, refuseFullNumber, type Exposure } from './lottery/exposure.ts'
export { drawBytes, fillPrizes, wholesFromBytes, type WholeBelow } from './lottery/fill-prizes.ts'
export { coverageOf, leastReturn, wholeCoverage, type RepeatedLine } from './lottery/least-return.ts'
export { mostOtherStations, payoutOfHit, stakeOf, type LotteryLine } from './lottery/lottery-line.ts'
export {
  chanceOfWay,
  returnOfLine,
  returnOfWay,
  returnOfWays,
  waysThatGive,
} from './lottery/return-of-line.ts'
export { drawingOrder, isRegion, prizeShapes, type PrizeShape, type Region } from './lottery/region-prizes.ts'
export {
  prepareDraw,
  settleDrawLine,
  settleLine,
  type DrawResult,
  type SettledLine,
} from './lottery/settle-line.ts'
export { prepareStations, type OtherStations } from './lottery/settle-stations.ts'
export { turnNumbers, mostTurned, type Combination } from './lottery/slip/combinations.ts'
export {
  arrangementsOf,
  groupSizes,
  numbersBetween,
  numbersOf,
  numbersOfRows,
  numbersOfSet,
  type NumberGroup,
} from './lottery/slip/number-groups.ts'
export { readSlip, type ReadSlip, type SlipDay, type WrittenLine } from './lottery/slip/read-slip.ts'
export { readNumbers, type ListedLine, type ReadList } from './lottery/slip/read-numbers.ts'
export { agreedReport, samePrizes, type DrawReport } from './lottery/results/agreed-report.ts'
export { cashPrizesOn, ticketTax, type CashPrizes } from './lottery/results/cash-prizes.ts'
export {
  checkTicket,
  type CheckedTicket,
  type TicketMatch,
  type TicketPrize,
} from './lottery/results/check-ticket.ts'
export { followersOf, pairRecords, type Followers, type PairRecord } from './lottery/results/absence.ts'
export {
  digitTable,
  repeatedTails,
  tailRecords,
  tailsOf,
  type DigitTable,
  type TailRecord,
} from './lottery/results/statistics.ts'
export {
  orderCost,
  planKinds,
  planMultipliers,
  planProfitPercent,
  type DrawPlan,
  type PlanKind,
  type PlanMoney,
} from './lottery/slip/draw-plan.ts'
