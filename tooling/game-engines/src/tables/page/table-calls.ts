import type { Chips } from '../table-engine.ts'
import { hearEvents, send, triesBeforeGivingUp } from '../../kit/table-api.ts'

/** A sitting at a shared table, just opened. */
export type TableSitting = { isDemo: boolean; balance: number; minStake: number }

/** A bet of this player; amounts in đồng. */
export type ShownBet = {
  key: string
  /** `voided` was paid, and given back by the operator since. */
  state: 'created' | 'debited' | 'decided' | 'paid' | 'refused' | 'rolling-back' | 'rolled-back' | 'voided'
  cells: Chips
  stake: number
  payout: number | null
}

/** The round that is not drawn yet; times by the server's clock. */
export type RunningRound = {
  roundId: string
  number: number
  opensAt: number
  locksAt: number
  drawsAt: number
  serverSeedHash: string
  bets: readonly ShownBet[]
  chips: Chips
}

/** The round that was drawn last. */
export type LastRound<Outcome = unknown> = {
  roundId: string
  number: number
  outcome: Outcome
  result: string
  drawnAt: number
  serverSeed: string
  serverSeedHash: string
  /** Holds the hash of the bets that joined the seed. */
  clientSeed: string
  betCount: number
  bets: readonly ShownBet[]
}

/** One round of the road. */
export type RoadMark = { roundId: string; number: number; mark: string; result: string }

/** A look at the table. */
export type ShownTable<Outcome = unknown> = {
  now: number
  players: number
  limits: Readonly<Record<string, number>>
  running: RunningRound | null
  last: LastRound<Outcome> | null
  road: readonly RoadMark[]
  balance: number | null
}

/** The calls of a shared table; the session key lives in this memory only. */
export type TableCalls<Outcome> = {
  open: (token: string) => Promise<TableSitting>
  openDemo: (gameCode: string) => Promise<TableSitting>
  refillDemo: () => Promise<{ balance: number }>
  look: () => Promise<ShownTable<Outcome>>
  bet: (wish: {
    key: string
    roundId: string
    cells: Chips
  }) => Promise<{ bet: ShownBet; balance: number | null }>
  takeBack: (key: string) => Promise<{ bet: ShownBet; balance: number | null }>
  /** Hears of changes until the stream ends. */
  hear: (onNews: () => void) => Promise<void>
}

/** Talks to the vendor about one table. */
export function createTableCalls<Outcome>(): TableCalls<Outcome> {
  let sessionKey = ''
  const openWith = async (path: string, body: object): Promise<TableSitting> => {
    const opened = await send<TableSitting & { sessionKey: string }>(path, body, '', 1)
    sessionKey = opened.sessionKey
    return opened
  }
  return {
    open: (token) => openWith('/api/open', { token }),
    openDemo: (gameCode) => openWith('/api/demo', { gameCode }),
    refillDemo: () => send('/api/demo/refill', {}, sessionKey, 1),
    look: () => send('/api/table', {}, sessionKey, 1),
    bet: (wish) => send('/api/table/bet', wish, sessionKey, triesBeforeGivingUp),
    takeBack: (key) => send('/api/table/take-back', { key }, sessionKey, triesBeforeGivingUp),
    hear: (onNews) => hearEvents('/api/table/events', sessionKey, onNews),
  }
}
