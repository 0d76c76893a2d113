import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { findLifetime } from './profit-store.ts'

/** What the caller has paid in and got out since the account exists; money on hold has not left yet. */
export const getLifetime: Handler<typeof calls.wallet.lifetime> = async ({ account, services }) => {
  const lifetime = await findLifetime(services.db, account.id)
  const { deposited, withdrawn, since } = lifetime ?? { deposited: 0, withdrawn: 0, since: services.now() }
  return { deposited, withdrawn, net: deposited - withdrawn, since }
}
