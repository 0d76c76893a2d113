import { economyGames, highestSalaries, usualPlayTimes, type Economy } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { validBetTermsOf } from '../../db/valid-bet-terms.ts'
import { readOffers } from '../../lottery/draws/read-offers.ts'
import { pointSettingsOf } from '../../points/point-settings.ts'
import { levelOf, listClubs } from '../../promotions/vip/club-store.ts'
import { listLotteryFamilies, listSalaryTerms, listTitleReturns } from './economy-store.ts'

/** All that a merchant gives for play, as its configuration stands in this transaction. */
export async function readEconomy(
  db: Database,
  { id, settings }: { id: number; settings: MerchantSettings },
): Promise<Economy> {
  const lotteries = []
  for (const { kind, family } of await listLotteryFamilies(db)) {
    lotteries.push({ kind, family, offers: await readOffers(db, { id, settings }, kind) })
  }
  const salaries = await listSalaryTerms(db, id)
  return {
    ...pointSettingsOf(settings),
    games: economyGames(validBetTermsOf(settings), await listTitleReturns(db), lotteries),
    levels: (await listClubs(db, id)).map(levelOf),
    playTimes: settings.deposit.playTimes ?? usualPlayTimes,
    salaries: highestSalaries(
      salaries.map(({ downline_id: paid, terms }) => ({ paid: String(paid), terms })),
    ),
  }
}
