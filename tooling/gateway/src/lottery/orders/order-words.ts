import type { OrderLine } from '@saola/protocol'

/** The most letters of a record's words; an order of hundreds of numbers is read on its own page. */
const longest = 200

/** The lines of an order in the words of the bet record, as slips write them: `lo-2 12 34 x10000`. */
export function orderWords(lines: readonly OrderLine[]): string {
  const words = lines.map(({ type, numbers, base }) => `${type} ${numbers.join(' ')} x${base}`).join('; ')
  return words.length <= longest ? words : `${words.slice(0, longest - 1)}…`
}
