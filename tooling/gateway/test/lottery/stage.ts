import { defaultOffers, oddsThousandths } from '@saola/rules'
import type { TestGateway } from '../start-gateway.ts'

/** The result of the northern draw of 2026-08-22: the tails 83, 49 and 94 came twice, 00 once, 01 not at all. */
export const northern = [
  ['60213'],
  ['80300'],
  ['60683', '51132'],
  ['89384', '11622', '10383', '09349', '00136', '47894'],
  ['7740', '7568', '2767', '8365'],
  ['0570', '5252', '4790', '7707', '6494', '9516'],
  ['354', '649', '773'],
  ['26', '09', '06', '64'],
]

/** The same with 14 at the end of the special prize in place of 13. */
export const corrected = [['60214'], ...northern.slice(1)]

/** A northern lottery of the test's own, drawn every minute, which the demo merchant offers at the usual odds. */
export async function openLottery({ services: { db } }: TestGateway, code: string): Promise<void> {
  const title = await db
    .selectFrom('game')
    .select('node_id')
    .where('node_id', 'not in', db.selectFrom('lottery_game').select('node_id'))
    .orderBy('sort')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('lottery_game')
    .values({
      code,
      node_id: title.node_id,
      group_code: 'FAST',
      kind: 'north',
      station_code: null,
      weekdays: null,
      month_days: null,
      draw_minute: null,
      period_seconds: 60,
      lock_before_seconds: 10,
      source: 'seeded',
      sort: 1,
    })
    .execute()
  const merchant = await db
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', 'saola')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('lottery_offer')
    .values(
      defaultOffers('north').map((offer) => ({
        merchant_id: merchant.id,
        kind: 'north' as const,
        type: offer.type,
        odds_thousandths: oddsThousandths(offer.odds),
        min_base: offer.minBase,
        max_base: offer.maxBase,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A draw that locks in `seconds` and is drawn ten seconds later; the first ones are open already. */
export async function addDraw(
  { services: { db, now } }: TestGateway,
  gameCode: string,
  { numero, seconds = 50, kind = 'north' }: { numero: string; seconds?: number; kind?: 'north' | 'south' },
): Promise<string> {
  const locksAt = now() + seconds * 1_000
  const { id } = await db
    .insertInto('lottery_draw')
    .values({
      game_code: gameCode,
      numero,
      kind,
      state: seconds <= 60 ? 'open' : 'scheduled',
      opens_at: locksAt - 50_000,
      locks_at: locksAt,
      draws_at: locksAt + 10_000,
      source: 'seeded',
      commitment: 'of the test',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

/** Ends a draw with a result, or with its correction, as the steps of the draw do. */
export async function drawn(
  { services: { db } }: TestGateway,
  drawId: string,
  prizes: string[][] = northern,
  version = 0,
): Promise<void> {
  await db
    .updateTable('lottery_draw')
    .set({ state: 'drawn', prizes: JSON.stringify(prizes), version })
    .where('id', '=', Number(drawId))
    .execute()
}

/** Voids a draw, as the steps of the draw do. */
export async function voided({ services: { db } }: TestGateway, drawId: string): Promise<void> {
  await db
    .updateTable('lottery_draw')
    .set({ state: 'voided', void_reason: 'not held' })
    .where('id', '=', Number(drawId))
    .execute()
}
