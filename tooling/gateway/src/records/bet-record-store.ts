import { sql, type RawBuilder } from 'kysely'
import type { BetRow, OrderLine } from '@saola/protocol'
import { dayMs, vietnamOffsetMs } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { isUpTo, type Counted } from '../http/page-store.ts'

/** Which bets: a condition over the tables `bet`, `game`, `member` (its account) and whatever the condition brings itself. */
export type BetFilter = {
  condition: RawBuilder<unknown>
  startTime: number
  endTime: number
  /** The last bet of a list as it stood (wire 33). */
  upTo?: number | undefined
}

/** A bet with the names around it. */
export type BetRecord = {
  order_no: string
  customer_name: string
  agent_name: string | null
  game_code: string
  node_id: string
  game_name: string
  vendor_code: string
  bet_amount: number
  valid_amount: number
  win_amount: number
  jackpots: NonNullable<BetRow['jackpots']>
  status: BetRow['status']
  content: string
  /** Of a bet on a draw, what its order bets there, and times how much. */
  order: { id: number; lines: OrderLine[]; multiplier: number } | null
  placed_at: number
  settled_at: number | null
  round_id: string
  play_session_id: string | null
  playable: boolean
  /** Whose round it was, whatever studio its title shows. */
  served_by: string
  sitting: string
}

/** What the settled bets of one sitting came to, and what is in play there; `id` as records have it. */
export type SittingRecord = {
  id: string
  game_name: string
  from_at: number
  to_at: number
  count: number
  bet_amount: number
  win_amount: number
  profit: number
  in_play: number
}

/** Sums over bets, in đồng. */
export type BetSums = Counted & {
  bet_amount: number
  valid_amount: number
  win_amount: number
  profit: number
}

/** One page of bets, newest first; the game is named in a language. */
export async function listBetRecords(
  db: Database,
  filter: BetFilter,
  page: { limit: number; offset: number; language: 'VI' | 'EN' },
): Promise<BetRecord[]> {
  const name = page.language === 'VI' ? sql`game.name_vi` : sql`game.name_en`
  const { rows } = await sql<BetRecord>`
    select bet.order_no, member.name as customer_name, agent.name as agent_name, game.game_code, game.node_id,
      ${name} as game_name, game.vendor_code, bet.bet_amount, bet.valid_amount, bet.win_amount, bet.status,
      bet.content,
      (select json_build_object('id', lottery_order.id, 'lines', lottery_order.lines, 'multiplier', lottery_bet.multiplier)
        from lottery_bet join lottery_order on lottery_order.id = lottery_bet.order_id
        where lottery_bet.bet_id = bet.id) as "order",
      (select coalesce(json_agg(json_build_object('pool', pool, 'amount', amount) order by amount desc), '[]')
        from jackpot_win where jackpot_win.order_no = bet.order_no) as jackpots,
      bet.placed_at, bet.settled_at, bet.round_id, bet.play_session_id, game.playable, bet.vendor_code as served_by,
      ${sitting} as sitting
    from bet
    join account member on member.id = bet.account_id
    join game on game.node_id = bet.node_id
    left join account agent on agent.id = member.upline_id
    ${within(filter)}
    order by bet.placed_at desc, bet.id desc
    limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

/** Count, newest bet and sums over the whole filter. A stake counts as valid, and a profit exists, once the bet is settled. */
export async function sumBets(db: Database, filter: BetFilter): Promise<BetSums> {
  const { rows } = await sql<BetSums>`
    select count(*) as count, max(bet.id) as newest, coalesce(sum(bet.bet_amount), 0)::bigint as bet_amount,
      coalesce(sum(bet.valid_amount), 0)::bigint as valid_amount,
      coalesce(sum(bet.win_amount), 0)::bigint as win_amount,
      coalesce(sum(bet.win_amount - bet.bet_amount) filter (where bet.status = 'settled'), 0)::bigint as profit
    from bet join account member on member.id = bet.account_id join game on game.node_id = bet.node_id
    ${within(filter)}`.execute(db)
  return rows[0] ?? { count: 0, newest: null, bet_amount: 0, valid_amount: 0, win_amount: 0, profit: 0 }
}

/** What some sittings came to, over all of their bets that the filter lets through. */
export async function listSittings(
  db: Database,
  filter: BetFilter,
  { ids, language }: { ids: readonly string[]; language: 'VI' | 'EN' },
): Promise<SittingRecord[]> {
  if (ids.length === 0) return []
  const name = language === 'VI' ? sql`game.name_vi` : sql`game.name_en`
  const { rows } = await sql<SittingRecord>`
    select ${sitting} as id, min(${name}) as game_name, min(bet.placed_at) as from_at, max(bet.placed_at) as to_at,
      count(*) as count,
      coalesce(sum(bet.bet_amount) filter (where bet.status = 'settled'), 0)::bigint as bet_amount,
      coalesce(sum(bet.win_amount) filter (where bet.status = 'settled'), 0)::bigint as win_amount,
      coalesce(sum(bet.win_amount - bet.bet_amount) filter (where bet.status = 'settled'), 0)::bigint as profit,
      coalesce(sum(bet.bet_amount) filter (where bet.status = 'open'), 0)::bigint as in_play
    from bet join account member on member.id = bet.account_id join game on game.node_id = bet.node_id
    ${within(filter)} and ${sitting} = any(${ids})
    group by 1`.execute(db)
  return rows
}

/** Where a bet sits: at the game whose page was open, or with the others of that game and day. */
const sitting = sql`coalesce(bet.play_session_id,
  game.game_code || ' ' || (bet.placed_at + ${sql.lit(vietnamOffsetMs)}) / ${sql.lit(dayMs)})`

function within({ startTime, endTime, condition, upTo }: BetFilter): RawBuilder<unknown> {
  return sql`where bet.placed_at between ${startTime} and ${endTime} and ${isUpTo(sql`bet.id`, upTo)}
    and ${condition}`
}

/** The bets of one account, narrowed by status, game family and vendor. */
export function betsOf(
  accountId: number,
  { status, family, vendor }: Partial<Record<'status' | 'family' | 'vendor', string | undefined>>,
): RawBuilder<unknown> {
  const parts = [
    sql`bet.account_id = ${accountId}`,
    ...(status === undefined ? [] : [sql`bet.status = ${status}`]),
    ...(family === undefined ? [] : [sql`game.family = ${family}`]),
    ...(vendor === undefined ? [] : [sql`game.vendor_code = ${vendor}`]),
  ]
  return sql.join(parts, sql` and `)
}
