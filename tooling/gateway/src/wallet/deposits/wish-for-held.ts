import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { updateWish } from './arrival-store.ts'
import { describeDeposit } from './describe-deposit.ts'
import { findDeposit } from './deposit-store.ts'

/**
 * Notes what the caller wants done with money that came for a deposit of theirs and is held; until a person has decided, the
 * wish may change. Where nothing is held any more the deposit is told as it is now (wallet 58).
 */
export const wishForHeld: Handler<typeof calls.wallet.wishForHeld> = async (context) => {
  const { services, input, account } = context
  const deposit = await findDeposit(services.db, input.depositId)
  if (deposit?.account_id !== account.id) throw new Fault('not_found')
  await updateWish(services.db, { depositId: deposit.id, wish: input.wish, now: services.now() })
  return describeDeposit(deposit, context)
}
