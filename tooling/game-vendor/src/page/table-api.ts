import { language, text } from './page-data.ts'

/** A round as the server shows it; amounts in đồng, target and result in hundredths. */
export type ShownRound = {
  roundId: string
  state: 'paid' | 'rolled-back'
  stake: number
  target: number
  result: number
  payout: number
  clientSeed: string
  nonce: number
  serverSeedHash: string
  serverSeed?: string
}

/** The pair of seeds in use, without what is still secret. */
export type ShownSeeds = { serverSeedHash: string; clientSeed: string; nextNonce: number }

/** A pair that was just revealed. */
export type RevealedSeeds = { serverSeed: string; serverSeedHash: string; clientSeed: string }

/** The server's calls; the session key lives in this memory only. */
export type TableApi = {
  open: (token: string) => Promise<{ balance: number; seeds: ShownSeeds; rounds: ShownRound[] }>
  play: (wish: {
    key: string
    stake: number
    target: number
  }) => Promise<{ round: ShownRound; balance?: number; seeds: ShownSeeds }>
  changeSeeds: (clientSeed: string) => Promise<{ revealed: RevealedSeeds; seeds: ShownSeeds }>
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

const triesBeforeGivingUp = 3
const pauseMs = 700
const timeLimitMs = 15_000

/** Talks to the in-house vendor. A call without an answer is sent again as it was; the server does each once. */
export function createTableApi(): TableApi {
  let sessionKey = ''
  return {
    async open(token) {
      const opened = await send<Awaited<ReturnType<TableApi['open']>> & { sessionKey: string }>(
        '/limbo/open',
        { token },
        '',
        1,
      )
      sessionKey = opened.sessionKey
      return opened
    },
    play: (wish) => send('/limbo/play', wish, sessionKey, triesBeforeGivingUp),
    changeSeeds: (clientSeed) => send('/limbo/seeds', { clientSeed }, sessionKey, 1),
  }
}

async function send<Value>(path: string, body: object, sessionKey: string, tries: number): Promise<Value> {
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
  // The server that serves this file answers in these two shapes.
  const parsed = answer as
    | { success: true; value: Value }
    | { success: false; errorCode: string; message: string }
  if (parsed.success) return parsed.value
  if (['internal', 'unavailable'].includes(parsed.errorCode)) throw new NoAnswer(parsed.message)
  throw new TableRefusal(parsed.errorCode, parsed.message)
}

async function fetchAnswer(path: string, body: object, sessionKey: string): Promise<unknown> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Session-Key': sessionKey, Language: language },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeLimitMs),
    })
    return await response.json()
  } catch (cause) {
    throw new NoAnswer(text('connection'), { cause })
  }
}
