import type { calls, CallInput } from '@saola/protocol'
import { contractKinds } from '@saola/rules'
import {
  searchNumber,
  searchPlace,
  searchReader,
  searchWords,
  type ListPlace,
  type SearchReader,
} from '@saola/shell'
import * as z from 'zod/mini'

export const shownStatuses = ['P', 'E', 'A', 'V', 'C', 'R'] as const

/** What the address of the contracts says; dividends and what is not over when nothing is said. */
export type ContractFilter = ListPlace & {
  kind?: (typeof contractKinds)[number]
  status?: (typeof shownStatuses)[number]
  q?: string
  /** The contract that is open over the list. */
  contract?: number
}

/** Rows a page. */
export const contractPageSize = 20

/** Reads the search part of an address. */
export const readContractFilter: SearchReader<ContractFilter> = searchReader({
  kind: z.enum(contractKinds),
  status: z.enum(shownStatuses),
  q: searchWords(64),
  ...searchPlace,
  contract: searchNumber,
})

/** The request behind a filter. */
export function contractRequest(filter: ContractFilter): CallInput<typeof calls.contracts.list> {
  return {
    kind: filter.kind ?? 'dividend',
    ...(filter.q !== undefined && { username: filter.q.trim() }),
    ...(filter.status !== undefined && { status: filter.status }),
    pageNo: filter.page ?? 1,
    pageSize: contractPageSize,
    asOf: filter.asOf,
  }
}
