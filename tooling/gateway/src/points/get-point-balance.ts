import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { readPointBalance } from './point-entry-store.ts'

/** The points of the account. */
export const getPointBalance: Handler<typeof calls.points.balance> = ({ account, services }) =>
  readPointBalance(services.db, account.id)
