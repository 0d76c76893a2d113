import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { mostOfEventText, type EventKind, type NewEvent } from './event-kinds.ts'

/** An event as it is kept. */
export type EventRow = Selectable<Schema['significant_event']>

/**
 * Writes events in the transaction of what they tell of, so that neither is there without the other (system 53). None is no
 * statement.
 */
export async function appendEvents(trx: Database, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await trx
    .insertInto('significant_event')
    .values(
      events.map((event) => ({
        merchant_id: event.merchantId,
        happened_at: event.at,
        kind: event.kind,
        actor: event.actor,
        person: cut(event.person),
        account_id: event.accountId ?? null,
        subject: event.subject.slice(0, mostOfEventText),
        before: json(event.before),
        after: json(event.after),
        reason: cut(event.reason),
      })),
    )
    .execute()
}

/** Writes one event in the transaction of what it tells of. */
export function appendEvent(trx: Database, event: NewEvent): Promise<void> {
  return appendEvents(trx, [event])
}

function cut(text: string | undefined): string | null {
  return text?.slice(0, mostOfEventText) ?? null
}

function json(part: Record<string, unknown> | undefined): string | null {
  return part === undefined ? null : JSON.stringify(part)
}

/** Which events are asked for; those of one merchant, or without one of the installation. */
export type EventFilter = {
  merchantId: number | null
  kind?: EventKind | undefined
  accountId?: number | undefined
  from?: number | undefined
  until?: number | undefined
  /** Only what comes after this one in the order of the answer. */
  after?: { at: number; id: number } | undefined
}

/** Events with the names of their accounts, the newest first. */
export function listEvents(
  db: Database,
  { merchantId, kind, accountId, from, until, after }: EventFilter,
  most: number,
): Promise<(EventRow & { account: string | null })[]> {
  let query = db
    .selectFrom('significant_event')
    .leftJoin('account', 'account.id', 'significant_event.account_id')
    .selectAll('significant_event')
    .select('account.name as account')
    .where(sql<boolean>`coalesce(significant_event.merchant_id, 0) = ${merchantId ?? 0}`)
  if (kind !== undefined) query = query.where('kind', '=', kind)
  if (accountId !== undefined) query = query.where('significant_event.account_id', '=', accountId)
  if (from !== undefined) query = query.where('happened_at', '>=', from)
  if (until !== undefined) query = query.where('happened_at', '<', until)
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(happened_at, significant_event.id) < (${after.at}::bigint, ${after.id}::bigint)`,
    )
  return query.orderBy('happened_at', 'desc').orderBy('significant_event.id', 'desc').limit(most).execute()
}
