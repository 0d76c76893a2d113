import type { calls } from '@saola/protocol'
import { checkHolder, plainCapitals } from '@saola/rules'
import { tellOwner } from '../../accounts/tell-owner.ts'
import type { Database } from '../../db/database.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { requireCodeWhereOn } from '../../accounts/authenticator/require-authenticator.ts'
import { isFreshPlace } from '../../accounts/payout-guard/is-fresh-place.ts'
import { upsertPayoutWait } from '../../accounts/payout-guard/payout-guard-store.ts'
import { waitStart } from '../../accounts/payout-guard/require-payouts-open.ts'
import { requirePaymentPassword } from '../../accounts/payment-password.ts'
import { createCard, hadCard, listCards } from './bank-card-store.ts'
import { findBank } from './bank-catalogue.ts'
import { describeCard } from './describe-card.ts'
import { lockRealName, updateRealName } from '../../accounts/names/real-name-store.ts'

/** How many bank accounts a member can have. */
export const maximumCards = 5

/**
 * Adds a bank account in the member's own name; without a real name the account takes this one (wallet 22). An authenticator
 * that is on is asked (wallet 40).
 */
export const addBankCard: Handler<typeof calls.wallet.addBankCard> = async (context) => {
  const { account, services, merchant, input } = context
  await requirePaymentPassword(services, account.id, input.paymentPassword)
  if (!findBank(input.bin)) throw new Fault('wallet.card.refused', { field: 'bin' })
  const now = services.now()
  const added = await services.db.transaction().execute(async (trx) => {
    const realName = await lockRealName(trx, account.id)
    const refusal = checkHolder(input.accountName, realName ?? undefined)
    if (refusal) throw new Fault('wallet.card.refused', { field: 'accountName', messageKey: refusal })
    if ((await listCards(trx, account.id)).length >= maximumCards) throw new Fault('wallet.card.limit')
    await requireCodeWhereOn(services, trx, account.id, input.code)
    const waits = await takesWait(trx, context)
    const holder = plainCapitals(input.accountName)
    const row = await createCard(trx, services, {
      merchantId: merchant.id,
      accountId: account.id,
      bin: input.bin,
      accountNumber: input.accountNumber.toUpperCase(),
      holder,
      now,
    })
    if (!row) throw new Fault('wallet.card.taken', { field: 'accountNumber' })
    if (realName === null) await updateRealName(trx, account.id, holder)
    if (waits) await upsertPayoutWait(trx, account.id, 'bank_card', now)
    return { card: describeCard(services, row), waits }
  })
  if (added.waits) {
    // The card is there by now; a notice that got lost does not undo it.
    await tellOwner(context, 'bank_card').catch((error: unknown) => console.error('[bank card]', error))
  }
  return added.card
}

/** Whether payouts wait for it (wallet 41): the first bank account of a member asks for no wait where the member is at home. */
async function takesWait(trx: Database, context: Request): Promise<boolean> {
  if (await hadCard(trx, context.account.id)) return true
  return isFreshPlace(trx, context, waitStart(context.merchant.settings, context.services.now()))
}

type Request = Parameters<Handler<typeof calls.wallet.addBankCard>>[0]
