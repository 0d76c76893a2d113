import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { describeLinks } from './describe-link.ts'
import { listLinks as readLinks } from './link-store.ts'

/** The caller's own links with what came of each. */
export const listLinks: Handler<typeof calls.team.links> = async ({ account, services, merchant, input }) => {
  const { page, pageSize } = input
  const { rows, totalCount, asOf } = await readLinks(
    services.db,
    account.id,
    pageAt(page, pageSize, input.asOf),
  )
  return {
    pageInfo: { totalRecords: totalCount, currentPage: page, pageSize },
    list: await describeLinks({ services, merchant }, rows),
    asOf,
  }
}
