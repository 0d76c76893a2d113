import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

type Row = Selectable<Schema['operator_limit']>

/** A limit that an operator has set for a member, with who set and who ended it. */
export type OperatorLimit = Pick<Row, 'kind' | 'period' | 'amount'> & {
  setAt: number
  setBy: string
  reason: string
  endedAt: number | null
  endedBy: string | null
  endReason: string | null
}

type Named = Pick<Row, 'kind' | 'period'> & { by: string; reason: string }

/** Writes a limit that holds from now on. */
export async function createOperatorLimit(
  trx: Database,
  accountId: number,
  { kind, period, amount, by, reason }: Named & { amount: number },
  now: number,
): Promise<void> {
  await trx
    .insertInto('operator_limit')
    .values({ account_id: accountId, kind, period, amount, set_at: now, set_by: by, reason })
    .execute()
}

/** Ends the limit of a kind and period that holds; false where there is none. */
export async function endOperatorLimit(
  trx: Database,
  accountId: number,
  { kind, period, by, reason }: Named,
  now: number,
): Promise<boolean> {
  const ended = await trx
    .updateTable('operator_limit')
    .set({ ended_at: now, ended_by: by, end_reason: reason })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** So many are told at once. */
const most = 100

/** The limits of a member that operators have set, the newest first. */
export function listOperatorLimits(db: Database, accountId: number): Promise<OperatorLimit[]> {
  return db
    .selectFrom('operator_limit')
    .select(['kind', 'period', 'amount', 'set_at as setAt', 'set_by as setBy', 'reason'])
    .select(['ended_at as endedAt', 'ended_by as endedBy', 'end_reason as endReason'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
