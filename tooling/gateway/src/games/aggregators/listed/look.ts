import type { ListedTransaction } from '@saola/aggregators'
import { nameOf } from './difference-store.ts'
import { differenceOf, undoneBy, unlisted, type Difference } from './differences-of.ts'
import type { Moved } from './moved-store.ts'

/** What a comparison knows by now; it goes from the latest hour to the earliest. */
export type Look = {
  /** Ids about which a difference stands. */
  about: ReadonlySet<string>
  /** What went back here later than this is not looked at yet. */
  until: number
  /** By their names. */
  differences: Map<string, Difference>
  /** Of `about`, those of which something was told. */
  seen: Set<string>
  /** Stakes that are said to be taken back. */
  undone: Set<string>
  /** What has moved here and was not listed so far, by the id; an earlier hour may list it. */
  unlisted: Map<string, Moved>
}

/** A comparison that knows nothing yet. */
export function startLook(about: ReadonlySet<string>, until: number): Look {
  return { about, until, differences: new Map(), seen: new Set(), undone: new Set(), unlisted: new Map() }
}

/** Looks for what has moved here in this list, and in those of earlier hours. */
export function lookFor(look: Look, moved: readonly Moved[]): void {
  for (const each of moved) look.unlisted.set(each.id, each)
}

/** Notes which stakes a list says were taken back: their own rows may say that they were done. */
export function noteUndone(look: Look, listed: readonly ListedTransaction[]): void {
  for (const id of undoneBy(listed)) look.undone.add(id)
}

/** Compares rows with what has moved here under their ids. */
export function readRows(
  look: Look,
  listed: readonly ListedTransaction[],
  moved: ReadonlyMap<string, Moved>,
): void {
  for (const row of listed) {
    const id = row.does === 'rollback' ? row.reference : row.transactionId
    if (id !== undefined && look.about.has(id)) look.seen.add(id)
    look.unlisted.delete(row.transactionId)
    const difference = differenceOf(row, { moved, undone: look.undone, until: look.until })
    if (difference) look.differences.set(nameOf(difference), difference)
  }
}

/** Leaves what has moved here before a moment to the next comparison: a list that may have it was not told. */
export function leaveBefore(look: Look, moment: number): void {
  for (const [id, { at }] of look.unlisted) if (at < moment) look.unlisted.delete(id)
}

/** Ends a comparison: what has moved here and stands in no list differs. */
export function endLook(look: Look): void {
  for (const moved of look.unlisted.values()) {
    if (look.about.has(moved.id)) look.seen.add(moved.id)
    const difference = unlisted(moved)
    if (difference) look.differences.set(nameOf(difference), difference)
  }
}
