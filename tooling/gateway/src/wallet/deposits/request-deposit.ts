import type { calls } from '@saola/protocol'
import { checkDeposit } from '@saola/rules'
import { depositMemo, minuteMs } from '@saola/rules'
import { requireVerified } from '../../accounts/identity/require-verified.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { requireDepositAllowed } from '../../protection/enforce.ts'
import { lockProtection } from '../../protection/limit-store.ts'
import { describeDeposit } from './describe-deposit.ts'
import { openDeposit } from './deposit-store.ts'
import { findByKey } from '../money-act-store.ts'

/**
 * Opens a deposit and says what to pay where; the same key answers with the same deposit. A new one has to fit the
 * member's own limits, decided under the lock that a change of them takes too, and be the member's whose identity is verified
 * where the merchant asks for that (protection 24).
 */
export const requestDeposit: Handler<typeof calls.wallet.deposit> = async (context) => {
  const { account, services, input, merchant } = context
  const { minimumAmount: min, maximumAmount: max, expiryMinutes } = merchant.settings.deposit
  const refusal = checkDeposit(input.amount, { min, max })
  if (refusal) {
    throw new Fault('wallet.deposit.amount', {
      field: 'amount',
      messageKey: refusal,
      params: { minAmount: min, maxAmount: max },
    })
  }
  const deposit = await services.db.transaction().execute(async (trx) => {
    await lockProtection(trx, account.id)
    const first = await findByKey(trx, 'deposit', account.id, context.idempotencyKey)
    if (first) return first
    const now = services.now()
    const { settings } = merchant
    await requireVerified(trx, 'deposit', { accountId: account.id, settings, now })
    await requireDepositAllowed(trx, input.amount, { accountId: account.id, now })
    return openDeposit(trx, {
      accountId: account.id,
      idempotencyKey: context.idempotencyKey,
      amount: input.amount,
      makeMemo: () => depositMemo(merchant.code, services.randomBytes),
      createdAt: now,
      expiresAt: now + expiryMinutes * minuteMs,
    })
  })
  if (deposit.amount !== input.amount) throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  return describeDeposit(deposit, context)
}
