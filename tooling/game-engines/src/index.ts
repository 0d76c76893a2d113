/**
 * The games of the in-house vendor as pure rules: engines, the models that they run, and which title is carried by what.
 *
 * @module
 */
export type { CarriedTitle, Engine, ModelFacts, Played, Round, Words } from './engine.ts'
export { hashOf, seeded, type Seeded } from './seeded.ts'
export { createDraws, drawsFrom, drawWithout, type Draws } from './draws.ts'
export { oneTimes, payoutOf, timesText } from './payout.ts'
export { allEngines } from './titles/all-engines.ts'
export { carriedTitle, type TitleKey } from './titles/carried-title.ts'
export {
  isLimboTarget,
  limboChance,
  limboPayout,
  limboResult,
  limboRules,
  playLimbo,
} from './limbo/limbo-rules.ts'
export { minesMultiplier, minesRules, safeChance } from './mines/mines-rules.ts'
export { mines } from './mines/mines-engine.ts'
export {
  pokerHandOf,
  pokerHands,
  pokerPay,
  videoPokerRules,
  type PokerHand,
} from './video-poker/video-poker-rules.ts'
export { findBestHold, isWorthALook } from './video-poker/best-hold.ts'
export { videoPoker } from './video-poker/video-poker-engine.ts'
export { blackjackRules } from './blackjack/blackjack-rules.ts'
export { counts, dealerTotals, valuesAgainst } from './blackjack/best-act.ts'
export { emptyHand, totalOf, withCount } from './blackjack/hand-total.ts'
export { blackjack } from './blackjack/blackjack-engine.ts'
export type { BlackjackAct, BlackjackView } from './blackjack/blackjack-view.ts'
export { fishing } from './fishing/fishing-engine.ts'
export { fishingModels } from './fishing/fishing-models.ts'
export { bossChance, fishChance } from './fishing/catch-chance.ts'
export { fishingRules, type FishingModel } from './fishing/fishing-model.ts'
export { limbo } from './limbo/limbo-engine.ts'
export { slots } from './slots/slots-engine.ts'
export { allModels } from './slots/models/all-models.ts'
export type { CascadeModel, FreeSpins, LineModel, SlotModel } from './slots/model/slot-model.ts'
export type { SlotEvent, SlotView } from './slots/spin/slot-event.ts'
export { lotoTicket } from './loto/loto-ticket.ts'
export { betListText, matchBetText, sharedSeed, tableBetText } from './shared-seed.ts'
export { mostOn } from './tables/table-limits.ts'
export { payoutOfChips, stakeOf, tableEngine, type Chips, type TableEngine } from './tables/table-engine.ts'
export type { Cell, TableRules } from './tables/table-rules.ts'
export { scoreAt, scoreWeights, type Strengths } from './matches/score-weights.ts'
export { drawMatch, matchMinutes, scoreAfter, type Goal } from './matches/draw-match.ts'
export { weightsOf, drawMatchOf } from './matches/match-model.ts'
export { raceOf, type Race } from './matches/races.ts'
export { isWon, raceWeights, shareThrough } from './matches/race-weights.ts'
export { matchRules } from './matches/match-rules.ts'
export { leagueCodes, leagues, type League, type LeagueCode, type TeamName } from './matches/leagues.ts'
export { fixturesOf, roundAt, type PlannedMatch } from './matches/fixtures.ts'
export { matchTitle, type MatchTitle } from './titles/match-title.ts'
export { winOddsOfTitle, type CodedOdds } from './titles/win-odds-of-title.ts'
export { oddsOfLargest, type LargestOdds } from './titles/odds-of-largest.ts'
export { factsOfTitle } from './titles/facts-of-title.ts'
