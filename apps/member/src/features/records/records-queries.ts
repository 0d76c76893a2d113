import { calls, type StatementRow } from '@saola/protocol'
import { callQuery, stale, type AppContext } from '@saola/shell'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { boundsOf, usualPeriod } from './record-period.ts'
import type { RecordSearch, StatementSearch } from './record-search.ts'

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
  })
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    placeholderData: keepPreviousData,
    meta: { call, quiet: true },
  })
}

/** One page of the member's bets. */
export function betsQuery({ api }: Pick<AppContext, 'api'>, search: RecordSearch, now: number) {
  const call = calls.wallet.bets
  const query = callQuery(api, call, {
    ...boundsOf(search.period ?? usualPeriod, now),
    pageNo: search.page ?? 1,
    pageSize: rowsPerPage,
  })
  return queryOptions({
    ...query,
    staleTime: stale.moment,
    placeholderData: keepPreviousData,
    meta: { call, quiet: true },
  })
}

/** Every movement that a filter lets through, page after page. */
export async function readWholeStatement(
  { api }: Pick<AppContext, 'api'>,
  search: StatementSearch,
  now: number,
): Promise<readonly StatementRow[]> {
  const rows: StatementRow[] = []
  let pages = 1
  for (let page = 1; page <= pages; page += 1) {
    const input = { ...statementFilter(search, now), page, size: rowsPerExport }
    // oxlint-disable-next-line no-await-in-loop -- the first page says how many there are; the gateway limits bursts
    const reply = await api.send(calls.wallet.transactions, input)
    rows.push(...reply.list)
    pages = reply.totalPages
  }
  return rows
}

function statementFilter(search: StatementSearch, now: number) {
  return {
    ...(search.type !== undefined && { codeTypes: search.type }),
    ...boundsOf(search.period ?? usualPeriod, now),
  }
}
