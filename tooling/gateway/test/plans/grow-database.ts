import { sql } from 'kysely'
import { liftTimeLimits } from '@saola/server'
import type { Database } from '../../src/db/database.ts'
import type { TestPerson } from '../wallet/people.ts'

/** Tables that grow with members and their play, as they are filled below; a sequential scan of one of them is refused. */
export const growing = [
  'account',
  'descent',
  'ledger_account',
  'session',
  'transfer',
  'entry',
  'money_entry',
  'bet',
  'daily_play',
  'team_play',
  'deposit',
  'account_notice',
  'activity',
  'line_message_receipt',
  'lottery_order',
  'outbox_message',
  'play_session',
  'seamless_call',
  'significant_event',
  'ticket',
]

const dayMs = 86_400_000

/**
 * Fills a seeded database with members beside the few of an agent, and rows of half a year; triggers sleep meanwhile, so sums are
 * written beside what they are of. Sizes are what a plan is chosen by.
 */
export async function growDatabase(
  db: Database,
  { agent, now, people, rows }: { agent: TestPerson; now: number; people: number; rows: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await liftTimeLimits(trx)
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`insert into account (merchant_id, name, nickname, type, password_hash, registered_at, upline_id)
      select merchant_id, 'plan' || n, '', 0, '', ${now}::bigint - n * 1000, case when n <= 20 then id end
      from account, generate_series(1, ${people}::integer) as n where id = ${agent.id}`.execute(trx)
    await sql`insert into ledger_account (owner_id, kind, currency)
      select id, 'wallet', 'VND' from account where name like 'plan%'
      on conflict do nothing`.execute(trx)
    await sql`create temp table person on commit drop as
      select row_number() over (order by account.id) - 1 as n, account.id, account.upline_id, ledger_account.id as wallet
      from account join ledger_account on ledger_account.owner_id = account.id and ledger_account.kind = 'wallet'
      where account.name like 'plan%'`.execute(trx)
    await sql`create temp table row on commit drop as
      select g as n, person.id as account_id, person.wallet, ${now}::bigint - g::bigint * ${(180 * dayMs) / rows}::bigint as at
      from generate_series(1, ${rows}::integer) as g join person on person.n = g % ${people}::integer`.execute(
      trx,
    )
    await sql`insert into descent (ancestor_id, descendant_id, depth)
      select id, id, 0 from person union all select upline_id, id, 1 from person where upline_id is not null
      on conflict do nothing`.execute(trx)
    await sql`insert into session (token_hash, account_id, created_at, expires_at, ip, user_agent)
      select 'plan' || n, account_id, at, at + ${dayMs}::bigint, '127.0.0.1', '' from row`.execute(trx)
    await sql`with made as (
        insert into transfer (scope, idempotency_key, request_hash, kind, reference, remark, created_at,
          ledger_account_ids, amounts)
        select 'plan', n::text, '', case when n % 5 = 0 then 'deposit' else 'bet' end, 'PLAN' || n, '', at, array[wallet, (select max(wallet) from person)], array[-1, 1]
        from row returning id, kind, created_at, ledger_account_ids[1] as wallet
      ),
      entries as (
        insert into entry (transfer_id, ledger_account_id, amount, balance_after, created_at)
        select id, wallet, 1, 1, created_at from made
      )
      insert into money_entry (account_id, created_at, transfer_id, ledger_account_id, kind, amount)
      select person.id, created_at, made.id, made.wallet, kind, 1 from made join person on person.wallet = made.wallet
      where kind = 'deposit' or made.id % 2 = 0`.execute(trx)
    await sql`insert into play_session (id, account_id, node_id, sign_in_hash, launch_token_hash, language, started_at,
        last_seen_at, launched_at)
      select 'plan' || n, account_id, game.node_id, '', 'plan' || n, 'VI', at, at, at
      from row, (select node_id from game order by node_id limit 1) as game`.execute(trx)
    await sql`insert into bet (order_no, account_id, play_session_id, node_id, vendor_code, round_id, debit_id, bet_amount,
        win_amount, status, content, placed_at, settled_at)
      select 'PLAN' || n, account_id, 'plan' || n, game.node_id, game.vendor_code, 'PLAN' || n, 'PLAN' || n, 1000, n % 3 * 900,
        'settled', '', at, at
      from row, (select node_id, vendor_code from game order by node_id limit 1) as game`.execute(trx)
    for (const table of ['daily_play', 'team_play']) {
      await sql`insert into ${sql.table(table)} (account_id, day, family, vendor_code, bet_count, bet_amount, valid_amount,
          win_amount, profit)
        select account_id, vietnam_day(at), 'RNG', 'PLAN', 1, 1, 1, 0, -1 from row on conflict do nothing`.execute(
        trx,
      )
    }
    await sql`insert into seamless_call (vendor_code, transaction_id, request_hash, answer, created_at)
      select 'PLAN', n::text, '', '{}', at from row`.execute(trx)
    await sql`insert into deposit (account_id, idempotency_key, amount, memo, status, created_at, expires_at)
      select account_id, 'plan' || n, 50000, 'PLAN' || lpad(n::text, 8, '0'), 'pending', at, at + 1 from row`.execute(
      trx,
    )
    await sql`insert into account_notice (account_id, kind, about, amount, sent_at, read_at, pushed_at)
      select account_id, 'deposit_arrived', 'PLAN' || n, 1, at, at, at from row`.execute(trx)
    await sql`insert into activity (owner_id, actor_id, kind, details, ip, region, user_agent, at)
      select account_id, account_id, 'signed-in', '{}', '127.0.0.1', 'VN', '', at from row`.execute(trx)
    await sql`with made as (
        insert into line_message (sender_id, actor_id, audience, receiver_id, title, content, sent_at)
        select ${agent.id}, ${agent.id}, 'one', account_id, '', '', at from row where n % 10 = 0 returning id
      )
      insert into line_message_receipt (message_id, receiver_id) select made.id, person.id from made, person
      where person.n % 100 = made.id % 100`.execute(trx)
    await sql`insert into lottery_order (account_id, game_code, idempotency_key, request_hash, lines, stop_on_win, placed_at,
        is_counted)
      select account_id, game_code, 'plan' || n, '', '[]', false, at, true
      from row, (select code as game_code from lottery_game order by code limit 1) as game`.execute(trx)
    await sql`insert into outbox_message (merchant_id, account_id, channel, recipient, title, content, language, created_at)
      select 1, account_id, 'email', 'plan@example.com', '', '', 'VI', at from row`.execute(trx)
    await sql`insert into significant_event (merchant_id, happened_at, kind, actor, account_id, subject, place, hash)
      select 1, at, 'account.sign-in-failed', 'account', account_id, 'plan' || n, 1000000 + n, 'plan' from row`.execute(
      trx,
    )
    await sql`insert into ticket (merchant_id, account_id, topic, state, created_at, updated_at, seen_at)
      select 1, account_id, 'other', 'closed', at, at, at from row`.execute(trx)
  })
  await sql`analyze`.execute(db)
}
