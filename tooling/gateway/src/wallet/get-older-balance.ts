import type { calls } from '@saola/protocol'
import { messageText } from '../http/messages.ts'
import type { Handler } from '../http/mount.ts'
import { getHeldMoney } from './balance-store.ts'

/** What the caller can spend, by the older path: of the one wallet that there is (wallet 2). */
export const getOlderBalance: Handler<typeof calls.wallet.olderBalance> = async ({
  account,
  services,
  language,
}) => {
  const { available } = await getHeldMoney(services.db, account.id)
  return {
    balances: [{ accountName: messageText(language, 'wallet.balance.main'), availBalance: available }],
  }
}
