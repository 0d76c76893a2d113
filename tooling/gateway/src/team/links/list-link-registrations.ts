import type { calls } from '@saola/protocol'
import { activeMs } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { listRegistrations } from './link-figures-store.ts'
import { requireLink } from './require-link.ts'

/** Who registered by a link of the caller's own. */
export const listLinkRegistrations: Handler<typeof calls.team.linkRegistrations> = async ({
  account,
  services,
  input,
}) => {
  const { id } = await requireLink(services.db, account, input.affiUrlId)
  const page = pageAt(input.page, input.pageSize, input.asOf)
  const activeSince = services.now() - activeMs
  const { rows, totalCount, asOf } = await listRegistrations(services.db, id, { page, activeSince })
  return {
    totalRecords: totalCount,
    asOf,
    list: rows.map((row) => ({
      customerId: String(row.id),
      customerName: row.name,
      registeredDate: row.registered_at,
      hasDeposited: row.has_deposited,
      isActive: row.is_active,
    })),
  }
}
