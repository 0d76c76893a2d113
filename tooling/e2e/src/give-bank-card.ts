import type { ApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { demoAccounts } from '@saola/scripts'

/** Gives an account a bank card to withdraw to, unless it has one; of several it is the oldest, whoever asks beside it. */
export async function giveBankCard(api: ApiClient): Promise<{ cardId: string }> {
  const known = await oldestCard(api)
  if (known !== undefined) return known
  const added = await api.send(calls.wallet.addBankCard, {
    bin: '970436',
    // A bank account belongs to one member.
    accountNumber: String(Date.now()),
    accountName: 'NGUYEN VAN DUC',
    paymentPassword: demoAccounts.paymentPassword,
  })
  // Another journey may have added one in the same moment.
  return (await oldestCard(api)) ?? added
}

async function oldestCard(api: ApiClient): Promise<{ cardId: string } | undefined> {
  const { cards } = await api.send(calls.wallet.bankCards)
  return cards.toSorted((one, other) => Number(one.cardId) - Number(other.cardId))[0]
}
