import { calls, type Withdrawal } from '@saola/protocol'
import { callKey, callQuery, stale, type AppContext } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'

type Reading = Pick<AppContext, 'api'>

/** How often a withdrawal that moves is looked at, in milliseconds. */
const lookEveryMs = 3_000

/** Bounds and habits of a withdrawal, and what cannot leave yet: less with every bet, so it is read whenever somebody looks. */
export function withdrawalSettingsQuery({ api }: Reading) {
  const call = calls.wallet.withdrawalSettings
  return queryOptions({
    ...callQuery(api, call),
    staleTime: stale.moment,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    meta: { call, quiet: true, keep: 'tab' },
  })
}

/** The member's withdrawals, the latest first; what is kept from before a reload is shown and read anew at once. */
export function withdrawalsQuery({ api }: Reading) {
  const call = calls.wallet.withdrawals
  return queryOptions({
    ...callQuery(api, call, { pageNo: 1, pageSize: 20 }),
    staleTime: stale.moment,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    meta: { call, quiet: true, keep: 'tab' },
  })
}

/** One withdrawal, followed while something can still happen to it. */
export function withdrawalQuery({ api }: Reading, withdrawalId: string) {
  const call = calls.wallet.withdrawal
  return queryOptions({
    ...callQuery(api, call, { withdrawalId }),
    staleTime: stale.moment,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data === undefined || isMoving(state.data) ? lookEveryMs : false),
    meta: { call, quiet: true, keep: 'tab' },
  })
}

/** The key under which an answer is put, so that the page shows it at once. */
export function withdrawalKey(withdrawalId: string) {
  return callKey(calls.wallet.withdrawal, { withdrawalId })
}

function isMoving({ state, confirmation, answers }: Withdrawal): boolean {
  const waits = state === 'in_process' || state === 'approved' || confirmation === 'partly_sent'
  return waits || answers.length > 0
}
