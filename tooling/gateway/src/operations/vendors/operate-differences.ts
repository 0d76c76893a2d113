import * as z from 'zod/mini'
import { withEvent } from '../../events/with-event.ts'
import {
  listDifferences,
  noteDifferences,
  type ToldDifference,
} from '../../games/aggregators/listed/difference-store.ts'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'

const vendor = z.string().check(z.regex(/^[A-Z0-9_]{1,64}$/))
const words = z.string().check(z.minLength(1), z.maxLength(500))
const moment = z.int().check(z.minimum(0))

/** What the operator does about differences with aggregators: reads them, and notes what was made of those of one transaction. */
export const differenceSteps = [
  z.strictObject({
    do: z.literal('differences'),
    vendor: z.optional(vendor),
    state: z.optional(z.enum(['open', 'noted', 'settled'])),
    /** What the page before ended with, as its `next`. */
    after: z.optional(z.strictObject({ isOpen: z.boolean(), at: moment, id: z.int() })),
  }),
  z.strictObject({
    do: z.literal('note-difference'),
    vendor,
    /** The aggregator's id, as the list has it. */
    transactionId: z.string().check(z.regex(/^[\w:.-]{1,64}$/)),
    reason: words,
    by: words,
  }),
] as const
type DifferenceOperation = z.infer<(typeof differenceSteps)[number]>

/** So many are told at once. */
const page = 200

/** Differences, the open ones first, and where the next page begins. */
type DifferencePage = {
  differences: ToldDifference[]
  next: { isOpen: boolean; at: number; id: number } | null
}

/** Answers with differences, or notes that somebody has looked at those of a transaction and what was made of them (games 149). */
export async function operateDifferences(
  services: Services,
  wanted: DifferenceOperation,
  person?: string,
): Promise<DifferencePage | { transactionId: string; state: 'noted' }> {
  const { db } = services
  if (wanted.do === 'differences') {
    const rows = await listDifferences(db, wanted, page + 1)
    const differences = rows.slice(0, page)
    const last = rows.length > page ? differences.at(-1) : undefined
    return {
      differences,
      next: last ? { isOpen: last.state === 'open', at: last.foundAt, id: last.id } : null,
    }
  }
  const { vendor: code, transactionId, reason, by } = wanted
  const now = services.now()
  const who = person ?? by
  await withEvent(
    db,
    async (trx) => {
      const noted = await noteDifferences(trx, { vendor: code, transactionId, by: who, note: reason, now })
      if (noted.length === 0) throw new Fault('not_found', { field: 'transactionId' })
      return noted
    },
    (noted) => ({
      // Vendors serve all merchants.
      merchantId: null,
      at: now,
      kind: 'act.done',
      actor: 'operator',
      person: who,
      subject: `${code} ${transactionId}`,
      before: { state: 'open', differences: noted },
      after: { act: 'vendor note-difference', state: 'noted' },
      reason,
    }),
  )
  return { transactionId, state: 'noted' }
}
