import type { calls } from '@saola/protocol'
import { plainText } from '@saola/validation'
import type { Handler } from '../../http/mount.ts'
import { pageAt } from '../../http/page-store.ts'
import { listAgentTransfers } from './agent-transfer-store.ts'

/** The caller's transfers along the line, sent and received, newest first. */
export const listTransfers: Handler<typeof calls.team.transfers> = async ({ account, services, input }) => {
  const { rows, totalCount, asOf } = await listAgentTransfers(services.db, account.id, {
    name: plainText(input.customerName ?? '').toLowerCase(),
    side: input.side,
    page: pageAt(input.pageNo, input.pageSize, input.asOf),
  })
  return { list: rows, totalCount, asOf }
}
