import { searchNumber, searchPlace, searchReader, type ListPlace, type SearchReader } from '@saola/shell'
import * as z from 'zod/mini'

/** What the address of the contracts says: the contracts themselves, or the bills received, one of them open. */
export type ContractsView = ListPlace & { tab?: 'bills'; bill?: number }

/** Reads the search part of an address. */
export const readContractsView: SearchReader<ContractsView> = searchReader({
  tab: z.literal('bills'),
  ...searchPlace,
  bill: searchNumber,
})
