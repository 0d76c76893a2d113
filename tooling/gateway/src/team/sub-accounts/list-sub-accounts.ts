import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { listOwned } from './sub-account-store.ts'

/** The caller's sub-accounts. */
export const listSubAccounts: Handler<typeof calls.team.subAccounts> = async ({ account, services }) => ({
  list: await listOwned(services.db, account.id),
})
