import type { Services } from '../services/services.ts'
import { listMerchantCodes } from '../promotions/merchant-code-store.ts'
import { listGivenBonuses, type GivenBonus } from '../promotions/bonuses/given-bonus-store.ts'
import { listDecidedAndOwing, type DecidedRow, type OwingAccount } from '../bank/decided-store.ts'

/** Money of a merchant about which something was decided and can be undone, and who owes. */
export type DecidedMoney = {
  merchant: string
  decided: readonly DecidedRow[]
  owing: readonly OwingAccount[]
  bonuses: readonly GivenBonus[]
}

/** So many of each are told at once. */
const most = 50

/** What was decided about money, of every merchant, the newest first, for the desk (wallet 60 to 62). */
export async function listDecided({ db }: Pick<Services, 'db'>): Promise<DecidedMoney[]> {
  const merchants = await listMerchantCodes(db)
  return Promise.all(
    merchants.map(async ({ id, code }) => ({
      merchant: code,
      ...(await listDecidedAndOwing(db, id, most)),
      bonuses: await listGivenBonuses(db, id, most),
    })),
  )
}
