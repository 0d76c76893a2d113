import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { messageText } from '../http/messages.ts'
import { getHeldMoney } from './balance-store.ts'

/** The id of the main wallet (wallet 2). */
const mainWallet = 2

/** The caller's money at one moment: free, staked in open bets, and held back, for a
 * withdrawal or on its way to a vendor's wallet; and what is owed, where something is. */
export const getBalance: Handler<typeof calls.wallet.balance> = async ({ account, services, language }) => {
  const { available, inPlay, onHold, owed } = await getHeldMoney(services.db, account.id)
  return {
    sumBalance: available + inPlay + onHold,
    available,
    inPlay,
    onHold,
    ...(owed > 0 && { owed }),
    asOf: services.now(),
    balance: [
      {
        accountTypeId: mainWallet,
        accountName: messageText(language, 'wallet.balance.main'),
        availBalance: available,
      },
    ],
    currency: 'VND',
    currencySymbol: '₫',
  }
}
