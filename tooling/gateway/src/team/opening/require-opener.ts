import { checkRebate, mayOpenAccounts, readRebate, usualRebate } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import type { CallContext } from '../../http/mount.ts'
import { requireOpenFor } from '../../protection/enforce.ts'
import { findRebateRate } from './opener-store.ts'

type Opener = Pick<CallContext<unknown>, 'account' | 'services' | 'merchant'>

/** Refuses who may not bring anybody in: a sub-account, and an agent on a break or excluded (team 11). */
export async function requireOpener({ account, services }: Opener): Promise<void> {
  if (!mayOpenAccounts(account.type)) throw new Fault('account.type.refused')
  const guarded = { accountId: account.id, now: services.now() }
  await requireOpenFor(services.db, 'opening', guarded)
}

/** The most rebate that the caller may give: its own (team 13). */
export async function ownRebate({ account, services, merchant }: Opener): Promise<number> {
  const found = await findRebateRate(services.db, account.id)
  return found ?? merchant.settings.opening?.topRebate ?? usualRebate
}

/** The rate of a rebate as it was typed, or a refusal at the field `rebate`. */
export function requireRebate(typed: string, ownRate: number): number {
  const rate = readRebate(typed)
  const refusal = checkRebate(rate, ownRate)
  if (refusal !== undefined || rate === undefined) {
    throw new Fault('request_param_err', {
      field: 'rebate',
      ...(refusal && { messageKey: refusal.key, params: refusal.params }),
    })
  }
  return rate
}
