import { calls, type Jackpot } from '@saola/protocol'
import type { Services } from '../services.ts'

/** The pools of a merchant, the smallest first; undefined when the gateway tells of none. */
export type JackpotPools = (merchant: string) => Promise<readonly Jackpot[] | undefined>

/** How long the gateway's answer serves: many pages look at the same pools. */
const keptMs = 2000
const mostKept = 200

type Kept = { pools: Promise<readonly Jackpot[] | undefined>; readAt: number }

/** Reads the pools as everybody may see them (games 28). While the gateway is away, what it said last goes on. */
export function createJackpotPools(services: Services): JackpotPools {
  const kept = new Map<string, Kept>()
  return (merchant) => {
    const known = kept.get(merchant)
    if (known && services.now() - known.readAt < keptMs) return known.pools
    if (kept.size >= mostKept) kept.clear()
    const pools = readPools(services, merchant).catch((error: unknown) => {
      if (known) return known.pools
      kept.delete(merchant)
      throw error
    })
    kept.set(merchant, { pools, readAt: services.now() })
    return pools
  }
}

async function readPools(
  { settings, sendToGateway }: Services,
  merchant: string,
): Promise<readonly Jackpot[] | undefined> {
  const { path, reply } = calls.games.jackpots
  const request = new Request(new URL(path, settings.gatewayOrigin), { headers: { Merchant: merchant } })
  const response = await sendToGateway(request)
  if (response.status >= 500) throw new Error(`the gateway answered ${path} with status ${response.status}`)
  if (!response.ok) return undefined
  return reply.parse(await response.json()).pools
}
