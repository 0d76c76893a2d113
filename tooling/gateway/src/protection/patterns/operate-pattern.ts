import * as z from 'zod/mini'
import { patternKinds } from '@saola/rules'
import { withEvent } from '../../events/with-event.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { listPatterns, markSeen, type ToldToOperator } from './pattern-store.ts'

const words = z.string().check(z.minLength(1), z.maxLength(500))
const moment = z.int().check(z.minimum(0))

/** What the operator does about patterns in stakes: reads those of some time, and notes that one was seen. */
export const patternOperation = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('list'),
    merchant: z.string(),
    kind: z.optional(z.enum(patternKinds)),
    state: z.optional(z.enum(['open', 'seen'])),
    /** When it was found: from this moment on, and before that one, in ms. */
    from: z.optional(moment),
    until: z.optional(moment),
    /** What the page before ended with, as its `next`. */
    after: z.optional(z.strictObject({ at: moment, id: z.int() })),
    most: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  }),
  /** `reason` is what was made of it. */
  z.strictObject({ do: z.literal('seen'), merchant: z.string(), id: z.int(), reason: words, by: words }),
])
export type PatternOperation = z.infer<typeof patternOperation>

/** So many are told at once where nothing is said. */
const usualPage = 100

/** Patterns, the newest first, and where the next page begins. */
export type PatternPage = { patterns: ToldToOperator[]; next: { at: number; id: number } | null }

/** Answers with patterns that were found, or notes that one was seen, by whom and what was made of it (protection 28). */
export async function operatePattern(
  services: Services,
  wanted: PatternOperation,
  person?: string,
): Promise<PatternPage | { id: number; state: 'seen' }> {
  const { db } = services
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'list') {
    const { kind, state, from, until, after, most = usualPage } = wanted
    const rows = await listPatterns(db, { merchantId, kind, state, from, until, after }, most + 1)
    const patterns = rows.slice(0, most)
    const last = rows.length > most ? patterns.at(-1) : undefined
    return { patterns, next: last ? { at: last.foundAt, id: last.id } : null }
  }
  const { id, reason, by } = wanted
  const now = services.now()
  const who = person ?? by
  await withEvent(
    db,
    async (trx) => {
      const seen = await markSeen(trx, { merchantId, id, by: who, note: reason, now })
      if (!seen) throw new Fault('not_found', { field: 'id' })
      return seen
    },
    ({ kind, market, selection }) => ({
      merchantId,
      at: now,
      kind: 'act.done',
      actor: 'operator',
      person: who,
      subject: `${kind}: ${market}, ${selection}`,
      before: { state: 'open' },
      after: { act: 'pattern seen', id, state: 'seen' },
      reason,
    }),
  )
  return { id, state: 'seen' }
}
