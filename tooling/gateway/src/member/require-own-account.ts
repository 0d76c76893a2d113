import { accountType } from '@saola/protocol'
import type { Account } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'

/** Refuses trial accounts: the next visitor gets the same one, so it can have no secrets of its own. */
export function requireOwnAccount({ type }: Pick<Account, 'type'>): void {
  if (type === accountType.trial) throw new Fault('account.type.refused')
}
