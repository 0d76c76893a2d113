import { carriedTitle, type CarriedTitle, type TableRules } from '@saola/game-engines'

/** A table by its title. */
export type TableKey = { game_code: string; family: string }

/** A title whose rounds are shared. */
export type CarriedTable = CarriedTitle & { table: TableRules }

/** What carries the table of a title; undefined where each member plays rounds of their own. */
export function findTable(key: TableKey): CarriedTable | undefined {
  const carried = carriedTitle({ gameCode: key.game_code, family: key.family })
  return carried?.table ? { ...carried, table: carried.table } : undefined
}

/** What carries the table of a round. A round whose table is carried no more cannot go on. */
export function tableOf(key: TableKey): CarriedTable {
  const table = findTable(key)
  if (!table) throw new Error(`no engine carries the table ${key.game_code}`)
  return table
}
