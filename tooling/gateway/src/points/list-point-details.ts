import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { pageAt } from '../http/page-store.ts'
import { readOwedPoints } from './debt-store.ts'
import { listPointEntries } from './point-entry-store.ts'

/** What changed the points, newest first, each with the rule that earned it; and what is owed of them (points 16). */
export const listPointDetails: Handler<typeof calls.points.details> = async ({
  account,
  services,
  input,
}) => {
  const page = pageAt(input.pageNo, input.pageSize, input.asOf)
  const { rows, totalCount, asOf } = await listPointEntries(services.db, account.id, page)
  return { list: rows, totalCount, asOf, owed: await readOwedPoints(services.db, account.id) }
}
