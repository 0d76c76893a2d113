import type { ApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { demoAccounts } from '@saola/scripts'

/** Gives an account a bank card to withdraw to, unless it has one; of several it is the oldest, whoever asks beside it. */
export async function giveBankCard(api: ApiClient): Promise<{ cardId: string }> {
  const known = await oldestCard(api)
  if (known !== undefined) return known
  const { id } = await api.send(calls.member.info)
  const wanted = {
    bin: '970436',
    // A bank account belongs to one member, and a second one would let payouts wait (wallet 41).
    accountNumber: id.padStart(12, '7'),
    accountName: 'NGUYEN VAN DUC',
    paymentPassword: demoAccounts.paymentPassword,
  }
  try {
    return await api.send(calls.wallet.addBankCard, wanted)
  } catch (error) {
    // Another journey may have added it in the same moment.
    const added = await oldestCard(api)
    if (added === undefined) throw error
    return added
  }
}

async function oldestCard(api: ApiClient): Promise<{ cardId: string } | undefined> {
  const { cards } = await api.send(calls.wallet.bankCards)
  return cards.toSorted((one, other) => Number(one.cardId) - Number(other.cardId))[0]
}
