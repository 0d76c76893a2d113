import { sql } from 'kysely'
import type { ReturnSample } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** What a title states of its returns. */
type StatedTitle = {
  node_id: string
  vendor: string
  name: string
  family: string
  volatility: string
  odds_tail: [times: number, chance: number][] | null
  odds_above: number | null
  odds_fair_return: number | null
  odds_about: boolean | null
}

/** All days that were asked for of a title, under one version and one stated return. */
export type TitleReturn = ReturnSample &
  StatedTitle & { version: string; rtp: number; from: string; until: string }

/** Which days of which titles are asked for, a day at each end included. */
export type ReturnsAsked = {
  merchantId?: number | undefined
  from?: string | undefined
  until?: string | undefined
  nodeId?: string | undefined
  vendor?: string | undefined
}

/** A day that is summed: its name, and its first millisecond and the one after its last. */
export type DayOver = { day: string; startsAt: number; endsAt: number }

/** Whether a day was summed at that time or later. */
export async function isSummedSince(db: Database, day: string, since: number): Promise<boolean> {
  const { rows } = await sql`
    select from title_return where day = ${day} and summed_at >= ${since} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Sums the rounds that ended on a day by merchant and title, and answers for how many; a day that was summed before has its figures
 * anew. Returned stakes, play with trial accounts and jackpots are not in it.
 */
export async function sumReturnsOf(
  db: Database,
  { day, startsAt, endsAt }: DayOver,
  { version, now }: { version: string; now: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into title_return (merchant_id, node_id, day, version, rtp, rounds, staked, returned, stake_squares,
      return_squares, products, summed_at)
    select ended.merchant_id, ended.node_id, ${day}, ${version}, game.rtp, ended.rounds, ended.staked, ended.returned,
      ended.stake_squares, ended.return_squares, ended.products, ${now}
    from (
      -- By account first, whose merchant is then looked up: accounts are never read from end to end (system 39).
      select whose.merchant_id, own.node_id, sum(own.rounds)::bigint as rounds, sum(own.staked)::bigint as staked,
        sum(own.returned)::bigint as returned, sum(own.stake_squares) as stake_squares,
        sum(own.return_squares) as return_squares, sum(own.products) as products
      from (
        select account_id, node_id, count(*) as rounds, sum(bet_amount) as staked,
          sum(win_amount - jackpot_amount) as returned, sum(bet_amount::numeric ^ 2) as stake_squares,
          sum((win_amount - jackpot_amount)::numeric ^ 2) as return_squares,
          sum(bet_amount::numeric * (win_amount - jackpot_amount)) as products
        from bet where settled_at >= ${startsAt} and settled_at < ${endsAt} and status = 'settled'
        group by 1, 2
      ) as own cross join lateral (
        select merchant_id, type from account where id = own.account_id offset 0
      ) as whose
      where whose.type <> 4
      group by 1, 2
    ) as ended join game on game.node_id = ended.node_id and not game.rtp_is_assumed
    order by ended.merchant_id, ended.node_id
    on conflict (merchant_id, node_id, day) do update set rounds = excluded.rounds, staked = excluded.staked,
      returned = excluded.returned, stake_squares = excluded.stake_squares, return_squares = excluded.return_squares,
      products = excluded.products, summed_at = excluded.summed_at`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

const figures = sql`sum(rounds)::bigint as rounds, sum(staked)::bigint as staked, sum(returned)::bigint as returned,
  sum(stake_squares)::float8 as "stakeSquares", sum(return_squares)::float8 as "returnSquares",
  sum(products)::float8 as products, min(day) as "from", max(day) as until`

/** The titles that were played on some days, the most staked first. */
export async function listTitleReturns(db: Database, asked: ReturnsAsked): Promise<TitleReturn[]> {
  const { merchantId = null, from = null, until = null, nodeId = null, vendor = null } = asked
  const { rows } = await sql<TitleReturn>`
    select summed.*, game.vendor_code as vendor, game.name_en as name, game.family, game.volatility,
      win_odds.tail as odds_tail, win_odds.above as odds_above, win_odds.fair_return as odds_fair_return,
      win_odds.is_about as odds_about
    from (
      select node_id, version, rtp, ${figures} from title_return
      where (${merchantId}::integer is null or merchant_id = ${merchantId})
        and (${from}::text is null or day >= ${from}) and (${until}::text is null or day <= ${until})
        and (${nodeId}::text is null or node_id = ${nodeId})
      group by node_id, version, rtp
    ) as summed
    join game on game.node_id = summed.node_id
    left join win_odds on win_odds.code = game.win_odds_code
    where ${vendor}::text is null or game.vendor_code = ${vendor}
    order by staked desc, summed.node_id, summed."from"`.execute(db)
  return rows
}

/** The days of one title, the newest first. */
export async function listReturnDays(
  db: Database,
  asked: ReturnsAsked & { nodeId: string; most: number },
): Promise<TitleReturn[]> {
  const { merchantId = null, from = null, until = null, nodeId, most } = asked
  const { rows } = await sql<TitleReturn>`
    select summed.*, game.vendor_code as vendor, game.name_en as name, game.family, game.volatility,
      win_odds.tail as odds_tail, win_odds.above as odds_above, win_odds.fair_return as odds_fair_return,
      win_odds.is_about as odds_about
    from (
      select node_id, version, rtp, ${figures} from title_return
      where node_id = ${nodeId} and (${merchantId}::integer is null or merchant_id = ${merchantId})
        and (${from}::text is null or day >= ${from}) and (${until}::text is null or day <= ${until})
      group by node_id, version, rtp, day order by day desc limit ${most}
    ) as summed
    join game on game.node_id = summed.node_id
    left join win_odds on win_odds.code = game.win_odds_code
    order by summed."from" desc`.execute(db)
  return rows
}
