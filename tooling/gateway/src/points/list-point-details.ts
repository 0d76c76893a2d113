import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { listPointEntries } from './point-entry-store.ts'

/** What changed the points, newest first, each with the rule that earned it. */
export const listPointDetails: Handler<typeof calls.points.details> = ({ account, services, input }) =>
  listPointEntries(services.db, account.id, { number: input.pageNo, size: input.pageSize })
