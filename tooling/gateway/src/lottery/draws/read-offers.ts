import type { LotteryKind, LotteryOffer } from '@saola/protocol'
import { defaultOffers, oddsOf } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { listOffers } from './lottery-game-store.ts'

/** The ways to bet on a kind at a merchant, in the order of the rules; one that the merchant does not name is not on offer. */
export async function readOffers(
  db: Database,
  merchantId: number,
  kind: LotteryKind,
): Promise<LotteryOffer[]> {
  const rows = new Map((await listOffers(db, merchantId, kind)).map((row) => [row.type, row]))
  return defaultOffers(kind).flatMap(({ type }) => {
    const row = rows.get(type)
    if (!row) return []
    return [{ type, odds: oddsOf(row.odds_thousandths), minBase: row.min_base, maxBase: row.max_base }]
  })
}

/** Reads the ways to bet once for each merchant and kind, for as long as the caller keeps it. */
export function createOfferReader(
  db: Database,
): (merchantId: number, kind: LotteryKind) => Promise<LotteryOffer[]> {
  const known = new Map<string, Promise<LotteryOffer[]>>()
  return (merchantId, kind) => {
    const name = `${merchantId} ${kind}`
    const offers = known.get(name) ?? readOffers(db, merchantId, kind)
    known.set(name, offers)
    return offers
  }
}
