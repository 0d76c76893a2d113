import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { parseId } from '../../http/parse-id.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { findWithdrawal } from './withdrawal-store.ts'

/** How one of the member's withdrawals stands. */
export const getWithdrawal: Handler<typeof calls.wallet.withdrawal> = async (context) => {
  const { account, services, input } = context
  const row = await findWithdrawal(services.db, parseId(input.withdrawalId), account.id)
  if (!row) throw new Fault('not_found')
  return describeWithdrawal(context, row)
}
