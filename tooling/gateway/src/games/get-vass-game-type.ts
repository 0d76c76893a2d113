import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { listFamilyVendors } from './catalogue-store.ts'
import { perVersion } from './per-version.ts'

/** Which vendors serve which family, in lane order. */
export const getVassGameType: Handler<typeof calls.games.vassGameType> = async ({ services }) => {
  const content = await perVersion(services, 'vendors by family', async () => {
    const byFamily: Record<string, string[]> = {}
    for (const row of await listFamilyVendors(services.db)) (byFamily[row.family] ??= []).push(row.code)
    return byFamily
  })
  return { content }
}
