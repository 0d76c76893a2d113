import { sql } from 'kysely'
import type { OrderLine } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { Selectable } from 'kysely'

/** How a draw ended, or where it stands, and whose title it is. */
export type Outcome = Pick<Selectable<Schema['lottery_draw']>, 'state' | 'kind' | 'prizes' | 'version'> &
  Payer

/** Who pays a lottery's bets: the studio that its title shows, under the title's name. */
export type Payer = Pick<Selectable<Schema['game']>, 'vendor_code' | 'name_en'>

/**
 * Walks from a range to its bets by their indexes until the transaction ends: a range is small and the tables are large,
 * whatever the statistics said when a plan was made.
 */
export async function walkByIndex(trx: Database): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('jit', 'off', true)`.execute(trx)
}

/** The outcome of a draw, which stays as it is until the transaction ends. */
export function holdOutcome(trx: Database, drawId: number): Promise<Outcome | undefined> {
  return trx
    .selectFrom('lottery_draw')
    .innerJoin('lottery_game', 'lottery_game.code', 'lottery_draw.game_code')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
    .select([
      'lottery_draw.state',
      'lottery_draw.kind',
      'lottery_draw.prizes',
      'lottery_draw.version',
      'game.vendor_code',
      'game.name_en',
    ])
    .where('lottery_draw.id', '=', drawId)
    .forShare('lottery_draw')
    .executeTakeFirst()
}

/** Bets of a draw above the first number, up to and with the last; with `through` those that look at that draw as well. */
export type BetRange = { drawId: number; above: number; upTo: number; through?: number | undefined }

/** The last number of the next `most` bets of a draw above a number; undefined where there are none. */
export async function findRangeEnd(
  db: Database,
  { drawId, above, through }: Pick<BetRange, 'drawId' | 'above' | 'through'>,
  most: number,
): Promise<number | undefined> {
  const bets =
    through === undefined
      ? sql`lottery_bet where draw_id = ${drawId}`
      : sql`lottery_bet_station where draw_id = ${through} and home_id = ${drawId}`
  const { rows } = await sql<{ last: number | null }>`
    select max(bet_id) as last from (
      select bet_id from ${bets} and bet_id > ${above} order by bet_id limit ${most}
    ) as range`.execute(db)
  return rows[0]?.last ?? undefined
}

/** A bet with what settles it, locked until the transaction ends. */
export type SettlingBet = {
  id: number
  order_id: number
  order_no: string
  account_id: number
  status: 'open' | 'settled' | 'cancelled'
  bet_amount: number
  win_amount: number
  multiplier: number
  lines: OrderLine[]
  stop_on_win: boolean
  /** The ledger account of the member. */
  wallet: number
}

/** Locks the bets of a range, those that are still open or all that stand, in the order of their numbers. */
export async function lockBets(
  trx: Database,
  { drawId, above, upTo, through }: BetRange,
  which: 'open' | 'standing',
): Promise<SettlingBet[]> {
  const isWanted = which === 'open' ? sql`bet.status = 'open'` : sql`bet.status <> 'cancelled'`
  const looks =
    through === undefined
      ? sql`true`
      : sql`exists (
          select from lottery_bet_station where bet_id = lottery_bet.bet_id and draw_id = ${through}
        )`
  return lockWhere(
    trx,
    sql`lottery_bet.draw_id = ${drawId} and lottery_bet.bet_id > ${above} and lottery_bet.bet_id <= ${upTo}
      and ${isWanted} and ${looks}`,
  )
}

/** Locks the open bets of orders of which no draw has locked by `now`, in the order of their numbers. */
export function lockBetsAhead(
  trx: Database,
  orderIds: readonly number[],
  now: number,
): Promise<SettlingBet[]> {
  return lockWhere(
    trx,
    sql`lottery_bet.order_id = any(${numbers(orderIds)}::bigint[]) and bet.status = 'open' and exists (
      select from lottery_draw where lottery_draw.id = lottery_bet.draw_id
        and lottery_draw.state in ('scheduled', 'open') and lottery_draw.locks_at > ${now})
      and not exists (
        select from lottery_bet_station join lottery_draw on lottery_draw.id = lottery_bet_station.draw_id
        where lottery_bet_station.bet_id = lottery_bet.bet_id
          and (lottery_draw.state not in ('scheduled', 'open') or lottery_draw.locks_at <= ${now})
      )`,
  )
}

/** Locks one bet on a draw; undefined for any other number. */
export async function lockOneBet(trx: Database, betId: number): Promise<SettlingBet | undefined> {
  const [bet] = await lockWhere(trx, sql`lottery_bet.bet_id = ${betId}`)
  return bet
}

/** Who pays a bet on a draw. */
export function findPayerOf(db: Database, betId: number): Promise<Payer> {
  return db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select(['game.vendor_code', 'game.name_en'])
    .where('bet.id', '=', betId)
    .executeTakeFirstOrThrow()
}

async function lockWhere(trx: Database, condition: ReturnType<typeof sql>): Promise<SettlingBet[]> {
  const { rows } = await sql<SettlingBet>`
    select bet.id, lottery_bet.order_id, bet.order_no, bet.account_id, bet.status, bet.bet_amount, bet.win_amount,
      lottery_bet.multiplier, lottery_order.lines, lottery_order.stop_on_win,
      (select id from ledger_account where owner_id = bet.account_id and kind = 'wallet' and currency = 'VND')
        as wallet
    from lottery_bet
    join bet on bet.id = lottery_bet.bet_id
    join lottery_order on lottery_order.id = lottery_bet.order_id
    where ${condition}
    order by lottery_bet.bet_id for update of bet`.execute(trx)
  return rows
}

/** What becomes of a bet. */
export type BetFate = { id: number; status: 'settled' | 'cancelled'; win: number }

/** Writes what became of bets; the moment of the first settlement stays. */
export async function writeFates(trx: Database, fates: readonly BetFate[], now: number): Promise<void> {
  if (fates.length === 0) return
  await sql`
    update bet set status = case when fate.cancelled = 1 then 'cancelled' else 'settled' end,
      win_amount = fate.win, settled_at = coalesce(bet.settled_at, ${now}::bigint)
    from unnest(${numbers(fates.map(({ id }) => id))}::bigint[], ${numbers(fates.map(({ status }) => (status === 'cancelled' ? 1 : 0)))}::integer[],
      ${numbers(fates.map(({ win }) => win))}::bigint[]) as fate (id, cancelled, win)
    where bet.id = fate.id`.execute(trx)
}

/** An array literal; the driver would quote every number. */
function numbers(values: readonly number[]): string {
  return `{${values.join(',')}}`
}
