import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import { Fault } from './fault.ts'

/** Which page of a list is wanted; `asOf` as an earlier page of it answered. */
export type Page = { skip: number; size: number; asOf: string | undefined }

/** A list as it stood when its first page was read: the key of its newest row, and how many rows a list that grows on top had. */
export type AsOf = { newest: number; count?: number }

/** How many rows a list has, and the key of the newest; an empty one has none. */
export type Counted = { count: number; newest: number | null }

/** The rows of a page: up to a key, so many after so many. */
export type Cut = { upTo: number; limit: number; offset: number }

type PagedList<Row, Sums extends Counted> = {
  /**
   * Whether a row can join the list at its top alone. Ids are taken before they are committed, so a row up to the key may appear after the first
   * page was read: on top of the list it is known by the count, and passed over.
   */
  growsOnTop: boolean
  count: (trx: Database, upTo: number | undefined) => Promise<Sums>
  rows: (trx: Database, cut: Cut) => Promise<Row[]>
}

/** A page of a list as it stood when its first page was read (wire 33), with what was counted beside the rows. */
export type Paged<Row, Sums = Counted> = {
  rows: Row[]
  totalCount: number
  sums: Sums
  upTo: number
  asOf: string
}

/** The page of a number, counted from 1. */
export function pageAt(number: number, size: number, asOf: string | undefined): Page {
  return { skip: (number - 1) * size, size, asOf }
}

/** Reads a page and its count at one moment. */
export function readPage<Row, Sums extends Counted>(
  db: Database,
  { skip, size, asOf }: Page,
  list: PagedList<Row, Sums>,
): Promise<Paged<Row, Sums>> {
  const asked = parseAsOf(asOf)
  return atOneMoment(db, async (trx) => {
    const sums = await list.count(trx, asked?.newest)
    const { newest, count } = asked ?? {
      newest: sums.newest ?? 0,
      ...(list.growsOnTop && { count: sums.count }),
    }
    const late = Math.max(0, sums.count - (count ?? sums.count))
    const rows = await list.rows(trx, { upTo: newest, limit: size, offset: skip + late })
    const written = writeAsOf({ newest, ...(count !== undefined && { count }) })
    return { rows, totalCount: sums.count - late, sums, upTo: newest, asOf: written }
  })
}

/** Counts the rows of a statement that begins with `from`, by their key. */
export async function countUpTo(
  db: Database,
  key: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Promise<Counted> {
  const { rows } =
    await sql<Counted>`select count(*) as count, max(${key})::bigint as newest ${from}`.execute(db)
  return rows[0] ?? { count: 0, newest: null }
}

/** Whether a row is in a list as it stood; every row where the list is read for the first time. */
export function isUpTo(key: RawBuilder<unknown>, upTo: number | undefined): RawBuilder<boolean> {
  return upTo === undefined ? sql<boolean>`true` : sql<boolean>`${key} <= ${upTo}`
}

/** Several reads that see the same rows. */
export function atOneMoment<T>(db: Database, read: (trx: Database) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

/** What a request carries as `asOf`; one that no page has answered is refused. */
export function parseAsOf(asOf: string | undefined): AsOf | undefined {
  if (asOf === undefined) return undefined
  const [, newest, count] = /^k(\d{1,15})(?:-(\d{1,9}))?$/.exec(asOf) ?? []
  if (newest === undefined) throw new Fault('request_param_err', { field: 'asOf', params: { field: 'asOf' } })
  return { newest: Number(newest), ...(count !== undefined && { count: Number(count) }) }
}

/** A list as it stood, as it travels. */
export function writeAsOf({ newest, count }: AsOf): string {
  // The letter keeps an address from reading it as a number.
  return count === undefined ? `k${newest}` : `k${newest}-${count}`
}
