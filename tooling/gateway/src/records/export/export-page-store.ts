import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * A list of what is kept about an account. Never in it: hashes, secrets and tokens, which are no data about a person but keys
 * to an account. Times are milliseconds since 1970, money whole đồng.
 */
export type ExportPart = {
  /** What is told of a row. */
  columns: string
  /**
   * Where the rows are, with `$account` for the account. `$rest` and `$most` stand where a part says itself which rows follow
   * a key, and how many; otherwise the text ends where a condition can be added.
   */
  from: string
  /** What the rows are read in the order of, and no two have in common; none where there is one row at most. */
  by: readonly string[]
  /** How many rows are read at once at most, where they are large. */
  most?: number
}

/** The key of a row, as the database writes it. */
export type RowKey = readonly string[]

/** Rows of a part, each as the text of a JSON object, and the key of the last of them. */
export type ExportPage = { rows: string[]; last: RowKey | undefined }

type Span = { after?: RowKey | undefined; upTo?: RowKey | undefined }

/** The first rows of every part, in one look: what is no longer than that is all of one moment. */
export async function readFirstPages(
  db: Database,
  accountId: number,
  asked: readonly { part: ExportPart; limit: number }[],
): Promise<ExportPage[]> {
  const pages = asked.map(
    ({ part, limit }, at) =>
      sql`(select ${at}::integer as at, row_number() over () as place, page.*
        from (${pageOf(part, accountId, { limit })}) as page)`,
  )
  const { rows } = await sql<{ at: number; key: string[]; row: string }>`
    ${sql.join(pages, sql` union all `)} order by at, place`.execute(db)
  const found = Map.groupBy(rows, ({ at }) => at)
  return asked.map((_, at) => asPage(found.get(at) ?? []))
}

/** The rows of a part that follow a key, up to another. */
export async function readPageAfter(
  db: Database,
  accountId: number,
  { part, limit, ...span }: Span & { part: ExportPart; limit: number },
): Promise<ExportPage> {
  const { rows } = await sql<{
    key: string[]
    row: string
  }>`${pageOf(part, accountId, { limit, ...span })}`.execute(db)
  return asPage(rows)
}

/** The key of the last row of each of some parts that have rows. */
export async function readLastKeys(
  db: Database,
  accountId: number,
  parts: readonly ExportPart[],
): Promise<(RowKey | undefined)[]> {
  if (parts.length === 0) return []
  const lasts = parts.map(
    (part, at) => sql`(select ${at}::integer as at, ${keyOf(part)} as key
      from ${rowsOf(part, accountId, {})} order by ${sql.raw(part.by.map((key) => `${key} desc`).join(', '))} limit 1)`,
  )
  const { rows } = await sql<{ at: number; key: string[] }>`${sql.join(lasts, sql` union all `)}`.execute(db)
  const found = new Map(rows.map(({ at, key }) => [at, key]))
  return parts.map((_, at) => found.get(at))
}

function asPage(rows: readonly { key: string[]; row: string }[]): ExportPage {
  return { rows: rows.map(({ row }) => row), last: rows.at(-1)?.key }
}

function pageOf(
  part: ExportPart,
  accountId: number,
  { limit, ...span }: Span & { limit: number },
): RawBuilder<unknown> {
  const order = part.by.length === 0 ? sql`` : sql`order by ${sql.raw(part.by.join(', '))}`
  return sql`select ${keyOf(part)} as key, (select to_json(exported_row) from (select ${sql.raw(part.columns)}) as exported_row)::text as row
    from ${rowsOf(part, accountId, { limit, ...span })} ${order} limit ${limit}`
}

/** The keys as texts, so that those of all parts are of one type. */
function keyOf({ by }: ExportPart): RawBuilder<unknown> {
  return sql.raw(`array[${by.map((key) => `(${key})::text`).join(', ')}]::text[]`)
}

function rowsOf(
  part: ExportPart,
  accountId: number,
  { after, upTo, limit }: Span & { limit?: number },
): RawBuilder<unknown> {
  const keys = sql.raw(part.by.join(', '))
  // A value without a type is read as one of the type of what it is compared with.
  const rest = sql`${after ? sql`and (${keys}) > (${sql.join(after)})` : sql``}
    ${upTo ? sql`and (${keys}) <= (${sql.join(upTo)})` : sql``}`
  const most = limit === undefined ? sql`` : sql`limit ${limit}`
  const said = new Map([
    ['$account', sql`${accountId}::bigint`],
    ['$rest', rest],
    ['$most', most],
  ])
  const text = part.from.includes('$rest') ? part.from : `${part.from} $rest`
  const pieces = text.split(/(\$(?:account|rest|most))/).map((piece) => said.get(piece) ?? sql.raw(piece))
  return sql.join(pieces, sql``)
}
