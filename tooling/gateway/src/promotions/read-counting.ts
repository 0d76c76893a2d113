import type { PromotionDetail } from '@saola/protocol'
import { validShare } from '@saola/rules'
import type { MerchantSettings } from '../db/merchant-settings.ts'
import { validBetTermsOf } from '../db/valid-bet-terms.ts'
import type { Database } from '../db/database.ts'
import { listFamilyReturns } from './counting-store.ts'

/** How bets count towards an offer of a merchant: its least odds, and of each family what counts of a stake (promotions 32). */
export async function readCounting(
  db: Database,
  { settings }: { settings: Pick<MerchantSettings, 'validBets'> },
  families: PromotionDetail['families'],
): Promise<PromotionDetail['counting']> {
  const terms = validBetTermsOf(settings)
  const returns = new Map((await listFamilyReturns(db, families)).map((row) => [row.family, row]))
  return {
    leastOdds: terms.leastOdds,
    families: families.map((family) => {
      const { least, most, is_drawn: isDrawn } = returns.get(family) ?? { least: 0, most: 0, is_drawn: false }
      return {
        family,
        ...(!isDrawn && { least: validShare(terms, family, most ?? 0) }),
        most: validShare(terms, family, isDrawn ? 0 : (least ?? 0)),
      }
    }),
  }
}
