import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What one merchant owes its people, in đồng, and their points. */
export type OwedFigures = {
  wallets: number
  agent_wallets: number
  bonuses: number
  held: number
  in_transit: number
  debts: number
  suspense: number
  open_stakes: number
  future_draws: number
  pools: number
  commissions: number
  points: number
}

/** The figures of a day, as they were when they were looked at first. */
export type OwedDay = OwedFigures & { day: string; taken_at: number }

/** What accounts of one kind hold together. */
type Held = { merchant_id: number; kind: string; is_member: boolean; amount: number }

/** Ledger accounts are read by so many at once. */
const batch = 5_000

/** What people's accounts hold, by merchant and kind; read in batches, since their table grows with the members (system 39). */
async function sumHeld(db: Database): Promise<Held[]> {
  const sums: Held[] = []
  let after = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const { rows } = await sql<Held & { last: number }>`
      with part as (
        select id, owner_id, kind, balance from ledger_account
        where owner_id is not null and id > ${after} order by id limit ${batch}
      )
      select (select max(id) from part) as last, whose.merchant_id, part.kind, whose.is_member,
        sum(part.balance)::bigint as amount
      from part cross join lateral (
        select merchant_id, type in (0, 4) as is_member from account where id = part.owner_id offset 0
      ) as whose
      group by 2, 3, 4`.execute(db)
    const [first] = rows
    if (first === undefined) return sums
    sums.push(...rows)
    after = first.last
  }
}

/** All merchants' figures at one moment, given what accounts held then. */
const figures = (now: number, held: readonly Held[]): RawBuilder<unknown> => sql`
  with held as (
    select * from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
      as told (merchant_id bigint, kind text, is_member boolean, amount bigint)
  ), kept as (
    select merchant_id, kind, balance as amount from ledger_account
    where owner_id is null and (kind = 'suspense' or kind like 'jackpot%')
  ), staked as (
    -- What left the wallet for a bet that has no result, less what its round has paid already.
    select account.merchant_id, coalesce(lottery_draw.opens_at > ${now}, false) as is_ahead,
      sum(bet.bet_amount - bet.paid_amount) as amount
    from bet join account on account.id = bet.account_id
    left join lottery_bet on lottery_bet.bet_id = bet.id
    left join lottery_draw on lottery_draw.id = lottery_bet.draw_id
    where bet.status = 'open' and bet.wallet = 'single'
    group by 1, 2
  ), billed as (
    select account.merchant_id, sum(bill.amount - bill.paid) as amount
    from bill join account on account.id = bill.downline_id
    where bill.state in ('to_collect', 'partly_paid', 'insufficient_balance')
    group by 1
  )
  select merchant.id as merchant_id,
    ${sumOf(sql`held`, sql`kind = 'wallet' and is_member`)} as wallets,
    ${sumOf(sql`held`, sql`kind = 'wallet' and not is_member`)} as agent_wallets,
    ${sumOf(sql`held`, sql`kind = 'bonus'`)} as bonuses,
    ${sumOf(sql`held`, sql`kind = 'hold'`)} as held,
    ${sumOf(sql`held`, sql`kind = 'transit'`)} as in_transit,
    ${sumOf(sql`held`, sql`kind = 'debt'`)} as debts,
    ${sumOf(sql`kept`, sql`kind = 'suspense'`)} as suspense,
    ${sumOf(sql`staked`, sql`not is_ahead`)} as open_stakes,
    ${sumOf(sql`staked`, sql`is_ahead`)} as future_draws,
    ${sumOf(sql`kept`, sql`kind like 'jackpot%'`)} as pools,
    ${sumOf(sql`billed`, sql`true`)} as commissions,
    ${sumOf(sql`held`, sql`kind = 'points'`)} as points
  from merchant`

function sumOf(part: RawBuilder<unknown>, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(sum(amount) filter (where ${which}), 0)::bigint from ${part}
    where merchant_id = merchant.id)`
}

/** Several statements that see one moment. */
function atOneMoment<Answer>(db: Database, read: (trx: Database) => Promise<Answer>): Promise<Answer> {
  return db.transaction().setIsolationLevel('repeatable read').execute(read)
}

/** What a merchant owes now. */
export async function getOwed(db: Database, merchantId: number, now: number): Promise<OwedFigures> {
  const { rows } = await atOneMoment(db, async (trx) =>
    sql<OwedFigures>`
      select wallets, agent_wallets, bonuses, held, in_transit, debts, suspense, open_stakes, future_draws, pools,
        commissions, points
      from (${figures(now, await sumHeld(trx))}) as owed where merchant_id = ${merchantId}`.execute(trx),
  )
  const [row] = rows
  if (row === undefined) throw new Error(`merchant ${merchantId} is gone`)
  return row
}

/** Keeps what each merchant owes under a day that has no figures yet, and answers for how many. */
export async function keepOwedOf(db: Database, day: string, now: number): Promise<number> {
  const missing = await sql`select from merchant
    where not exists (select from owed_day where merchant_id = merchant.id and day = ${day}) limit 1`.execute(
    db,
  )
  if (missing.rows.length === 0) return 0
  const { rows } = await atOneMoment(db, async (trx) =>
    sql<OwedFigures & { merchant_id: number }>`
      select merchant_id, wallets, agent_wallets, bonuses, held, in_transit, debts, suspense, open_stakes,
        future_draws, pools, commissions, points
      from (${figures(now, await sumHeld(trx))}) as owed`.execute(trx),
  )
  if (rows.length === 0) return 0
  // Not in the transaction that read: a day that somebody else has kept meanwhile would be an error there.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('owed_day')
    .values(rows.map((row) => ({ ...row, day, taken_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** The days that were kept, the newest first, a day at each end included. */
export function listOwedDays(
  db: Database,
  { merchantId, from, until, most }: { merchantId: number; from: string; until: string; most: number },
): Promise<OwedDay[]> {
  return db
    .selectFrom('owed_day')
    .select([
      'day',
      'wallets',
      'agent_wallets',
      'bonuses',
      'held',
      'in_transit',
      'debts',
      'suspense',
      'open_stakes',
      'future_draws',
      'pools',
      'commissions',
      'points',
      'taken_at',
    ])
    .where('merchant_id', '=', merchantId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day', 'desc')
    .limit(most)
    .execute()
}
