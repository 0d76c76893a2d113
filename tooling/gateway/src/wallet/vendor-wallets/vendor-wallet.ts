import * as z from 'zod/mini'

/** One movement as a vendor is asked for it: `in` puts money into its wallet, `out` takes it from there. */
export type VendorOrder = { orderId: string; playerId: string; direction: 'in' | 'out'; amount: number }

/** How an order ended. */
export type OrderOutcome = { state: 'done' | 'refused' }

/** A wallet that a vendor keeps for each player. Whatever fails on the way throws, and then nothing is known. */
export type VendorWallet = {
  /** Asks for an order; asking again with the same order id is the same order. */
  transfer: (order: VendorOrder) => Promise<OrderOutcome>
  /** `missing` says that the order has not arrived; it may still be under way. */
  statusOf: (orderId: string) => Promise<OrderOutcome | { state: 'missing' }>
  /** What the player has there, in đồng. */
  balanceOf: (playerId: string) => Promise<number>
}

const outcome = z.object({ state: z.enum(['done', 'refused']) })
const held = z.object({ balance: z.int().check(z.nonnegative()) })

/** A vendor's wallet over HTTP, as `mountPlayerWallets` answers it. */
export function createHttpVendorWallet({
  origin,
  secret,
  timeoutMs = 8_000,
}: {
  origin: string
  secret: string
  /** How long an answer is waited for. */
  timeoutMs?: number
}): VendorWallet {
  const ask = (path: string, body?: object): Promise<Response> =>
    fetch(new URL(path, origin), {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
  return {
    transfer: async (order) => read(await ask('/wallet/orders', order), outcome),
    async statusOf(orderId) {
      const response = await ask(`/wallet/orders/${encodeURIComponent(orderId)}`)
      const isMissing = response.status === 404 && response.headers.get('x-order') === 'missing'
      return isMissing ? { state: 'missing' } : read(response, outcome)
    },
    async balanceOf(playerId) {
      return (await read(await ask(`/wallet/players/${encodeURIComponent(playerId)}`), held)).balance
    },
  }
}

async function read<Value extends z.ZodMiniType>(response: Response, value: Value): Promise<z.infer<Value>> {
  if (!response.ok) throw new Error(`the vendor answered with status ${response.status}`)
  return value.parse(await response.json())
}
