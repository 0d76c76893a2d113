import { searchPlace, searchReader } from '@saola/shell'

/** Reads the page of the list that an address asks for. */
export const readOrdersSearch = searchReader(searchPlace)
