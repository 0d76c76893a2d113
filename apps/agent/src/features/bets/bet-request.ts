import type { calls, CallInput } from '@saola/protocol'
import { periodOf } from '#shared/list/period.ts'
import { betPageSize, usualPeriod, type BetFilter } from './bet-filter.ts'

/** The request behind a filter; the gateway counts these pages from 1. */
export function betRequest(filter: BetFilter, now: number): CallInput<typeof calls.team.bets> {
  return {
    ...periodOf(filter.period ?? usualPeriod, now),
    ...(filter.q !== undefined && { customerName: filter.q.trim() }),
    ...(filter.member !== undefined && { customerId: filter.member }),
    ...(filter.status !== undefined && { status: filter.status }),
    pageNo: filter.page ?? 1,
    pageSize: betPageSize,
    asOf: filter.asOf,
  }
}
