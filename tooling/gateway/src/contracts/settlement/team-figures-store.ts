import { sql } from 'kysely'
import type { SettledBet, Span } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { leastActiveBet } from '../../db/active-member-store.ts'
import type { BillFigures } from '../../db/bill-figures.ts'

type Sums = { id: number; valid_bet: number; net_loss: number; active_members: number }

/**
 * What the teams of many accounts did in one window, each account itself included: one look at the bets for all of them.
 * A bet belongs to the moment at which it was settled; play of trial accounts is none. Whose team it is, is none of its active
 * members (contracts 39). Teams without play are left out.
 */
export async function readTeamFigures(
  db: Database,
  accountIds: readonly number[],
  { from, to }: Span,
): Promise<Map<number, BillFigures>> {
  if (accountIds.length === 0) return new Map()
  const { rows } = await sql<Sums>`
    with played as materialized (
      select bet.account_id, sum(bet.valid_amount) as valid_bet, sum(bet.bet_amount - bet.win_amount) as net_loss,
        sum(bet.valid_amount) >= min(${leastActiveBet}) as is_active
      from bet join account on account.id = bet.account_id and account.type <> 4
      join merchant on merchant.id = account.merchant_id
      where bet.status = 'settled' and bet.settled_at >= ${from} and bet.settled_at < ${to}
      group by bet.account_id
    )
    select descent.ancestor_id as id, sum(valid_bet)::bigint as valid_bet, sum(net_loss)::bigint as net_loss,
      count(*) filter (where is_active and descent.depth > 0) as active_members
    from played join descent on descent.descendant_id = played.account_id
    where descent.ancestor_id = any(${asArray(accountIds)}::bigint[])
    group by descent.ancestor_id`.execute(db)
  return new Map(
    rows.map((row) => [
      row.id,
      { validBet: row.valid_bet, netLoss: row.net_loss, activeMembers: row.active_members },
    ]),
  )
}

type BetRow = {
  member: number
  round: number
  stake: number
  payout: number
  share: number
  settled_at: number
}

/**
 * The lottery bets of the teams of many accounts in one window. Each bet is one object, however many teams it belongs to.
 */
export async function readTeamBets(
  db: Database,
  accountIds: readonly number[],
  { from, to }: Span,
): Promise<Map<number, SettledBet[][]>> {
  const teams = new Map<number, SettledBet[][]>()
  if (accountIds.length === 0) return teams
  const { rows } = await sql<BetRow>`
    select bet.account_id as member, lottery_bet.draw_id as round, bet.bet_amount as stake,
      bet.win_amount as payout, bet.valid_share as share, bet.settled_at
    from bet join lottery_bet on lottery_bet.bet_id = bet.id
    join account on account.id = bet.account_id and account.type <> 4
    where bet.status = 'settled' and bet.settled_at >= ${from} and bet.settled_at < ${to}
    order by bet.id`.execute(db)
  const byMember = Map.groupBy(rows, ({ member }) => member)
  const bets = new Map([...byMember].map(([member, own]) => [member, own.map(asSettledBet)]))
  for (const { member, team } of await readAncestors(db, [...bets.keys()], accountIds)) {
    const own = bets.get(member)
    if (!own) continue
    const known = teams.get(team)
    if (known) known.push(own)
    else teams.set(team, [own])
  }
  return teams
}

/** Which of some accounts each of some members is below, or is itself. */
async function readAncestors(
  db: Database,
  members: readonly number[],
  accountIds: readonly number[],
): Promise<{ member: number; team: number }[]> {
  if (members.length === 0) return []
  const { rows } = await sql<{ member: number; team: number }>`
    select descendant_id as member, ancestor_id as team from descent
    where descendant_id = any(${asArray(members)}::bigint[]) and ancestor_id = any(${asArray(accountIds)}::bigint[])
    order by ancestor_id, descendant_id`.execute(db)
  return rows
}

function asSettledBet({ member, round, settled_at: settledAt, ...bet }: BetRow): SettledBet {
  return { ...bet, member: String(member), round: String(round), settledAt }
}

/** An array literal; the driver would quote every number. */
function asArray(ids: readonly number[]): string {
  return `{${ids.join(',')}}`
}
