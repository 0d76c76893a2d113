import type { ApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { demoAccounts } from '@saola/scripts'

/** Gives an account a bank card to withdraw to, unless it has one. */
export async function giveBankCard(api: ApiClient): Promise<{ cardId: string }> {
  const { cards } = await api.send(calls.wallet.bankCards)
  return (
    cards[0] ??
    api.send(calls.wallet.addBankCard, {
      bin: '970436',
      // A bank account belongs to one member.
      accountNumber: String(Date.now()),
      accountName: 'NGUYEN VAN DUC',
      paymentPassword: demoAccounts.paymentPassword,
    })
  )
}
