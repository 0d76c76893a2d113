import { sql } from 'kysely'
import { seededRandom } from '@saola/testkit'
import type { Database } from '@saola/gateway'
import { postTransfers } from '@saola/testkit/post-transfers'
import type { Stage } from '../ledger/ledger-database.ts'

export const gameCode = 'BENCH_NORTH'
const inOne = 5_000

/** A northern result; the figures do not depend on which. */
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

/** The ways to bet of an order's lines, as an evening has them: most on two digits. */
const mix: readonly { type: string; numbers: number; digits: number; units: number; odds: number }[] = [
  ...Array.from({ length: 4 }, () => ({ type: 'lo-2', numbers: 1, digits: 2, units: 27, odds: 99.5 })),
  ...Array.from({ length: 3 }, () => ({ type: 'de-dac-biet', numbers: 1, digits: 2, units: 1, odds: 99.5 })),
  { type: 'xien-2', numbers: 2, digits: 2, units: 1, odds: 16 },
  { type: 'xien-3', numbers: 3, digits: 2, units: 1, odds: 65 },
  { type: 'ba-cang', numbers: 1, digits: 3, units: 1, odds: 980 },
]

/** A northern lottery that the bench merchant offers. */
export async function openLottery(db: Database): Promise<void> {
  await sql`update merchant set settings = '{"maintenance": null, "restrictedRegions": []}'`.execute(db)
  await sql`insert into vendor (code, name_vi, name_en, is_hot, sort) values ('BENCH', 'Bench', 'Bench', 0, 1)`.execute(
    db,
  )
  await sql`insert into game (node_id, game_id, game_code, family, vendor_code, served_by, name_vi, name_en, folded_name,
      is_hot, is_new, status, free_play, min_bet, lines, rtp, volatility, playable, released_at, sort)
    values ('1', '1', ${gameCode}, 'LOTT', 'BENCH', 'BENCH', 'Bench', 'Bench', 'bench',
      0, 0, 'open', 0, 1000, 0, 9500, 'high', true, 0, 1)`.execute(db)
  await sql`insert into lottery_game (code, node_id, group_code, kind, period_seconds, lock_before_seconds, source, sort)
    values (${gameCode}, '1', 'FAST', 'north', 60, 10, 'seeded', 1)`.execute(db)
  await sql`insert into lottery_offer (merchant_id, kind, type, odds_thousandths, min_base, max_base)
    select 1, 'north', type, odds, 1000, 1000000
    from (values ('lo-2', 99500), ('de-dac-biet', 99500), ('xien-2', 16000), ('xien-3', 65000), ('ba-cang', 980000))
      as offered (type, odds)`.execute(db)
}

/** A draw that takes bets until a moment. */
export async function addDraw(db: Database, numero: string, locksAt: number): Promise<number> {
  const { id } = await db
    .insertInto('lottery_draw')
    .values({
      game_code: gameCode,
      numero,
      kind: 'north',
      state: 'open',
      opens_at: 0,
      locks_at: locksAt,
      draws_at: locksAt,
      source: 'seeded',
      commitment: 'bench',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends a draw with the result. */
export async function publish(db: Database, drawId: number): Promise<void> {
  await db
    .updateTable('lottery_draw')
    .set({ state: 'drawn', prizes: JSON.stringify(northern) })
    .where('id', '=', drawId)
    .execute()
}

/** Lines of one order. */
export function drawLines(random: () => number) {
  return mix.map(({ type, numbers, digits, units, odds }) => ({
    type,
    numbers: distinct(numbers, digits, random),
    base: 1_000,
    odds,
    stake: 1_000 * units,
  }))
}

/** Orders of ten lines on a draw, spread over all members, with their stakes in the ledger. */
export async function addOrders(
  { opened: { db }, members, operator }: Stage,
  drawId: number,
  count: number,
): Promise<void> {
  const random = seededRandom(drawId)
  for (let from = 0; from < count; from += inOne) {
    const places = Array.from({ length: Math.min(inOne, count - from) }, (_, index) => from + index)
    const orders = places.map(() => JSON.stringify(drawLines(random)))
    const { rows } = await sql<{ bet_id: number }>`with asked as (
        select lines, ${from} + number as place, wallet, owner_id as account_id
        from unnest(${orders}::json[], ${places.map((place) => members[place % members.length])}::bigint[])
          with ordinality as asked (lines, wallet, number)
        join ledger_account on ledger_account.id = wallet
      ),
      placed as (
        insert into lottery_order (account_id, game_code, idempotency_key, request_hash, lines, stop_on_win, placed_at)
        select account_id, ${gameCode}, ${String(drawId)} || '-' || place, '', lines, false, 1 from asked order by place
        returning id, account_id, lines
      ),
      made as (
        insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, status, content, placed_at)
        select 'LT' || id || '-' || ${drawId}::bigint, account_id, '1', 'BENCH', ${drawId}::bigint || '/' || id,
          (select sum((line ->> 'stake')::bigint) from json_array_elements(lines) as line), 'open', '', 1
        from placed order by id
        returning id, order_no
      )
      insert into lottery_bet (bet_id, order_id, draw_id, multiplier)
      select id, split_part(substr(order_no, 3), '-', 1)::bigint, ${drawId}, 1 from made
      returning bet_id`.execute(db)
    const stakes = sql`select 'lottery', order_no || ':0:bet:out', '', 'bet', order_no, 'Bench', 1,
        array[wallet.id, ${operator}::bigint], array[-bet_amount, bet_amount]
      from bet join ledger_account wallet on wallet.owner_id = bet.account_id and wallet.kind = 'wallet'
      where bet.id = any(${rows.map((row) => row.bet_id)}::bigint[]) order by bet.id`
    await postTransfers(db, stakes)
  }
  await sql`vacuum analyze`.execute(db)
}

function distinct(count: number, digits: number, random: () => number): string[] {
  const found = new Set<string>()
  while (found.size < count) {
    found.add(String(Math.floor(random() * 10 ** digits)).padStart(digits, '0'))
  }
  return [...found]
}
