import { searchReader, type SearchOf } from '@saola/shell'
import * as z from 'zod/mini'

/** The groups that have a board, in the order of their tabs. */
export const resultGroups = ['NORTH', 'CENTRAL', 'SOUTH', 'FAST', 'VIETLOTT', 'SEA'] as const

const fields = {
  group: z.enum(resultGroups),
  /** A day in Vietnam, as `2026-11-22`; today without one. */
  day: z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)),
}

export type ResultsSearch = SearchOf<typeof fields>

/** Reads the board that an address asks for. */
export const readResultsSearch = searchReader(fields)
