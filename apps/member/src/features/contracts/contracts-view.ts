import { searchNumber, searchPage, searchReader, type SearchReader } from '@saola/shell'
import * as z from 'zod/mini'

/** What the address of the contracts says: the contracts themselves, or the bills received, one of them open. */
export type ContractsView = { tab?: 'bills'; page?: number; bill?: number }

/** Reads the search part of an address. */
export const readContractsView: SearchReader<ContractsView> = searchReader({
  tab: z.literal('bills'),
  page: searchPage,
  bill: searchNumber,
})
