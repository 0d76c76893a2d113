import * as z from 'zod/mini'
import { houseVendor } from '../games/catalogue/vendors.ts'
import { signatureHeader, signBody } from '../games/seamless/vendor-signature.ts'
import type { House } from '../house.ts'

/** Sends a request to the gateway; in one process this is its fetch handler, else the network. */
export type SendToGateway = (request: Request) => Promise<Response>

/** The wallet said no; `code` is one of the seamless codes. */
export type WalletRefusal = { ok: false; code: string }

/** The seamless wallet as the house vendor uses it. What fails on the way throws, and may be tried again as it was. */
export type WalletClient = {
  open: (token: string) => Promise<({ ok: true } & OpenedSession) | WalletRefusal>
  debit: (stake: Stake) => Promise<{ ok: true; balance: number } | WalletRefusal>
  credit: (win: {
    roundId: string
    amount: number
    content: string
  }) => Promise<{ ok: true; balance: number } | WalletRefusal>
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
const returned = z.object({ balance: z.optional(z.int()) })
const refusal = z.object({ success: z.literal(false), errorCode: z.string() })

/** Signs every call; the transaction ids follow from the round, so a repeated call is the same call. */
export function createWalletClient(house: House, sendToGateway: SendToGateway): WalletClient {
  async function post<Value extends z.ZodMiniType>(
    name: string,
    request: object,
    value: Value,
  ): Promise<{ ok: true; value: z.infer<Value> } | WalletRefusal> {
    const body = JSON.stringify({ vendor: houseVendor, ...request })
    const response = await sendToGateway(
      new Request(new URL(`/seamless/${name}`, house.settings.gatewayOrigin), {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          [signatureHeader]: signBody(house.settings.vendorSecret, body),
        },
      }),
    )
    const answer: unknown = await response.json()
    const accepted = z.object({ success: z.literal(true), value: z.unknown() }).safeParse(answer)
    if (accepted.success) return { ok: true, value: value.parse(accepted.data.value) }
    const refused = refusal.safeParse(answer)
    if (refused.success && response.status < 500) return { ok: false, code: refused.data.errorCode }
    throw new Error(`the wallet answered ${name} with status ${response.status}`)
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
    async rollback(roundId) {
      const request = { transactionId: `${roundId}:rollback`, debitTransactionId: `${roundId}:debit` }
      const answer = await post('rollback', request, returned)
      return answer.ok ? { ok: true, balance: answer.value.balance } : answer
    },
  }
}
