import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { transferIs } from '../ledger/ledger.ts'

/** Any number will do: two processes count one after another. */
const countingLock = 728_471_053

/**
 * Counts settled bets towards the bonuses that run, at most `most` of them, and answers how many it counted. A bet counts
 * with its valid bet (games 77), for the earliest bonus that its game belongs to and that was there when it was placed.
 */
export async function countSettledBets(trx: Database, now: number, most: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(lock_of(${sql.lit(countingLock)}, current_schema()))`.execute(trx)
  const { rows } = await sql<{ counted: number }>`
    with due as (
      select distinct on (bet.id) bet.id, participation.id as participation_id, bet.valid_amount
      from participation
      join promotion on promotion.id = participation.promotion_id
      join bet on bet.account_id = participation.account_id and bet.placed_at >= participation.granted_at
        and (promotion.claim_until is null or bet.placed_at < promotion.claim_until)
      join game on game.node_id = bet.node_id and game.family = any(promotion.families)
      where participation.reward = 'open' and participation.wagered < participation.required
        and bet.status = 'settled'
        and not exists (select from counted_bet where counted_bet.bet_id = bet.id)
      order by bet.id, participation.id
      limit ${most}
    ), counted as (
      insert into counted_bet (bet_id, participation_id, amount)
      select id, participation_id, valid_amount from due on conflict do nothing
      returning participation_id, amount
    ), added as (
      select participation_id, sum(amount) as amount from counted group by participation_id
    ), changed as (
      update participation set wagered = wagered + added.amount,
        completed_at = case when wagered + added.amount >= required then coalesce(completed_at, ${now}::bigint) end
      from added where participation.id = added.participation_id
    )
    select count(*)::integer as counted from counted`.execute(trx)
  return rows[0]?.counted ?? 0
}

/** A participation whose deposit has come, with what came. */
export type DepositArrived = {
  participationId: number
  accountId: number
  transferId: number
  amount: number
}

/**
 * The first deposit after joining that is large enough, for each participation that waits for one. Two of an account may be
 * told the same deposit.
 */
export async function listArrivedDeposits(db: Database, most: number): Promise<DepositArrived[]> {
  const { rows } = await sql<DepositArrived>`
    select distinct on (participation.id) participation.id as "participationId",
      participation.account_id as "accountId", transfer.id as "transferId", entry.amount
    from participation
    join promotion on promotion.id = participation.promotion_id and promotion.bonus_kind = 'deposit'
    join ledger_account on ledger_account.owner_id = participation.account_id and ledger_account.kind = 'wallet'
    join entry on entry.ledger_account_id = ledger_account.id and entry.created_at >= participation.joined_at
      and entry.amount >= promotion.least_deposit
    join transfer on transfer.id = entry.transfer_id and ${transferIs('deposit')}
    where participation.reward = 'open' and participation.application = 'accepted'
      and participation.granted_at is null
      and (promotion.claim_until is null or entry.created_at < promotion.claim_until)
      and not exists (select from participation other where other.deposit_transfer_id = transfer.id)
      and not exists (select from bank_transfer_undo where undone_transfer_id = transfer.id)
    order by participation.id, entry.id
    limit ${most}`.execute(db)
  return rows
}

/** Whether a deposit gave a bonus already, or was taken back; asked under the lock of its account. */
export async function isTaken(trx: Database, transferId: number): Promise<boolean> {
  const undone = await trx
    .selectFrom('bank_transfer_undo')
    .select('id')
    .where('undone_transfer_id', '=', transferId)
    .executeTakeFirst()
  if (undone) return true
  const row = await trx
    .selectFrom('participation')
    .select('id')
    .where('deposit_transfer_id', '=', transferId)
    .executeTakeFirst()
  return row !== undefined
}

/** A bonus whose deposit was taken back, with why and by whom. */
export type Baseless = { id: number; reason: string; by: string }

/** The bonuses that were given for deposits which were taken back since. */
export async function listBaseless(db: Database, most: number): Promise<Baseless[]> {
  const { rows } = await sql<Baseless>`
    select participation.id, undo.reason, undo.undone_by as by
    from bank_transfer_undo undo
    join participation on participation.deposit_transfer_id = undo.undone_transfer_id
    where undo.undone_state = 'credited' and participation.taken_back_at is null
      and participation.granted_at is not null and participation.reward in ('open', 'claimed', 'issued')
    order by participation.id limit ${most}`.execute(db)
  return rows
}

/** A bonus past its deadline. */
export type Overdue = {
  id: number
  accountId: number
  claimUntil: number
  completedAt: number | null
  hasOpenBet: boolean
}

/**
 * The bonuses past their deadline that nobody claimed, and whether a bet that counts is still open, or was settled since bets
 * were last counted: either may still complete the turnover.
 */
export async function listOverdue(db: Database, now: number, most: number): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select participation.id, participation.account_id as "accountId", promotion.claim_until as "claimUntil",
      participation.completed_at as "completedAt",
      exists (
        select from bet join game on game.node_id = bet.node_id and game.family = any(promotion.families)
        where bet.account_id = participation.account_id and bet.placed_at >= participation.granted_at
          and bet.placed_at < promotion.claim_until and (
            bet.status = 'open' or bet.status = 'settled'
              and not exists (select from counted_bet where counted_bet.bet_id = bet.id)
          )
      ) as "hasOpenBet"
    from participation join promotion on promotion.id = participation.promotion_id
    where participation.reward = 'open' and promotion.claim_until <= ${now}
    order by participation.id limit ${most}`.execute(db)
  return rows
}
