import type { Selectable } from 'kysely'
import type { Withdrawal } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { Fault } from '../../http/fault.ts'

/** A row of the table `withdrawal_event`. */
export type EventRow = Selectable<Schema['withdrawal_event']>

/** What a step is called on the timeline. */
export type EventState = Withdrawal['events'][number]['state']

/** A person's key of one step, and the fingerprint of what was asked for under it. */
export type StepKey = { key: string; hash: string }

/** Notes a step on the timeline. */
export async function appendEvent(
  db: Database,
  withdrawalId: number,
  state: EventState,
  step: { who: EventRow['by']; now: number; reason?: string | undefined; key?: StepKey | undefined },
): Promise<void> {
  await db
    .insertInto('withdrawal_event')
    .values({
      withdrawal_id: withdrawalId,
      state,
      at: step.now,
      by: step.who,
      remark: step.reason ?? null,
      idempotency_key: step.key?.key ?? null,
      request_hash: step.key?.hash ?? null,
    })
    .execute()
}

/** The step that was taken under a key, if one was; the key of another request is refused. */
export async function findStep(
  trx: Database,
  withdrawalId: number,
  { key, hash }: StepKey,
): Promise<EventState | undefined> {
  const step = await trx
    .selectFrom('withdrawal_event')
    .select(['state', 'request_hash'])
    .where('withdrawal_id', '=', withdrawalId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (step && step.request_hash !== hash) throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  return step?.state
}

/** How often the bank sent money of a withdrawal back. */
export function countBounces(trx: Database, withdrawalId: number): Promise<number> {
  return countOfBank(trx, withdrawalId, 'returned')
}

/** How often the bank was found to have paid what was given back of a withdrawal. */
export function countPaidAgain(trx: Database, withdrawalId: number): Promise<number> {
  return countOfBank(trx, withdrawalId, 'forced_received')
}

async function countOfBank(trx: Database, withdrawalId: number, state: EventState): Promise<number> {
  const { count } = await trx
    .selectFrom('withdrawal_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', '=', state)
    .where('by', '=', 'bank')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The steps of some withdrawals, in the order in which they were taken. */
export function listEvents(db: Database, withdrawalIds: readonly number[]): Promise<EventRow[]> {
  return db
    .selectFrom('withdrawal_event')
    .selectAll()
    .where('withdrawal_id', 'in', withdrawalIds)
    .orderBy('id')
    .execute()
}
