import type { LotteryKind, LotteryOffer } from '@saola/protocol'
import { defaultOffers, oddsOf, waysThatGive } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { playRulesOf, type SettingsOfPlay } from '../../db/play-settings.ts'
import { listOffers } from './lottery-game-store.ts'

/** Whose ways to bet are asked for. */
type Offering = { id: number; settings: SettingsOfPlay }

/**
 * The ways to bet on a kind at a merchant, in the order of the rules; one that the merchant does not name is not on offer,
 * nor one that gives back too little (lottery 83).
 */
export async function readOffers(
  db: Database,
  { id, settings }: Offering,
  kind: LotteryKind,
): Promise<LotteryOffer[]> {
  const rows = new Map((await listOffers(db, id, kind)).map((row) => [row.type, row]))
  const offers = defaultOffers(kind).flatMap(({ type }) => {
    const row = rows.get(type)
    if (!row) return []
    return [{ type, odds: oddsOf(row.odds_thousandths), minBase: row.min_base, maxBase: row.max_base }]
  })
  return waysThatGive(kind, offers, playRulesOf(settings).leastReturn)
}

/** Reads the ways to bet once for each merchant and kind, for as long as the caller keeps it. */
export function createOfferReader(
  db: Database,
): (merchant: Offering, kind: LotteryKind) => Promise<LotteryOffer[]> {
  const known = new Map<string, Promise<LotteryOffer[]>>()
  return (merchant, kind) => {
    const name = `${merchant.id} ${kind}`
    const offers = known.get(name) ?? readOffers(db, merchant, kind)
    known.set(name, offers)
    return offers
  }
}
