import { stale, type FailureMeta } from '@saola/shell'
import { keepPreviousData } from '@tanstack/react-query'

/**
 * Query options of a report whose failure is shown in its own place: no dialog, and what was read before stays in
 * sight until the new figures are there.
 */
export function inPlace<Query extends { meta?: FailureMeta }>(query: Query) {
  return {
    ...query,
    staleTime: stale.moment,
    placeholderData: keepPreviousData,
    meta: { ...query.meta, quiet: true },
  }
}
