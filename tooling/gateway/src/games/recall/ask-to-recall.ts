import * as z from 'zod/mini'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { findOwnVendor } from '../../vendors/own-vendor.ts'

/** What our own games keep of a round or bet, as they tell it, and the address that shows it for a while. */
export type RecalledRound = { kept: Record<string, unknown>; address: string; until: number }

const recalled = z.object({
  kept: z.record(z.string(), z.unknown()),
  path: z.string().check(z.startsWith('/play/')),
  until: z.int(),
})

/**
 * Asks our own games for what they keep of a round or bet; undefined where they have none of this number. The address shows it on the
 * game's own stage and opens no session. Throws `Fault('system.unavailable')` while the game server does not answer.
 */
export async function askToRecall(
  services: Services,
  { roundId, language, merchant }: { roundId: string; language: 'VI' | 'EN'; merchant: string },
): Promise<RecalledRound | undefined> {
  const own = await findOwnVendor(services)
  if (!own) return undefined
  const response = await ask(services, { betId: roundId, language })
  if (response.status === 404 && response.headers.get('x-bet') === 'missing') return undefined
  if (!response.ok) throw new Fault('system.unavailable')
  const { kept, path, until } = recalled.parse(await response.json())
  const address = new URL(path, own.origin)
  address.searchParams.set('language', language)
  address.searchParams.set('merchant', merchant)
  return { kept, address: address.href, until }
}

async function ask({ askVendor }: Services, body: object): Promise<Response> {
  const response = await askVendor('/operator/recall', body).catch((cause: unknown) => {
    throw new Fault('system.unavailable', { cause })
  })
  if (!response) throw new Fault('system.unavailable')
  return response
}
