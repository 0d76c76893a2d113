import { sql, type RawBuilder } from 'kysely'
import type { SharedSign } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { numberList } from '../../db/number-list.ts'
import { ownNetworks } from '../../http/edge/own-networks.ts'
import type { ToldStake } from './stakes-of-order.ts'

/** A stake of a merchant's member that is looked at. */
export type WatchedStake = ToldStake & { merchantId: number }

/** The merchants of members who play for money of their own; demo accounts are everybody's. */
export async function merchantsOf(
  db: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; merchantId: number }>`
    select id, merchant_id as "merchantId" from account
    where id = any(${numberList(accountIds)}::bigint[]) and type = 0 and not is_demo`.execute(db)
  return new Map(rows.map(({ id, merchantId }) => [id, merchantId]))
}

/** Keeps stakes; answers those that were not kept before. */
export async function insertStakes(
  trx: Database,
  stakes: readonly WatchedStake[],
): Promise<Omit<WatchedStake, 'bet' | 'amount'>[]> {
  if (stakes.length === 0) return []
  const { rows } = await sql<Omit<WatchedStake, 'bet' | 'amount'>>`
    insert into watched_stake (merchant_id, market, selection, placed_at, bet, account_id, amount, opposite, opens_at,
      starts_at)
    select "merchantId", market, selection, "placedAt", bet, "accountId", amount, opposite, "opensAt", "startsAt"
    from jsonb_to_recordset(${JSON.stringify(stakes)}::jsonb) as told ("merchantId" integer, market text,
      selection text, "placedAt" bigint, bet text, "accountId" bigint, amount bigint, opposite text, "opensAt" bigint,
      "startsAt" bigint)
    on conflict do nothing
    returning merchant_id as "merchantId", market, selection, placed_at as "placedAt", account_id as "accountId",
      opposite, opens_at as "opensAt", starts_at as "startsAt"`.execute(trx)
  return rows
}

/** A selection of a market, and a moment that is asked about. */
export type AskedSelection = { market: string; selection: string; at: number }

/** Stakes on selections from their moments on, in the order of their times. */
export async function listStakes(
  db: Database,
  merchantId: number,
  asked: readonly AskedSelection[],
): Promise<Pick<WatchedStake, 'market' | 'selection' | 'accountId' | 'amount' | 'placedAt'>[]> {
  const { rows } = await sql<
    Pick<WatchedStake, 'market' | 'selection' | 'accountId' | 'amount' | 'placedAt'>
  >`
    select asked.market, asked.selection, account_id as "accountId", amount, placed_at as "placedAt"
    from ${of(asked)} join watched_stake on merchant_id = ${merchantId} and watched_stake.market = asked.market
      and watched_stake.selection = asked.selection and placed_at >= asked.at
    order by placed_at, bet`.execute(db)
  return rows
}

/** What each account has on selections, and since when. */
export async function sumByAccount(
  db: Database,
  merchantId: number,
  asked: readonly AskedSelection[],
): Promise<{ market: string; selection: string; accountId: number; amount: number; since: number }[]> {
  const { rows } = await sql<{
    market: string
    selection: string
    accountId: number
    amount: number
    since: number
  }>`
    select asked.market, asked.selection, account_id as "accountId", sum(amount)::bigint as amount,
      min(placed_at) as since
    from ${of(asked)} join watched_stake on merchant_id = ${merchantId} and watched_stake.market = asked.market
      and watched_stake.selection = asked.selection
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}

/** What was staked on selections before a moment, and from it until they start; with how many accounts did. */
export async function sumBeforeStart(
  db: Database,
  merchantId: number,
  asked: readonly AskedSelection[],
): Promise<{ market: string; selection: string; before: number; late: number; accounts: number }[]> {
  const { rows } = await sql<{
    market: string
    selection: string
    before: number
    late: number
    accounts: number
  }>`
    select asked.market, asked.selection, coalesce(sum(amount) filter (where placed_at < asked.at), 0)::bigint as before,
      coalesce(sum(amount) filter (where placed_at >= asked.at and placed_at < starts_at), 0)::bigint as late,
      count(distinct account_id) filter (where placed_at >= asked.at and placed_at < starts_at)::integer as accounts
    from ${of(asked)} join watched_stake on merchant_id = ${merchantId} and watched_stake.market = asked.market
      and watched_stake.selection = asked.selection
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

function of(asked: readonly AskedSelection[]): RawBuilder<unknown> {
  const column = <Name extends keyof AskedSelection>(name: Name) => asked.map((each) => each[name])
  return sql`unnest(${column('market')}::text[], ${column('selection')}::text[], ${numberList(column('at'))}::bigint[])
    as asked (market, selection, at)`
}

/** What some accounts have in common: browsers, addresses of sign-ins, bank accounts and the names of their holders. */
export async function listShared(db: Database, accountIds: readonly number[]): Promise<SharedSign[]> {
  const { rows } = await sql<SharedSign>`
    with own as materialized (select unnest(${numberList(accountIds)}::bigint[]) as id), trace as (
      select 'device' as sign, merchant_hash as what, account_id from own
        join known_device on known_device.account_id = own.id where merchant_hash is not null
      union
      select 'address', ip, account_id from own join known_address on known_address.account_id = own.id
        where ip !~ ${ownNetworks}
      union
      select 'card', bin || ' ' || coalesce(number_key, account_number), account_id from own
        join bank_card on bank_card.account_id = own.id
      union
      select 'holder', lower(holder), account_id from own join bank_card on bank_card.account_id = own.id
    )
    select sign, array_agg(account_id order by account_id) as "accountIds" from trace
    group by sign, what having count(*) > 1 order by sign, what`.execute(db)
  return rows.map(({ sign, accountIds: ids }) => ({ sign, accountIds: ids.map(Number) }))
}

/** Forgets so many stakes on what started before a moment. */
export async function deleteStakes(db: Database, startedBefore: number, most: number): Promise<void> {
  await sql`delete from watched_stake where ctid = any(array(
    select ctid from watched_stake where starts_at < ${startedBefore} order by starts_at limit ${most}
  ))`.execute(db)
}
