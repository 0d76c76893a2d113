import type { calls, CallInput } from '@saola/protocol'
import { periodOf } from '#shared/list/period.ts'
import { billPageSize, usualPeriod, type BillFilter } from './bill-filter.ts'

/** The request behind a filter; what is still to be paid is shown however old it is. */
export function billRequest(filter: BillFilter, now: number): CallInput<typeof calls.contracts.bills> {
  const { side = 'upline', kind, state, period = usualPeriod, page = 1, asOf } = filter
  return {
    side,
    ...(kind !== undefined && { kind }),
    ...(state !== undefined && { state }),
    ...(state === 'open' ? {} : periodOf(period, now)),
    pageNo: page,
    pageSize: billPageSize,
    asOf,
  }
}
