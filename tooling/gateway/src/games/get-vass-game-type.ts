import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { perVersion } from './per-version.ts'

/** Which vendors serve which family, in lane order. */
export const getVassGameType: Handler<typeof calls.games.vassGameType> = async ({ house }) => {
  const content = await perVersion(house, 'vendors by family', async () => {
    const rows = await house.db
      .selectFrom('game')
      .innerJoin('vendor', 'vendor.code', 'game.vendor_code')
      .select(['game.family', 'vendor.code', 'vendor.sort'])
      .distinct()
      .orderBy('vendor.sort')
      .execute()
    const byFamily: Record<string, string[]> = {}
    for (const row of rows) (byFamily[row.family] ??= []).push(row.code)
    return byFamily
  })
  return { content }
}
