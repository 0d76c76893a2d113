import { sql } from 'kysely'
import type { Database } from '@saola/gateway'

const fiveMinutesMs = 300_000
/** The end of the window in which everything was settled. */
export const windowEnd = 1_800_000_000_000 - (1_800_000_000_000 % fiveMinutesMs)

/** Agents of each level; the players are spread over those of the last. */
const agentsOf = (level: number) => 4 ** level

/**
 * Puts the players below a tree of agents, one contract between each agent and the one above, and one window of lottery
 * bets. Written in large statements: what is measured comes afterwards.
 */
export async function fillTeam(
  db: Database,
  { bets, levels }: { bets: number; levels: number },
): Promise<void> {
  for (let level = 0; level < levels; level += 1) {
    await sql`insert into account (merchant_id, name, nickname, type, upline_id, password_hash, registered_at)
      select 1, 'agent' || ${level}::integer || 'x' || n, '', 1,
        (select id from account where merchant_id = 1 and name = 'agent' || ${level - 1}::integer || 'x' || n / 4), '', 1
      from generate_series(0, ${agentsOf(level)}::integer - 1) as n`.execute(db)
  }
  await sql`update account set upline_id =
    (select id from account above where above.merchant_id = 1 and above.name = 'agent' || ${levels - 1}::integer || 'x'
      || account.id % ${agentsOf(levels - 1)}::integer)
    where type = 0`.execute(db)
  await sql`delete from descent`.execute(db)
  await sql`insert into descent (ancestor_id, descendant_id, depth)
    with recursive above (ancestor_id, descendant_id, depth) as (
      select id, id, 0 from account
      union all
      select account.upline_id, above.descendant_id, above.depth + 1
      from above join account on account.id = above.ancestor_id where account.upline_id is not null
    ) select ancestor_id, descendant_id, depth from above`.execute(db)
  await signAll(db)
  await playAll(db, bets)
  await sql`vacuum analyze`.execute(db)
}

async function signAll(db: Database): Promise<void> {
  const terms = JSON.stringify({ kind: 'realtime', lossRate: 1_000, profitRate: 500, minimumBet: 10_000 })
  const signedAt = windowEnd - 86_400_000
  await db.transaction().execute(async (trx) => {
    await sql`insert into contract (merchant_id, kind, upline_id, downline_id, status, signed_version, created_at,
        processed_at, signed_at)
      select 1, 'realtime', upline_id, id, 'A', 1, ${signedAt}, ${signedAt}, ${signedAt}
      from account where type = 1 and upline_id is not null`.execute(trx)
    await sql`insert into contract_terms (contract_id, version, terms, offered_by, offered_at, in_force_from)
      select id, 1, ${terms}::jsonb, 'upline', ${signedAt}, ${signedAt} from contract`.execute(trx)
  })
  await sql`update settlement set settled_to = ${windowEnd - fiveMinutesMs}`.execute(db)
}

async function playAll(db: Database, bets: number): Promise<void> {
  await sql`insert into vendor (code, name_vi, name_en, is_hot, sort) values ('BENCH', '', '', 0, 1)`.execute(
    db,
  )
  await sql`insert into game (node_id, game_id, game_code, family, vendor_code, name_vi, name_en, folded_name, is_hot,
      is_new, status, free_play, min_bet, lines, rtp, volatility, playable, released_at, sort, served_by)
    values ('1', '1', 'BENCH', 'LOTTO', 'BENCH', '', '', '', 0, 0, 'open', 0, 1, 1, 9000, 'low', true, 1, 1, 'BENCH')
    `.execute(db)
  await sql`insert into lottery_game (code, node_id, group_code, kind, period_seconds, lock_before_seconds, source, sort)
    values ('BENCH', '1', 'BENCH', 'north', 60, 5, 'seeded', 1)`.execute(db)
  await sql`insert into lottery_draw (game_code, numero, kind, state, opens_at, locks_at, draws_at, source, commitment)
    select 'BENCH', n::text, 'north', 'locked', 1, 2, 3, 'seeded', '' from generate_series(1, 5) as n`.execute(
    db,
  )
  await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, win_amount, status, content,
      placed_at, settled_at)
    select 'BENCH' || n, (member.ids)[1 + n % cardinality(member.ids)], '1', 'BENCH', 'BENCH' || n, 10000 + n::bigint * 7919 % 90000,
      case when n % 3 = 0 then n::bigint * 104729 % 150000 else 0 end, 'settled', '',
      ${windowEnd - fiveMinutesMs}::bigint, ${windowEnd - fiveMinutesMs}::bigint + n::bigint * 2
    from generate_series(1, ${bets}::integer) as n
    cross join (select array_agg(id order by id) as ids from account where type = 0) as member`.execute(db)
  await sql`insert into lottery_order (account_id, game_code, idempotency_key, request_hash, lines, stop_on_win, placed_at)
    select account_id, 'BENCH', order_no, '', '[]', false, 1 from bet`.execute(db)
  await sql`insert into lottery_bet (bet_id, order_id, draw_id, multiplier)
    select bet.id, lottery_order.id, (select min(id) from lottery_draw) + bet.id % 5, 1
    from bet join lottery_order on lottery_order.account_id = bet.account_id
      and lottery_order.idempotency_key = bet.order_no`.execute(db)
}
