import * as z from 'zod/mini'

/** An id of a title in an address: ids of digits stand there as numbers. */
export const searchId = z.union([z.string().check(z.maxLength(64)), z.number()])

/** How an id stands in the address: as a number where that says the same, so that no quotes are needed. */
export function idInSearch(nodeId: string): string | number {
  const number = Number(nodeId)
  return Number.isSafeInteger(number) && String(number) === nodeId ? number : nodeId
}
