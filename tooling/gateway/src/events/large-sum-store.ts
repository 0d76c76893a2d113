import { isLargeSum, leastLargeSum, type LargeSums } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { numberList } from '../db/number-list.ts'
import type { EventActor } from './event-kinds.ts'
import { appendEvents } from './event-store.ts'

/** Money of an account that may be more than its merchant lets pass unseen. */
export type Sum = {
  accountId: number
  amount: number
  at: number
  actor: EventActor
  /** A bet, a deposit, a withdrawal. */
  subject: string
  after?: Record<string, unknown>
}

const kinds = { win: 'bet.won-large', movement: 'money.moved-large' } as const

/**
 * Writes the events of sums that their merchants look at (system 55), in the transaction that moves them. What is below the least that
 * a merchant may look at costs no statement.
 */
export async function noteLargeSums(
  trx: Database,
  kind: keyof LargeSums,
  sums: readonly Sum[],
): Promise<void> {
  const candidates = sums.filter(({ amount }) => amount >= leastLargeSum)
  if (candidates.length === 0) return
  const { rows } = await sql<{ id: number; merchantId: number; said: Partial<LargeSums> | null }>`
    select account.id, merchant.id as "merchantId", merchant.settings -> 'largeSums' as said
    from account join merchant on merchant.id = account.merchant_id
    where account.id = any(${numberList(candidates.map(({ accountId }) => accountId))}::bigint[])`.execute(
    trx,
  )
  const byAccount = new Map(rows.map((row) => [row.id, row]))
  await appendEvents(
    trx,
    candidates.flatMap(({ accountId, amount, after, ...told }) => {
      const of = byAccount.get(accountId)
      if (!of || !isLargeSum(kind, amount, of.said)) return []
      return [
        { ...told, accountId, merchantId: of.merchantId, kind: kinds[kind], after: { amount, ...after } },
      ]
    }),
  )
}
