import * as z from 'zod/mini'
import { signCall, vendorHeaders } from './sign-call.ts'
import type { Services } from './services.ts'

/** The wallet said no; `code` is one of the seamless codes. */
export type WalletRefusal = { ok: false; code: string }

/** The wallet's answer says nothing about what was asked for; the same call may be sent again. */
export class NoWalletAnswer extends Error {}

/** The seamless wallet as the in-house vendor uses it. What fails on the way throws, and may be tried again as it was. */
export type WalletClient = {
  open: (token: string) => Promise<({ ok: true } & OpenedSession) | WalletRefusal>
  debit: (stake: Stake) => Promise<{ ok: true; balance: number } | WalletRefusal>
  credit: (win: {
    roundId: string
    amount: number
    content: string
  }) => Promise<{ ok: true; balance: number } | WalletRefusal>
  /** The origins that may frame a game. */
  frameOrigins: () => Promise<string[]>
  rollback: (roundId: string) => Promise<{ ok: true; balance: number | undefined } | WalletRefusal>
}

/** A stake for a new round, in đồng. */
export type Stake = { roundId: string; sessionKey: string; amount: number; content: string }

const openedSession = z.object({
  playerId: z.string(),
  playerName: z.string(),
  currency: z.string(),
  language: z.enum(['VI', 'EN']),
  balance: z.int(),
  nodeId: z.string(),
  playSessionId: z.string(),
  sessionKey: z.string(),
})
/** Who plays, what the wallet holds, and the key that stakes need. */
export type OpenedSession = z.infer<typeof openedSession>

const moved = z.object({ balance: z.int() })
const framed = z.object({ origins: z.array(z.string()) })
const returned = z.object({ balance: z.optional(z.int()) })
const refusal = z.object({ success: z.literal(false), errorCode: z.string() })

/** Signs every call anew, also a repeated one; the transaction ids follow from the round, so a repeated call is the same call. */
export function createWalletClient(services: Services): WalletClient {
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
    const response = await services.sendToGateway(
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
    const answer: unknown = await response.json()
    const accepted = z.object({ success: z.literal(true), value: z.unknown() }).safeParse(answer)
    if (accepted.success) return { ok: true, value: value.parse(accepted.data.value) }
    const refused = refusal.safeParse(answer)
    if (refused.success && response.status < 500) return { ok: false, code: refused.data.errorCode }
    throw new NoWalletAnswer(`the wallet answered ${name} with status ${response.status}`)
  }

  return {
    async open(token) {
      const answer = await post('session', { token }, openedSession)
      return answer.ok ? { ok: true, ...answer.value } : answer
    },
    async debit({ roundId, sessionKey, amount, content }) {
      const request = { transactionId: `${roundId}:debit`, roundId, sessionKey, amount, content }
      const answer = await post('debit', request, moved)
      return answer.ok ? { ok: true, ...answer.value } : answer
    },
    async credit({ roundId, amount, content }) {
      const request = { transactionId: `${roundId}:credit`, debitTransactionId: `${roundId}:debit` }
      const answer = await post('credit', { ...request, amount, content }, moved)
      return answer.ok ? { ok: true, ...answer.value } : answer
    },
    async frameOrigins() {
      const answer = await post('frame-origins', {}, framed)
      if (!answer.ok) throw new Error(`the gateway refused to name its origins: ${answer.code}`)
      return answer.value.origins
    },
    async rollback(roundId) {
      const request = { transactionId: `${roundId}:rollback`, debitTransactionId: `${roundId}:debit` }
      const answer = await post('rollback', request, returned)
      return answer.ok ? { ok: true, balance: answer.value.balance } : answer
    },
  }
}
