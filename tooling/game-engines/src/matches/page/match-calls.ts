import { pageData } from '../../kit/page-data.ts'
import { send, triesBeforeGivingUp } from '../../kit/table-api.ts'

/** A price as the server shows it: what it is on, in words, and its odds in thousandths and as they are read. */
export type ShownPrice = { pick: string; words: string; odds: number; shown: string }

/** Goals of both sides. */
export type ShownScore = { home: number; away: number }

/** A match on the list. Markets are empty where nothing can be bet on. */
export type ShownMatch = {
  matchId: string
  round: number
  kickOffAt: number
  home: string
  away: string
  phase: 'before' | 'live' | 'over' | 'void'
  minute: number
  score: ShownScore
  isSuspended: boolean
  /** Markets whose bets staff have stopped. */
  stoppedMarkets: readonly string[]
  result: ShownPrice[]
  handicap: ShownPrice[]
  total: ShownPrice[]
}

/** All markets of a match. */
export type ShownMarkets = {
  matchId: string
  goals: { minute: number; side: 'home' | 'away' }[]
  seedHash: string | null
  handicaps: ShownPrice[][]
  totals: ShownPrice[][]
  scores: ShownPrice[]
}

/** A pick of the slip, with the odds that the member saw or agreed to. */
export type SlipPick = { matchId: string; pick: string; odds: number }

/** A pick as it stands now. */
export type JudgedPick = ShownPrice & {
  matchId: string
  home: string
  away: string
  isLive: boolean
  refusal: string | null
}

/** The slip as it stands now; amounts in đồng, empty while a pick of it is closed. */
export type JudgedSlip = {
  picks: JudgedPick[]
  total: string | null
  full: number | null
  most: number | null
}

export type LegResult = 'won' | 'half-won' | 'push' | 'half-lost' | 'lost'

/** A bet of the member. */
export type ShownBet = {
  betId: string
  /** `voided` was paid, and given back by the operator since. */
  state: 'created' | 'debited' | 'open' | 'decided' | 'paid' | 'rolling-back' | 'rolled-back' | 'voided'
  stake: number
  placedAt: number
  countsAt: number
  total: string
  /** The odds of the moment of the press, where the bet counts at others. */
  pressedAt: string | null
  /** The most that it can still return; nothing once it is decided. */
  full: number | null
  payout: number | null
  /** What it was settled with, where a corrected result has settled it anew. */
  paidBefore: number | null
  isEarly: boolean
  /** What it would be bought back for now. */
  early: number | null
  refusal: string | null
  legs: {
    matchId: string
    pick: string
    home: string
    away: string
    words: string
    shown: string
    result: LegResult | null
    isVoid: boolean
    score: ShownScore | null
    from: ShownScore | null
  }[]
}

export type OddsFormat = 'decimal' | 'malay' | 'hong-kong' | 'indonesian'
export type OddsPolicy = 'any' | 'better' | 'none'

/** An open sitting at the matches. */
export type MatchSitting = { isDemo: boolean; balance: number; minStake: number; maxStake: number }

/** The server's calls; the session key lives in this memory only. */
export type MatchCalls = {
  open: () => Promise<MatchSitting>
  refill: () => Promise<{ balance: number }>
  board: (format: OddsFormat) => Promise<{ now: number; matches: ShownMatch[] }>
  markets: (matchId: string, format: OddsFormat) => Promise<ShownMarkets>
  slip: (slip: { picks: readonly SlipPick[]; stake?: number; format: OddsFormat }) => Promise<JudgedSlip>
  bet: (bet: {
    key: string
    picks: readonly SlipPick[]
    stake: number
    policy: OddsPolicy
    format: OddsFormat
  }) => Promise<{ bet: ShownBet; balance?: number }>
  bets: (format: OddsFormat) => Promise<{ bets: ShownBet[]; balance: number | null }>
  early: (early: {
    betId: string
    amount: number
    format: OddsFormat
  }) => Promise<{ bet: ShownBet; balance?: number }>
}

/** Talks to the vendor about matches. */
export function createMatchCalls(): MatchCalls {
  let sessionKey = ''
  const read = <Value>(path: string, body: object): Promise<Value> => send(path, body, sessionKey, 1)
  const act = <Value>(path: string, body: object): Promise<Value> =>
    send(path, body, sessionKey, triesBeforeGivingUp)
  return {
    async open() {
      const address = new URL(window.location.href)
      const token = address.searchParams.get('token') ?? ''
      const isDemo = address.searchParams.get('mode') === 'demo'
      // The token is used up by the next line; nobody needs to read it in the address.
      address.searchParams.delete('token')
      window.history.replaceState(null, '', address)
      const opened = isDemo
        ? await send<MatchSitting & { sessionKey: string }>(
            '/api/demo',
            { gameCode: pageData.gameCode },
            '',
            1,
          )
        : await send<MatchSitting & { sessionKey: string }>('/api/open', { token }, '', 1)
      sessionKey = opened.sessionKey
      return opened
    },
    refill: () => read('/api/demo/refill', {}),
    board: (format) => read('/api/matches/board', { league: pageData.league, format }),
    markets: (matchId, format) => read('/api/matches/markets', { matchId, format }),
    slip: (slip) => read('/api/matches/slip', slip),
    bet: (bet) => act('/api/matches/bet', bet),
    bets: (format) => read('/api/matches/bets', { format }),
    early: (early) => act('/api/matches/early', early),
  }
}
