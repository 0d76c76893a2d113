import { createHash } from 'node:crypto'
import type { EventRow } from './event-store.ts'

/** All that is said of an event, in the order in which it is hashed. */
type Told = Pick<
  EventRow,
  | 'id'
  | 'merchant_id'
  | 'happened_at'
  | 'kind'
  | 'actor'
  | 'person'
  | 'account_id'
  | 'subject'
  | 'before'
  | 'after'
  | 'reason'
>

/** The hash of an event that follows another one in its chain: SHA-256 over the hash before and all that is said (decision 0035). */
export function eventHash(before: string, event: Told): string {
  const said = [
    before,
    event.id,
    event.merchant_id,
    event.happened_at,
    event.kind,
    event.actor,
    event.person,
    event.account_id,
    event.subject,
    inOrder(event.before),
    inOrder(event.after),
    event.reason,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** Members by their names, however a database gives them back. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  )
}
