import * as z from 'zod/mini'
import { searchPage } from './search-reader.ts'

/** Where one is in a list that is read page by page: nothing for the first page, else the page and the list as it stood (wire 33). */
export type ListPlace = { page?: number; asOf?: string }

/**
 * Reads it from an address.
 *
 * @example
 * validateSearch: searchReader({ q: searchWords(64), ...searchPlace })
 */
export const searchPlace = { page: searchPage, asOf: z.string().check(z.regex(/^[\w.-]{1,64}$/)) }

/** What an address says for another page of its list, which stays as it stood; the first page is always fresh. */
export function turnTo<Search extends ListPlace>(search: Search, page: number, asOf?: string): Search {
  const { page: _, asOf: __, ...rest } = search
  const place = page === 1 ? {} : { page, ...(asOf !== undefined && { asOf }) }
  // Nothing but its place is another.
  return { ...rest, ...place } as Search
}
