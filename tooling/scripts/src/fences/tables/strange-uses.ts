import { roomOf, type Room } from '../rooms.ts'
import type { TableUse } from './table-uses.ts'

/**
 * Uses of tables that break the plan, a sentence each: a room writes its own tables alone, and reads its own and those of
 * rooms below it. A table that no room owns, or two, is one as well.
 */
export function strangeUses(
  uses: readonly TableUse[],
  tables: readonly string[],
  levels: readonly (readonly Room[])[],
  tablesByRoom: Readonly<Record<string, readonly string[]>>,
): string[] {
  const levelOf = new Map(levels.flatMap((level, index) => level.map(({ name }) => [name, index] as const)))
  const owners = new Map<string, string[]>(tables.map((table) => [table, []]))
  const unknown: string[] = []
  for (const [room, own] of Object.entries(tablesByRoom)) {
    if (!levelOf.has(room)) unknown.push(`${room} owns tables and is no room`)
    for (const table of own) {
      if (owners.has(table)) owners.get(table)?.push(room)
      else unknown.push(`${room} owns ${table}, which is no table`)
    }
  }
  const unowned = Array.from(owners).flatMap(([table, rooms]) => {
    if (rooms.length === 1) return []
    return [rooms.length === 0 ? `${table} has no room` : `${table} has the rooms ${rooms.join(' and ')}`]
  })
  const strange = uses.flatMap(({ path, table, writes }) => {
    const room = roomOf(path)
    const [owner = ''] = owners.get(table) ?? []
    if (room === owner) return []
    if (writes) return [`${path} writes ${table} of ${owner}`]
    const isBelow = (levelOf.get(owner) ?? 0) < (levelOf.get(room) ?? levels.length)
    return isBelow ? [] : [`${path} reads ${table} of ${owner}`]
  })
  return [...unknown, ...unowned, ...strange].toSorted()
}

/** What is strange and was not known, and what was known and is strange no more: the list of the known gets shorter alone. */
export function beyondKnown(strange: readonly string[], known: readonly string[]): string[] {
  const [now, before] = [new Set(strange), new Set(known)]
  return [
    ...strange.filter((use) => !before.has(use)),
    ...known.filter((use) => !now.has(use)).map((use) => `no longer so, take it off the list: ${use}`),
  ]
}
