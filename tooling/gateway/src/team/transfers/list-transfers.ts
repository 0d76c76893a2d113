import type { calls } from '@saola/protocol'
import { plainText } from '@saola/validation'
import type { Handler } from '../../http/mount.ts'
import { listAgentTransfers } from './agent-transfer-store.ts'

/** The caller's transfers along the line, sent and received, newest first. */
export const listTransfers: Handler<typeof calls.team.transfers> = ({ account, services, input }) =>
  listAgentTransfers(services.db, account.id, {
    name: plainText(input.customerName ?? '').toLowerCase(),
    side: input.side,
    page: { number: input.pageNo, size: input.pageSize },
  })
