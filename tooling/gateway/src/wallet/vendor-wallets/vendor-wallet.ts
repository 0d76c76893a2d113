import type { VendorWallet } from '../../services/ports.ts'
import * as z from 'zod/mini'

const outcome = z.object({ state: z.enum(['done', 'refused']) })
const held = z.object({ balance: z.int().check(z.nonnegative()) })

/**
 * A vendor's wallet over HTTP, as `mountPlayerWallets` answers it, in the vendor's unit. While its secret is changed, a vendor that does not
 * know the new one yet is asked by the one before (games 95).
 */
export function createHttpVendorWallet({
  origin,
  secrets,
  timeoutMs = 8_000,
}: {
  origin: string
  secrets: readonly string[]
  /** How long an answer is waited for. */
  timeoutMs?: number
}): VendorWallet {
  const askBy = (secret: string, path: string, body?: object): Promise<Response> =>
    fetch(new URL(path, origin), {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
  const ask = async (path: string, body?: object): Promise<Response> => {
    const [secret = '', before] = secrets
    const response = await askBy(secret, path, body)
    return response.status === 401 && before !== undefined ? askBy(before, path, body) : response
  }
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
