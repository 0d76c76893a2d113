import * as z from 'zod/mini'
import { signCall, vendorHeaders } from './sign-call.ts'
import type { Services } from '../services.ts'
import { NoWalletAnswer, type Wallet, type WalletRefusal } from './wallet.ts'

const settings = z.object({ autoplay: z.boolean(), turbo: z.boolean(), leastCycleMs: z.int() })
const openedSitting = z.object({
  playerId: z.string(),
  playerName: z.string(),
  currency: z.string(),
  language: z.enum(['VI', 'EN']),
  balance: z.int(),
  nodeId: z.string(),
  playSessionId: z.string(),
  sessionKey: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  family: z.string(),
  minStake: z.int(),
  settings,
  wallet: z.enum(['single', 'vendor']),
  bounds: z.optional(z.object({ merchant: z.string(), match: z.int(), market: z.int() })),
})
/** Who plays what, what the wallet holds, which wallet pays, and the key that stakes need. */
export type OpenedSitting = z.infer<typeof openedSitting>

const knownTitle = z.object({
  nodeId: z.string(),
  gameCode: z.string(),
  family: z.string(),
  nameVi: z.string(),
  nameEn: z.string(),
  minStake: z.int(),
  feedsJackpots: z.boolean(),
  settings,
})
/** A title as the merchant has it in the catalogue. */
export type KnownTitle = z.infer<typeof knownTitle>

const jackpotWin = z.object({ pool: z.string(), amount: z.int() })
const moved = z.object({
  balance: z.int(),
  jackpot: z.optional(jackpotWin),
  /** All of them, where it was more than one. */
  jackpots: z.optional(z.array(jackpotWin)),
})
const framed = z.object({ origins: z.array(z.string()) })
const returned = z.object({ balance: z.optional(z.int()) })
const refusal = z.object({ success: z.literal(false), errorCode: z.string() })

/** The gateway as the in-house vendor uses it: its wallet, and what it knows of sittings, titles and its own pages. */
export type SeamlessClient = Wallet & {
  open: (token: string) => Promise<({ ok: true } & OpenedSitting) | WalletRefusal>
  /** A title by its code; undefined when the merchant does not have it. */
  findTitle: (gameCode: string) => Promise<KnownTitle | undefined>
  /** The origins that may frame a game. */
  frameOrigins: () => Promise<string[]>
}

/** Signs every call to the gateway anew, a repeated one too; what makes it the same call is its transaction id. */
export function createSeamlessClient(services: Services): SeamlessClient {
  async function post<Value extends z.ZodMiniType>(
    name: string,
    request: object,
    value: Value,
  ): Promise<{ ok: true; value: z.infer<Value> } | WalletRefusal> {
    const body = JSON.stringify({ vendor: services.settings.code, ...request })
    const path = `/seamless/${name}`
    const time = String(services.now())
    const nonce = services.randomBytes(16).toString('hex')
    const signature = signCall(services.settings.secret, { method: 'POST', path, time, nonce, body })
    const response = await send(
      services,
      new Request(new URL(path, services.settings.gatewayOrigin), {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          [vendorHeaders.time]: time,
          [vendorHeaders.nonce]: nonce,
          [vendorHeaders.signature]: signature,
        },
      }),
    )
    const answer = await readAnswer(response, name)
    const accepted = z.object({ success: z.literal(true), value: z.unknown() }).safeParse(answer)
    if (accepted.success) return { ok: true, value: value.parse(accepted.data.value) }
    const refused = refusal.safeParse(answer)
    // A call that was not believed did nothing itself, but the line may have delivered it before.
    const isBelieved = response.status !== 401
    if (refused.success && isBelieved && response.status < 500) {
      return { ok: false, code: refused.data.errorCode }
    }
    throw new NoWalletAnswer(`the wallet answered ${name} with status ${response.status}`)
  }

  return {
    async open(token) {
      const answer = await post('session', { token }, openedSitting)
      return answer.ok ? { ok: true, ...answer.value } : answer
    },
    async findTitle(gameCode) {
      const answer = await post('title', { gameCode }, knownTitle)
      return answer.ok ? answer.value : undefined
    },
    async debit({ transactionId, addsTo, roundId, sessionKey, amount, wallet, content }) {
      const stake = { transactionId, addsTo, roundId, sessionKey, amount, wallet, content }
      const answer = await post('debit', stake, moved)
      return answer.ok ? { ok: true, ...answer.value } : answer
    },
    async credit({ transactionId, debitTransactionId, amount, leastReturn, odds, content }) {
      const payout = { transactionId, debitTransactionId, amount, leastReturn, odds, content }
      const answer = await post('credit', payout, moved)
      if (!answer.ok) return answer
      const { balance, jackpot, jackpots = jackpot && [jackpot] } = answer.value
      return {
        ok: true,
        balance,
        jackpots: jackpots?.toSorted((one, other) => other.amount - one.amount),
      }
    },
    async rollback({ transactionId, debitTransactionId }) {
      const answer = await post('rollback', { transactionId, debitTransactionId }, returned)
      return answer.ok ? { ok: true, balance: answer.value.balance } : answer
    },
    async correct({ transactionId, debitTransactionId, amount, content, reason }) {
      const correction = { transactionId, debitTransactionId, amount, content, reason }
      const answer = await post('correct', correction, moved)
      return answer.ok ? { ok: true, balance: answer.value.balance } : answer
    },
    async frameOrigins() {
      const answer = await post('frame-origins', {}, framed)
      if (!answer.ok) throw new Error(`the gateway refused to name its origins: ${answer.code}`)
      return answer.value.origins
    },
  }
}

/** A request or an answer that was lost on the way leaves it open whether the call was done. */
async function send(services: Services, request: Request): Promise<Response> {
  try {
    return await services.sendToGateway(request)
  } catch (cause) {
    throw new NoWalletAnswer(`no answer from ${new URL(request.url).pathname}`, { cause })
  }
}

async function readAnswer(response: Response, name: string): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new NoWalletAnswer(`the wallet answered ${name} with what cannot be read`, { cause })
  }
}
