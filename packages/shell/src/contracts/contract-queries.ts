import { calls, type CallInput } from '@saola/protocol'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../context/app-context.tsx'
import { callQuery } from '../calls/call-query.ts'
import { stale } from '../calls/stale.ts'

type Reading = Pick<AppContext, 'api'>

/** The contracts that pay the account, in force or on the table. */
export function ownContractsQuery({ api }: Reading) {
  const query = callQuery(api, calls.contracts.own)
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}

/** A contract with its history. */
export function contractQuery({ api }: Reading, contractId: string) {
  const query = callQuery(api, calls.contracts.detail, { contractId })
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}

/** What ends if the terms on the table are signed; read anew each time, for others sign too. */
export function endingsQuery({ api }: Reading, contractId: string) {
  const query = callQuery(api, calls.contracts.endings, { contractId })
  return queryOptions({ ...query, staleTime: 0, meta: { ...query.meta, quiet: true } })
}

/** Bills of one side, newest first; the page before stays in sight until the next is there. */
export function billsQuery({ api }: Reading, input: CallInput<typeof calls.contracts.bills>) {
  const query = callQuery(api, calls.contracts.bills, input)
  const meta = { ...query.meta, quiet: true }
  return queryOptions({ ...query, staleTime: stale.moment, placeholderData: keepPreviousData, meta })
}

/** A bill with everything that its formula took. */
export function billQuery({ api }: Reading, billId: string) {
  const query = callQuery(api, calls.contracts.billOf, { billId })
  return queryOptions({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
}

/** Whether somebody who reads the contract is asked to answer it. */
export function waitsForMe({ steps }: { readonly steps: readonly string[] }): boolean {
  return steps.includes('accept') || steps.includes('agree_termination')
}
