import { searchChoice, searchReader, searchWords, type SearchOf } from '@saola/shell'

/** Over so many of the last draws. */
export const historyLengths = [10, 20, 30, 50, 100] as const

const fields = { game: searchWords(64), count: searchChoice(historyLengths) }

export type StatisticsSearch = SearchOf<typeof fields>

/** Reads the lottery and the number of draws that an address asks for. */
export const readStatisticsSearch = searchReader(fields)
