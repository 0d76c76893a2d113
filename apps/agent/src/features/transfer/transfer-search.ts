import {
  searchNumber,
  searchPlace,
  searchReader,
  searchWords,
  type ListPlace,
  type SearchReader,
} from '@saola/shell'
import * as z from 'zod/mini'

/** What the address of the transfers says: to whom, the step, and which of the past ones are looked at. */
export type TransferSearch = ListPlace & {
  /** The recipient's name as it is shown, and the id, without which a name will do that one account alone has. */
  to?: string
  id?: number
  step?: 'review'
  side?: 'sent' | 'received'
  /** Part of the name of the other side of past transfers. */
  q?: string
}

export const transferSides = ['all', 'sent', 'received'] as const

/** Past transfers a page. */
export const transferPageSize = 10

/** Reads the search part of an address. */
export const readTransferSearch: SearchReader<TransferSearch> = searchReader({
  to: searchWords(64),
  id: searchNumber,
  step: z.literal('review'),
  side: z.enum(['sent', 'received']),
  q: searchWords(64),
  ...searchPlace,
})
