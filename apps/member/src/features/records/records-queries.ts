import { calls, type StatementRow } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { boundsOf } from './record-period.ts'
import type { BetSearch, ProfitSearch, StatementSearch } from './record-search.ts'

/** Rows a page on screen. */
export const rowsPerPage = 20

const rowsPerExport = 200

/** One page of the statement; the page before stays in sight until it is there. */
export function statementQuery({ api }: Pick<AppContext, 'api'>, search: StatementSearch, now: number) {
  const call = calls.wallet.transactions
  const query = callQuery(api, call, {
    ...statementFilter(search, now),
    page: search.page ?? 1,
    size: rowsPerPage,
    asOf: search.asOf,
  })
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    placeholderData: keepPreviousData,
    meta: { call, quiet: true, keep: 'tab' },
  })
}

/** One page of the member's bets. */
export function betsQuery({ api }: Pick<AppContext, 'api'>, search: BetSearch, now: number) {
  const call = calls.wallet.bets
  const query = callQuery(api, call, {
    ...boundsOf(search, now),
    pageNo: search.page ?? 1,
    pageSize: rowsPerPage,
    asOf: search.asOf,
    ...(search.status !== undefined && { status: search.status }),
    ...(search.family !== undefined && { family: search.family }),
    ...(search.vendor !== undefined && { vassalage: search.vendor }),
  })
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    placeholderData: keepPreviousData,
    meta: { call, quiet: true, keep: 'tab' },
  })
}

/** One entry with both its sides. */
export function entryQuery({ api }: Pick<AppContext, 'api'>, txId: string) {
  const call = calls.wallet.transaction
  const query = callQuery(api, call, { txId })
  return queryOptions({ ...query, staleTime: stale.minute, meta: { call, quiet: true } })
}

/** The member's own result, cut as the address says. */
export function profitQuery({ api }: Pick<AppContext, 'api'>, search: ProfitSearch, now: number) {
  const call = calls.wallet.profit
  const query = callQuery(api, call, {
    ...boundsOf({ period: search.days ?? 30 }, now),
    by: search.by ?? 'day',
  })
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    placeholderData: keepPreviousData,
    meta: { call, quiet: true, keep: 'tab' },
  })
}

/** How far reading the whole statement has come, in rows. */
export type ReadProgress = { readonly done: number; readonly total: number }

/** Every entry that a filter lets through, page after page, as the statement stood when the first was read. */
export async function readWholeStatement(
  { api }: Pick<AppContext, 'api'>,
  filter: { search: StatementSearch; now: number },
  reading: { signal: AbortSignal; onProgress: (progress: ReadProgress) => void },
): Promise<readonly StatementRow[]> {
  // A gateway that knows no `asOf` lets what is recorded meanwhile push rows to the next page, where they come a second time.
  const rows = new Map<string, StatementRow>()
  let pages = 1
  let asOf: string | undefined
  for (let page = 1; page <= pages; page += 1) {
    const input = { ...statementFilter(filter.search, filter.now), page, size: rowsPerExport, asOf }
    // oxlint-disable-next-line no-await-in-loop -- the first page says how many there are; the gateway limits bursts
    const reply = await api.send(calls.wallet.transactions, input, { signal: reading.signal })
    for (const row of reply.list) rows.set(row.txId, row)
    pages = reply.totalPages
    asOf = reply.asOf
    reading.onProgress({ done: rows.size, total: Math.max(rows.size, reply.totalCount ?? 0) })
  }
  return [...rows.values()]
}

function statementFilter(search: StatementSearch, now: number) {
  return {
    ...(search.type !== undefined && { codeTypes: search.type }),
    ...boundsOf(search, now),
  }
}
