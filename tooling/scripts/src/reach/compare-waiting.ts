import { mostWaiting, waiting, type Waiting } from './waiting.ts'

/** What nobody reaches, by the lists of `Waiting`. */
export type Missing = { rows: readonly string[]; texts: readonly string[]; exports: readonly string[] }

/** What is wrong, a sentence each: things that are new and unreached, and entries of the list that no longer wait. */
export function compareWaiting(
  missing: Missing,
  list: readonly Waiting[] = waiting,
  most: number = mostWaiting,
): string[] {
  const rows = list.flatMap(({ unanswered = [], uncalled = [] }) => [
    ...unanswered.map((id) => `${id} unanswered`),
    ...uncalled.map((id) => `${id} uncalled`),
  ])
  const texts = countsOf(list.map((each) => each.texts))
  const exports = countsOf(list.map((each) => each.exports))
  const total = rows.length + sum(texts) + sum(exports)
  return [
    ...missing.rows.filter((row) => !rows.includes(row)).map((row) => `the row ${row}`),
    ...rows.filter((row) => !missing.rows.includes(row)).map((row) => `no longer waits: the row ${row}`),
    ...compareCounts(missing.texts, texts, 'shown by nobody'),
    ...compareCounts(missing.exports, exports, 'imported by nobody'),
    ...(total > most ? [`the list grew: ${total} things wait, ${most} may`] : []),
    ...(total < most ? [`the list shrank: lower mostWaiting to ${total}`] : []),
  ]
}

function countsOf(lists: readonly (Waiting['texts'] | undefined)[]): Map<string, number> {
  return new Map(lists.flatMap((list) => Object.entries(list ?? {})))
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}

function compareCounts(
  found: readonly string[],
  stated: ReadonlyMap<string, number>,
  what: string,
): string[] {
  const beginnings = [...stated.keys()].toSorted((a, b) => b.length - a.length)
  const groups = Map.groupBy(found, (id) => beginnings.find((beginning) => id.startsWith(beginning)))
  const strays = (groups.get(undefined) ?? []).map((id) => `${what}: ${id}`)
  const counts = beginnings.flatMap((beginning) => {
    const ids = groups.get(beginning) ?? []
    const count = stated.get(beginning) ?? 0
    if (ids.length < count)
      return [`no longer waits: ${count - ids.length} of the ${count} under ${beginning}`]
    return ids.length > count
      ? [`${what}: ${ids.length} under ${beginning}, not ${count}: ${ids.join(', ')}`]
      : []
  })
  return [...strays, ...counts]
}
