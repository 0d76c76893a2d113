import { gainChance } from '../fair-multiplier.ts'
import { oneTimes } from '../payout.ts'
import { kenoTables, type KenoTable } from './keno-tables.ts'

/** 10 of the numbers 1 to 40 come; a ticket has up to 10 numbers. */
export const kenoRules = { numbers: 40, drawn: 10, mostPicks: 10 } as const

/** The numbers of the ticket, ascending, and how it pays. */
export type KenoChoice = { readonly picks: readonly number[]; readonly table: KenoTable }

/** What a ticket of some numbers pays in ten-thousandths by how many of them came, 0 first. */
export function kenoPays(table: KenoTable, picks: number): readonly number[] {
  return (kenoTables[table][picks - 1] ?? []).map((times) => Math.round(times * oneTimes))
}

/** The chance that exactly `hits` of `picks` numbers come, from 0 to 1. */
export function kenoChance(picks: number, hits: number): number {
  const { numbers, drawn } = kenoRules
  return (
    (combinations(picks, hits) * combinations(numbers - picks, drawn - hits)) / combinations(numbers, drawn)
  )
}

/** What comes back of all stakes on a ticket, in hundredths of a percent. */
export function kenoReturn(table: KenoTable, picks: number): number {
  return kenoPays(table, picks).reduce((sum, pay, hits) => sum + pay * kenoChance(picks, hits), 0)
}

/** How likely a ticket pays more than the stake, from 0 to 1. */
export function kenoGain(table: KenoTable, picks: number): number {
  return gainChance(kenoPays(table, picks).map((pay, hits) => [pay, kenoChance(picks, hits)]))
}

/** In how many ways `taken` of `size` can be taken. */
function combinations(size: number, taken: number): number {
  if (taken < 0 || taken > size) return 0
  let ways = 1
  for (let place = 1; place <= taken; place += 1) ways = (ways * (size - taken + place)) / place
  return ways
}
