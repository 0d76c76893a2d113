import { sql } from 'kysely'
import { createServices, jobs, type Database } from '@saola/gateway'
import { postTransfers } from '@saola/testkit/post-transfers'
import type { Stage } from '../ledger/ledger-database.ts'

/** What the agent at the top signs in with. */
export const token = 'bench-token-of-the-top'

const inOne = 20_000
const dayMs = 86_400_000

/** The members become a tree of five below each, six levels deep, whose top is signed in; three vendors have a game each. */
export async function growTree(db: Database, tokenHash: string): Promise<void> {
  await sql`update merchant set settings = '{"maintenance": null, "restrictedRegions": []}'`.execute(db)
  await sql`with placed as (select id, row_number() over (order by id) as place from account)
    update account set
      upline_id = (select upline.id from placed upline where upline.place = (placed.place - 2) / 5 + 1 and placed.place > 1),
      type = case when placed.place = 1 then 2 when exists (
        select from placed below where (below.place - 2) / 5 + 1 = placed.place and below.place > 1
      ) then 1 else 0 end
    from placed where placed.id = account.id`.execute(db)
  await sql`delete from descent`.execute(db)
  await sql`with recursive line as (
      select id as ancestor_id, id as descendant_id, 0 as depth from account
      union all
      select line.ancestor_id, account.id, line.depth + 1 from line join account on account.upline_id = line.descendant_id
    )
    insert into descent (ancestor_id, descendant_id, depth) select ancestor_id, descendant_id, depth from line`.execute(
    db,
  )
  await sql`insert into session (token_hash, account_id, created_at, expires_at, ip, user_agent)
    select ${tokenHash}, min(id), ${Date.now()}, ${Date.now() + dayMs}, '127.0.0.1', 'bench' from account`.execute(
    db,
  )
  await sql`insert into vendor (code, name_vi, name_en, is_hot, sort)
    select 'V' || n, 'V' || n, 'V' || n, 0, n from generate_series(1, 3) as n`.execute(db)
  await sql`insert into game (node_id, game_id, game_code, family, vendor_code, served_by, name_vi, name_en, folded_name,
      is_hot, is_new, status, free_play, min_bet, lines, rtp, volatility, playable, released_at, sort)
    select n::text, n::text, 'G' || n, (array['RNG', 'LIVE', 'LOTT'])[n], 'V' || n, 'V' || n, 'G', 'G', 'g',
      0, 0, 'open', 0, 1000, 0, 9500, 'high', false, 0, n from generate_series(1, 3) as n`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** Bets of everybody from the first of the month until now, settled, up to a number of them; then their days are summed. */
export async function addBets(db: Database, from: number, upTo: number): Promise<void> {
  const now = Date.now()
  const since = new Date(now + 7 * 3_600_000).getUTCDate() * dayMs
  for (let written = from; written < upTo; written += inOne) {
    await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, win_amount, status, content,
        placed_at, settled_at)
      select 'B' || n, member.ids[1 + (n::bigint * 7919) % cardinality(member.ids)], (1 + n % 3)::text, 'V' || (1 + n % 3),
        'R' || n, 10000 + n % 90000, (n % 2) * 20000, 'settled', '',
        ${now}::bigint - (n::bigint * 104729) % ${since}::bigint, ${now}
      from (select array_agg(id order by id) as ids from account) as member
      cross join generate_series(${written + 1}::integer, ${Math.min(written + inOne, upTo)}::integer) as n`.execute(
      db,
    )
  }
  await jobs.find(({ name }) => name === 'team.sum-days')?.run(createServices({ db }))
  // What a server does by itself from time to time.
  await sql`vacuum analyze`.execute(db)
}

/** Deposits of everybody but the top, so many of them, this month. */
export async function addMoney({ opened: { db }, operator, members }: Stage, count: number): Promise<void> {
  for (let written = 0; written < count; written += inOne) {
    const money = sql`select 'bench-money', n::text, '', 'deposit', 'MEMO' || n, 'wallet.statement.remark.deposit', ${Date.now()}::bigint - n,
        array[${operator}::bigint, (${members}::bigint[])[2 + n % ${members.length - 1}::integer]], array[-50000::bigint, 50000::bigint]
      from generate_series(${written + 1}::integer, ${written + inOne}::integer) as n order by n`
    await postTransfers(db, money)
  }
  await sql`vacuum analyze`.execute(db)
}

/** Accounts directly below the top that have bet once today. */
export async function addCrowd(db: Database, count: number): Promise<void> {
  for (let written = 0; written < count; written += inOne) {
    await sql`with made as (
        insert into account (merchant_id, name, nickname, type, password_hash, registered_at, upline_id)
        select 1, 'crowd' || n, '', 0, '', 1, (select min(id) from account)
        from generate_series(${written + 1}::integer, ${Math.min(written + inOne, count)}::integer) as n
        returning id, upline_id
      ),
      placed as (
        insert into descent (ancestor_id, descendant_id, depth)
        select id, id, 0 from made union all select upline_id, id, 1 from made
      )
      insert into daily_play
        (account_id, day, family, vendor_code, bet_count, bet_amount, valid_amount, win_amount, profit)
      select id, vietnam_day(${Date.now()}::bigint), 'RNG', 'V1', 1, 1000 + id % 1000, 1000, 500, -500 - id % 1000 from made`.execute(
      db,
    )
  }
  await sql`vacuum analyze`.execute(db)
}
