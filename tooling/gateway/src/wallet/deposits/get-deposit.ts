import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { describeDeposit } from './describe-deposit.ts'
import { findDeposit } from './deposit-store.ts'

/** How one of the caller's deposits stands. Somebody else's does not exist for the caller. */
export const getDeposit: Handler<typeof calls.wallet.depositStatus> = async (context) => {
  const deposit = await findDeposit(context.services.db, context.input.depositId)
  if (deposit?.account_id !== context.account.id) throw new Fault('not_found')
  return describeDeposit(deposit, context)
}
