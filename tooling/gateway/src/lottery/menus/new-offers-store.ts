import { lotteryKinds } from '@saola/protocol'
import { defaultOffers, oddsThousandths } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** Writes what a new merchant pays on each kind of lottery (lottery 22), those that no lottery here draws too. */
export async function insertUsualOffers(db: Database, merchantId: number): Promise<void> {
  const rows = lotteryKinds.flatMap((kind) =>
    defaultOffers(kind).map((offer) => ({
      merchant_id: merchantId,
      kind,
      type: offer.type,
      odds_thousandths: oddsThousandths(offer.odds),
      min_base: offer.minBase,
      max_base: offer.maxBase,
    })),
  )
  await db.insertInto('lottery_offer').values(rows).execute()
}
