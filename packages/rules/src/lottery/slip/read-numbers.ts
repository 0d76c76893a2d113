import { plainText } from '@saola/validation'
import type { MessageKey } from '../../message-keys.ts'
import { entryTakes, type BetType } from '../bet-type.ts'

/** The numbers of one line of a list, and đồng for one unit where the list says it. */
export type ListedLine = { readonly numbers: readonly string[]; readonly base?: number }

/** What a list says, or the first piece of it that nobody can read, and why. */
export type ReadList =
  | { readonly kind: 'read'; readonly lines: readonly ListedLine[] }
  | { readonly kind: 'unread'; readonly key: MessageKey; readonly piece: string }

/**
 * Reads a list of numbers that was typed or pasted: numbers parted by spaces, commas, semicolons, dots or line ends. A
 * stake in thousands of đồng behind an x holds for the numbers since the stake before it; `k` and `n` say thousand,
 * `tr` million. Sets of a way to bet that takes several numbers at once are joined, as 12-34 (lottery 23).
 * @example readNumbers('12 34 56x10', type) // one line of three numbers at 10 000
 */
export function readNumbers(text: string, type: BetType): ReadList {
  const pieces = plainText(text)
    .toLowerCase()
    .replaceAll(/\s*[x×*]\s*/g, 'x')
    .split(/[\s,;.]+/)
    .filter((piece) => piece !== '')
  const lines: ListedLine[] = []
  let open: string[][] = []

  for (const piece of pieces) {
    const end = piece.indexOf('x')
    const [written = '', amount] = end === -1 ? [piece] : [piece.slice(0, end), piece.slice(end + 1)]
    const base = amount === undefined ? undefined : readThousands(amount)
    if (amount !== undefined && base === undefined) return unread('lottery.unread.stake', piece)
    const set = written.split(/[-&|]/)
    if (written !== '') {
      if (!set.every((number) => entryTakes(type.entry, number)))
        return unread('lottery.unread.number', piece)
      if (!isSetOf(type, set)) return unread('lottery.unread.set', piece)
      open.push(set)
    }
    if (base === undefined) continue
    if (open.length === 0) return unread('lottery.unread.stake', piece)
    for (const numbers of linesOf(type, open)) lines.push({ numbers, base })
    open = []
  }
  for (const numbers of linesOf(type, open)) lines.push({ numbers })

  const twice = lines.flatMap(({ numbers }) =>
    numbers.filter((number, place) => numbers.indexOf(number) !== place),
  )[0]
  return twice === undefined ? { kind: 'read', lines } : unread('lottery.unread.twice', twice)
}

/** Đồng of an amount that is written in thousands; undefined where it is none. */
export function readThousands(amount: string): number | undefined {
  const [, digits, unit] = /^(\d{1,9})(k|n|tr)?$/.exec(amount) ?? []
  if (digits === undefined || Number(digits) === 0) return undefined
  return Number(digits) * (unit === 'tr' ? 1_000_000 : 1_000)
}

/** A line of numbers that are paid one by one takes all of them; a set is a line of its own. */
function linesOf({ priced }: BetType, sets: readonly string[][]): readonly string[][] {
  if (sets.length === 0) return []
  return priced === 'number' ? [sets.flat()] : sets
}

function isSetOf({ priced, least, most }: BetType, set: readonly string[]): boolean {
  return priced === 'number' || (set.length >= least && set.length <= most)
}

function unread(key: MessageKey, piece: string): ReadList {
  return { kind: 'unread', key, piece }
}
