import type { calls } from '@saola/protocol'
import { earnTypes } from '@saola/rules'
import type { Handler } from '../http/mount.ts'
import { pointSettingsOf } from './point-settings.ts'

/** What earns points, and what they are worth in money. */
export const getPointConfig: Handler<typeof calls.points.config> = async ({ merchant }) => {
  const { earn, convert } = pointSettingsOf(merchant.settings)
  const rows = earnTypes.flatMap((type) => {
    const ratio = earn[type]
    return ratio === undefined ? [] : [{ type, ...ratio }]
  })
  return { earn: rows, convert }
}
