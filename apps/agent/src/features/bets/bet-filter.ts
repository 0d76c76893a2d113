import type { calls, CallInput } from '@saola/protocol'
import { periodNames, periodOf, type PeriodName } from '#shared/list/period.ts'
import { oneOf, onlySaid, typedWords, wholeFromOne } from '#shared/list/search-fields.ts'

export const betStatuses = ['open', 'settled', 'cancelled'] as const
export type BetStatus = (typeof betStatuses)[number]

/** What the address of the team's bets says. `member` is one account by its id, `q` a part of a name. */
export type BetFilter = {
  q?: string
  member?: number
  status?: BetStatus
  period?: PeriodName
  page?: number
}

/** Rows a page. */
export const betPageSize = 20

/** The period of a list that does not name one. */
export const usualPeriod: PeriodName = 'last_7'

/** Reads the search part of an address. */
export function readBetFilter(search: Record<string, unknown>): BetFilter {
  return onlySaid({
    q: typedWords(search['q']),
    member: wholeFromOne(search['member']),
    status: oneOf(search['status'], betStatuses),
    period: oneOf(search['period'], periodNames),
    page: wholeFromOne(search['page']),
  })
}

/** The request behind a filter; the gateway counts these pages from 1. */
export function betRequest(filter: BetFilter, now: number): CallInput<typeof calls.team.bets> {
  return {
    ...periodOf(filter.period ?? usualPeriod, now),
    ...(filter.q !== undefined && { customerName: filter.q }),
    ...(filter.member !== undefined && { customerId: filter.member }),
    ...(filter.status !== undefined && { status: filter.status }),
    pageNo: filter.page ?? 1,
    pageSize: betPageSize,
  }
}
