import type { ListedTransaction } from '@saola/aggregators'
import type { Moved } from './moved-store.ts'

/**
 * How an aggregator and the wallet differ about a transaction. `missing-here`: it was done there and moved nothing here; `missing-there`: it has
 * moved here and was not done there, or is not listed; `amount`: another sum; `rolled-back-here` and `rolled-back-there`: taken back on
 * that side alone; `unreadable`: a row that says something else than the protocol does.
 */
export type DifferenceKind =
  | 'missing-here'
  | 'missing-there'
  | 'amount'
  | 'rolled-back-here'
  | 'rolled-back-there'
  | 'unreadable'

/** A difference about a transaction; amounts in đồng, null where there is none. */
export type Difference = {
  id: string
  kind: DifferenceKind
  round: string | null
  theirs: number | null
  ours: number | null
}

/** What is known beside the row: what has moved here, by the id, and which stakes are said to be taken back there. */
type Known = {
  moved: ReadonlyMap<string, Moved>
  undone: ReadonlySet<string>
  /** What went back here later than this is not looked at yet. */
  until: number
}

/** The difference that a listed row tells of; undefined where both agree. */
export function differenceOf(listed: ListedTransaction, known: Known): Difference | undefined {
  if (listed.does === 'unreadable') return alone(listed.transactionId, 'unreadable')
  if (listed.does === 'rollback') return ofRollback(listed, known)
  const { transactionId: id, roundId, state } = listed
  const here = known.moved.get(id)
  const isUndone = state === 'undone' || known.undone.has(id)
  const stands = state === 'done' && !isUndone
  const theirs = listed.amount ?? null
  if (!here)
    return stands && theirs !== 0
      ? { ...alone(id, 'missing-here'), round: roundId ?? null, theirs }
      : undefined
  const both = { id, round: here.roundId, theirs, ours: here.amount }
  if (here.returnedAt !== null)
    return stands && here.returnedAt < known.until ? { ...both, kind: 'rolled-back-here' } : undefined
  if (isUndone) return { ...both, kind: 'rolled-back-there' }
  if (!stands) return { ...both, kind: 'missing-there', theirs: null }
  return theirs === here.amount ? undefined : { ...both, kind: 'amount' }
}

/** The difference about what has moved here and is not listed; undefined where it went back. */
export function unlisted({ id, amount, roundId, returnedAt }: Moved): Difference | undefined {
  if (returnedAt !== null) return undefined
  return { id, kind: 'missing-there', round: roundId, theirs: null, ours: amount }
}

/** The stakes that a list says were taken back. */
export function undoneBy(listed: readonly ListedTransaction[]): string[] {
  return listed.flatMap((row) =>
    row.does === 'rollback' && row.state === 'done' && row.reference !== undefined ? [row.reference] : [],
  )
}

/** The ids under which what a list tells may have moved something here. */
export function idsOf(listed: readonly ListedTransaction[]): string[] {
  const ids = listed.flatMap((row) => {
    if (row.does === 'rollback') return row.reference === undefined ? [] : [row.reference]
    return row.does === 'unreadable' ? [] : [row.transactionId]
  })
  return [...new Set(ids)]
}

/** A rollback is about its stake, and told under the id of that; one that names none is told by the row of its stake. */
function ofRollback(
  { state, reference }: Extract<ListedTransaction, { does: 'rollback' }>,
  { moved }: Known,
): Difference | undefined {
  const stake = reference === undefined ? undefined : moved.get(reference)
  if (state !== 'done' || !stake || stake.returnedAt !== null) return undefined
  return {
    id: stake.id,
    kind: 'rolled-back-there',
    round: stake.roundId,
    theirs: stake.amount,
    ours: stake.amount,
  }
}

function alone(id: string, kind: DifferenceKind): Difference {
  return { id, kind, round: null, theirs: null, ours: null }
}
