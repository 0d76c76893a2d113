import { language, text } from './page-data.ts'

/** A jackpot that came with a round. */
export type JackpotWin = { pool: 'mini' | 'minor' | 'major' | 'grand'; amount: number }

/** A round as the server shows it; amounts in đồng. */
export type ShownRound<Choice = unknown, View = unknown> = {
  roundId: string
  /** `voided` was paid, and given back by the operator since. */
  state: 'playing' | 'paid' | 'rolled-back' | 'voided'
  stake: number
  /** All that was staked, added stakes included. */
  staked: number
  choice: Choice
  moves: readonly unknown[]
  view: View
  isOver: boolean
  /** What was paid; while the round waits for a move, what stopping now would pay. */
  payout: number
  /** What came, short. */
  result: string
  /** What it won of the jackpots, the largest first. */
  jackpots?: readonly JackpotWin[]
  clientSeed: string
  nonce: number
  serverSeedHash: string
  serverSeed?: string
  playedAt: number
  /** What is kept of a round that is over, where it is not from before it was kept. */
  endedAt?: number
  voidedAt?: number
  balanceBefore?: number
  balanceAfter?: number
  /** Which release played it, and the hash of the title's model. */
  engineVersion?: string
  modelHash?: string
}

/** The pair of seeds in use, without what is still secret. */
export type ShownSeeds = {
  serverSeedHash: string
  /** Of the pair that the next change starts. */
  nextServerSeedHash: string
  /** Empty until the first round of the pair brings one. */
  clientSeed: string
  nextNonce: number
}

/** A pair that was just revealed. */
export type RevealedSeeds = { serverSeed: string; serverSeedHash: string; clientSeed: string }

/** An open sitting: who plays, by which bounds, and what was played. */
export type Sitting = {
  isDemo: boolean
  gameName: string
  balance: number
  minStake: number
  maxStake: number
  settings: { autoplay: boolean; turbo: boolean; leastCycleMs: number }
  seeds: ShownSeeds
  rounds: ShownRound[]
  /** The round that waits for a move. */
  waiting: ShownRound | null
}

/** What a press of the button asks for. */
export type Wish = { key: string; stake: number; choice: unknown; clientSeed: string }

/** A move of a round; `step` counts the moves before it. */
export type Step = { roundId: string; step: number; move: unknown }

/** Where a round stands after a call. */
export type Played = { round: ShownRound; balance?: number; seeds: ShownSeeds }

/** A jackpot pool as everybody may see it: money in whole đồng, shares in millionths of a stake. */
export type Pool = {
  pool: JackpotWin['pool']
  meter: number
  cap: number
  share: number
  reserveShare: number
  /** No stake feeds or wins it now. */
  isStopped?: boolean
}

/** The server's calls; the session key lives in this memory only. */
export type TableApi = {
  open: (token: string) => Promise<Sitting>
  openDemo: (gameCode: string) => Promise<Sitting>
  refillDemo: () => Promise<{ balance: number }>
  play: (wish: Wish) => Promise<Played>
  move: (step: Step) => Promise<Played>
  /** The last rounds with a feature, the newest first. */
  features: () => Promise<{ rounds: ShownRound[] }>
  /** A round that is over, as its stage shows it from the first picture to the last. */
  replay: (roundId: string) => Promise<{ steps: ShownRound[] }>
  changeSeeds: (
    wanted: Pick<ShownSeeds, 'clientSeed' | 'nextServerSeedHash'>,
  ) => Promise<{ revealed: RevealedSeeds; seeds: ShownSeeds }>
}

/** The server said no, in words for the player. */
export class TableRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** No answer, or none that can be read: whether the call was done is not known. */
export class NoAnswer extends Error {}

/** The pools of a merchant. */
export async function readPools(merchant: string): Promise<readonly Pool[]> {
  const { pools } = await send<{ pools: Pool[] }>('/api/jackpots', { merchant }, '', 1)
  return pools
}

/** How often a call is sent that may be repeated. */
export const triesBeforeGivingUp = 3
const pauseMs = 700
const timeLimitMs = 15_000

/** Talks to the in-house vendor. A call without an answer is sent again as it was; the server does each once. */
export function createTableApi(): TableApi {
  let sessionKey = ''
  const openWith = async (path: string, body: object): Promise<Sitting> => {
    const opened = await send<Sitting & { sessionKey: string }>(path, body, '', 1)
    sessionKey = opened.sessionKey
    return opened
  }
  return {
    open: (token) => openWith('/api/open', { token }),
    openDemo: (gameCode) => openWith('/api/demo', { gameCode }),
    refillDemo: () => send('/api/demo/refill', {}, sessionKey, 1),
    play: (wish) => send('/api/play', wish, sessionKey, triesBeforeGivingUp),
    move: (step) => send('/api/move', step, sessionKey, triesBeforeGivingUp),
    features: () => send('/api/features', {}, sessionKey, 1),
    replay: (roundId) => send('/api/replay', { roundId }, sessionKey, 1),
    changeSeeds: (wanted) => send('/api/seeds', wanted, sessionKey, 1),
  }
}

/** Sends a call to the vendor, and again as it was where no answer came; throws `TableRefusal` or `NoAnswer`. */
export async function send<Value>(
  path: string,
  body: object,
  sessionKey: string,
  tries: number,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(path, body, sessionKey)
    } catch (error) {
      if (!(error instanceof NoAnswer) || attempt >= tries) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt))
    }
  }
}

async function sendOnce<Value>(path: string, body: object, sessionKey: string): Promise<Value> {
  const answer = await fetchAnswer(path, body, sessionKey)
  // The server that serves this file answers in two shapes; what has another comes from somebody on the way.
  const parsed = Object(answer) as
    | { success: true; value: Value }
    | { success: false; errorCode: string; message: string }
    | { success?: undefined }
  if (parsed.success === true) return parsed.value
  if (parsed.success !== false) throw new NoAnswer(text('connection'))
  if (['internal', 'unavailable'].includes(parsed.errorCode)) throw new NoAnswer(parsed.message)
  throw new TableRefusal(parsed.errorCode, parsed.message)
}

async function fetchAnswer(path: string, body: object, sessionKey: string): Promise<unknown> {
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(), timeLimitMs)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Session-Key': sessionKey, Language: language },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: request.signal,
    })
    return await response.json()
  } catch (cause) {
    throw new NoAnswer(text('connection'), { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Hears of each event of a stream until it ends; throws when the line breaks. */
export async function hearEvents(path: string, sessionKey: string, onEvent: () => void): Promise<void> {
  // An EventSource could not send the key in a header, and an address is written down on the way.
  const response = await fetch(path, { headers: { 'X-Session-Key': sessionKey }, credentials: 'omit' })
  const reader = response.ok ? response.body?.getReader() : undefined
  // Firefox before 105 decodes no streams.
  const decoder = new TextDecoder()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (decoder.decode(part.value, { stream: true }).includes('event: ')) onEvent()
  }
}
