import { accountType } from '@saola/protocol'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { parseId } from '../../http/parse-id.ts'
import type { RaffleRow } from './raffle-store.ts'

export type TicketRow = Selectable<Schema['raffle_ticket']>

/** A ticket with the facts of its raffle. */
export type WholeTicket = TicketRow & Pick<RaffleRow, 'kind' | 'title_vi' | 'title_en' | 'prizes'>

/** How many tickets a look shows at most. */
const mostShown = 100

/** The number of the next ticket: its commitment is made before it is written down. */
export async function nextTicketId(trx: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('raffle_ticket', 'id')) as id`.execute(trx)
  return Number(rows[0]?.id)
}

/** Writes a ticket down; what gave one before gives no second. Answers whether it is new. */
export async function insertTicket(
  trx: Database,
  row: Insertable<Schema['raffle_ticket']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('raffle_ticket')
    .values(row)
    .onConflict((conflict) => conflict.columns(['raffle_id', 'account_id', 'source']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** How many tickets of a raffle an account's deposits have earned. */
export async function countEarned(trx: Database, raffleId: number, accountId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('raffle_ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('raffle_id', '=', raffleId)
    .where('account_id', '=', accountId)
    .where('source', 'like', 'deposit:%')
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** An account's tickets: those to claim, the one that expires first on top, then the others, newest first. */
export function listTickets(db: Database, accountId: number, now: number): Promise<WholeTicket[]> {
  const isReady = sql<boolean>`(raffle_ticket.claimed_at is null and raffle_ticket.expires_at > ${now})`
  return wholeTickets(db)
    .where('raffle_ticket.account_id', '=', accountId)
    .orderBy(isReady, 'desc')
    .orderBy(sql`case when ${isReady} then raffle_ticket.expires_at end`)
    .orderBy('raffle_ticket.id', 'desc')
    .limit(mostShown)
    .execute()
}

/** An account's ticket by its number on the wire, locked until the transaction ends. */
export async function lockTicket(
  trx: Database,
  accountId: number,
  ticketId: string,
): Promise<WholeTicket | undefined> {
  return wholeTickets(trx)
    .where('raffle_ticket.id', '=', parseId(ticketId))
    .where('raffle_ticket.account_id', '=', accountId)
    .forUpdate('raffle_ticket')
    .executeTakeFirst()
}

/** Changes a ticket. */
export async function updateTicket(
  trx: Database,
  id: number,
  change: Updateable<Schema['raffle_ticket']>,
): Promise<void> {
  await trx.updateTable('raffle_ticket').set(change).where('id', '=', id).execute()
}

/** Takes tickets back: one, or the unclaimed ones of a raffle by a pattern of their source. What is unclaimed expires now. */
export async function updateTakenBack(
  trx: Database,
  which: { id: number } | { raffleId: number; source: string },
  { reason, by, now }: { reason: string; by: string; now: number },
): Promise<void> {
  const one = trx.updateTable('raffle_ticket').set({
    taken_back_at: now,
    taken_back_reason: reason,
    taken_back_by: by,
    expires_at: sql<number>`case when claimed_at is null
      then greatest(issued_at + 1, least(expires_at, ${now}::bigint)) else expires_at end`,
  })
  const some =
    'id' in which
      ? one.where('id', '=', which.id)
      : one
          .where('raffle_id', '=', which.raffleId)
          .where('source', 'like', which.source)
          .where('claimed_at', 'is', null)
  await some.where('taken_back_at', 'is', null).execute()
}

/** A ticket whose deposit was taken back, with why and by whom. */
export type BaselessTicket = { id: number; reason: string; by: string }

/** The tickets that were given for deposits which were taken back since. */
export async function listBaselessTickets(db: Database, most: number): Promise<BaselessTicket[]> {
  const { rows } = await sql<BaselessTicket>`
    select raffle_ticket.id, undo.reason, undo.undone_by as by
    from bank_transfer_undo undo
    join raffle_ticket on raffle_ticket.account_id = undo.account_id
      and raffle_ticket.source = 'deposit:' || undo.undone_transfer_id
    where undo.undone_state = 'credited' and raffle_ticket.taken_back_at is null
    order by raffle_ticket.id limit ${most}`.execute(db)
  return rows
}

/** Lets the deposits of an account wait for their tickets anew; what gave one gives no second. */
export async function createTicketDeposits(trx: Database, accountId: number): Promise<void> {
  await sql`insert into raffle_deposit (transfer_id, account_id, amount, created_at)
    select transfer_id, account_id, amount, created_at from money_entry
    where account_id = ${accountId} and kind = 'deposit' and amount > 0
      and not exists (select from bank_transfer_undo where undone_transfer_id = money_entry.transfer_id)
    on conflict do nothing`.execute(trx)
}

/** A ticket by its number, locked until the transaction ends. */
export function lockTicketById(trx: Database, id: number): Promise<TicketRow> {
  return trx
    .selectFrom('raffle_ticket')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The member of a merchant with this name; agents and trial accounts have no tickets. */
export function findTicketMember(
  trx: Database,
  merchantId: number,
  name: string,
): Promise<{ id: number } | undefined> {
  return trx
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('type', '=', accountType.member)
    .where('name', '=', name)
    .executeTakeFirst()
}

/** A member's deposit for which tickets are due. */
export type TicketDeposit = {
  transferId: number
  accountId: number
  merchantId: number
  amount: number
  at: number
}

/** Takes the deposits that wait for their tickets: they are gone when the transaction ends. */
export async function takeTicketDeposits(trx: Database, most: number): Promise<TicketDeposit[]> {
  const { rows } = await sql<TicketDeposit>`
    with taken as (
      delete from raffle_deposit where transfer_id in (
        select transfer_id from raffle_deposit order by transfer_id limit ${most} for update skip locked
      ) returning transfer_id, account_id, amount, created_at
    )
    select taken.transfer_id as "transferId", taken.account_id as "accountId",
      account.merchant_id as "merchantId", taken.amount, taken.created_at as at
    from taken join account on account.id = taken.account_id and account.type = ${accountType.member}
    where not exists (select from bank_transfer_undo where undone_transfer_id = taken.transfer_id)
    order by taken.transfer_id`.execute(trx)
  return rows
}

function wholeTickets(db: Database) {
  return db
    .selectFrom('raffle_ticket')
    .innerJoin('raffle', 'raffle.id', 'raffle_ticket.raffle_id')
    .selectAll('raffle_ticket')
    .select(['raffle.kind', 'raffle.title_vi', 'raffle.title_en', 'raffle.prizes'])
}
