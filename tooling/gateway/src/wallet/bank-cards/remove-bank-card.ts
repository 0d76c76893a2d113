import type { calls } from '@saola/protocol'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { requirePaymentPassword } from '../../accounts/payment-password.ts'
import { parseId } from '../../http/parse-id.ts'
import { removeCard } from './bank-card-store.ts'

/** Removes a bank account; withdrawals under way keep it. */
export const removeBankCard: Handler<typeof calls.wallet.removeBankCard> = async ({
  account,
  services,
  input,
}) => {
  await requirePaymentPassword(services, account.id, input.paymentPassword)
  const card = { id: parseId(input.cardId), accountId: account.id, now: services.now() }
  if (!(await removeCard(services.db, card))) throw new Fault('not_found')
}
