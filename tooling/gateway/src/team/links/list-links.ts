import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { describeLinks } from './describe-link.ts'
import { countLinks, listLinks as readLinks } from './link-store.ts'

/** The caller's own links with what came of each. */
export const listLinks: Handler<typeof calls.team.links> = async ({ account, services, input }) => {
  const { page, pageSize } = input
  const rows = await readLinks(services.db, account.id, { page, pageSize })
  return {
    pageInfo: { totalRecords: await countLinks(services.db, account.id), currentPage: page, pageSize },
    list: await describeLinks(services, rows),
  }
}
