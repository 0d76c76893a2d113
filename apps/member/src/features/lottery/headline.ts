import type { LotteryDraw } from '@saola/protocol'

/** Kinds whose first prize is several numbers that belong together. */
const oneNumber: ReadonlySet<string> = new Set([
  'north',
  'central',
  'south',
  'thai',
  'lao',
  'malay-4d',
  'singapore-4d',
])

/** The number that a result is known by: the special prize, or the drawn balls parted by commas; undefined while none is out. */
export function headlineOf({ kind, prizes }: Pick<LotteryDraw, 'kind' | 'prizes'>): string | undefined {
  const [first] = prizes
  if (first === undefined || first.length === 0) return undefined
  return oneNumber.has(kind) ? first[0] : first.join(',')
}
