import { calls } from '@saola/protocol'
import { callKey, callQuery, stale, type AppContext, type ListPlace } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'
import { nextLookMs } from './pay/next-look.ts'

/** Bounds, suggestions, and how long a code may be paid. */
export function depositSettingsQuery({ api }: Pick<AppContext, 'api'>) {
  const call = calls.wallet.depositSettings
  return queryOptions({ ...callQuery(api, call), staleTime: stale.session, meta: { call, quiet: true } })
}

/** How a deposit stands; asked every two seconds while it waits, and at once when the member looks again. */
export function depositQuery({ api, clock }: Pick<AppContext, 'api' | 'clock'>, depositId: string) {
  const call = calls.wallet.depositStatus
  return queryOptions({
    ...callQuery(api, call, { depositId }),
    staleTime: stale.moment,
    refetchOnWindowFocus: 'always',
    // A payment is made in another app or window, with this one out of sight.
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (state.data ? nextLookMs(state.data, clock.now()) : false),
    meta: { call, quiet: true },
  })
}

/** Rows of a page of deposits. */
export const depositsPerPage = 20

/** The member's deposits, newest first. */
export function depositsQuery(
  { api }: Pick<AppContext, 'api'>,
  { page = 1, asOf }: ListPlace,
  pageSize = depositsPerPage,
) {
  const call = calls.wallet.deposits
  return queryOptions({
    ...callQuery(api, call, { pageNo: page, pageSize, asOf }),
    staleTime: stale.moment,
    refetchOnWindowFocus: 'always',
    meta: { call, quiet: true },
  })
}

/** The key under which a new deposit is put, so that its page starts at once. */
export function depositKey(depositId: string) {
  return callKey(calls.wallet.depositStatus, { depositId })
}
