import { orderBounds } from '@saola/protocol'
import type { BetType, Entry, Judge, Outlook, PaidSingly, Prizes } from '../bet-type.ts'
import { singlyOutlook } from '../paid-singly.ts'
import type { PrizeShape } from '../region-prizes.ts'
import type { ReadKey } from '../view.ts'

/** Thousandths of the base: what a prize table pays. */
export function times(factor: number): number {
  return Math.round(factor * 1_000)
}

/** A way to bet on numbers that are paid one by one, at fixed odds or by a table, on a board of such prizes. */
export function betOnNumbers(
  id: string,
  entry: Entry,
  judge: Judge,
  { board, ...pays }: { odds: number; bestHit?: number; singly: PaidSingly; board: readonly PrizeShape[] },
): BetType {
  return {
    ...betOnOne(id, entry, judge, { ...pays, outlook: () => singlyOutlook(pays.singly, board) }),
    singly: pays.singly,
  }
}

/** A way to bet on numbers or words, each of them a bet for itself. */
export function betOnOne(
  id: string,
  entry: Entry,
  judge: Judge,
  pays: { odds: number; bestHit?: number; outlook: () => Outlook },
): BetType {
  const most = entry.kind === 'digits' ? Math.min(10 ** entry.digits, orderBounds.numbers) : 1
  return {
    id,
    entry,
    least: 1,
    most,
    priced: 'number',
    units: 1,
    stations: 1,
    bestHit: 1_000,
    ...pays,
    judge,
  }
}

/** A way to bet on several balls together, paid by a table. */
export function betOnBalls(
  id: string,
  highest: number,
  {
    size,
    units = 1,
    ...pays
  }: Pick<BetType, 'bestHit' | 'judge' | 'outlook'> & { size: number; units?: number },
): BetType {
  const entry: Entry = { kind: 'ball', highest }
  return { id, entry, least: size, most: size, priced: 'line', units, odds: 1, stations: 1, ...pays }
}

/**
 * Pays for every drawn number with the key of a number of the line, by the place of its prize: so many thousandths for
 * each place, nothing for places beyond the list.
 */
export function byPlace(
  read: ReadKey,
  weights: readonly number[],
  keyOf: (number: string) => string = same,
): Judge {
  return (prizes: Prizes) => {
    const found = new Map<string, { hits: number; paid: number }>()
    weights.forEach((weight, place) => {
      for (const drawn of prizes[place] ?? []) {
        const key = read(drawn)
        if (key === undefined || weight === 0) continue
        const before = found.get(key) ?? { hits: 0, paid: 0 }
        found.set(key, { hits: before.hits + 1, paid: before.paid + weight })
      }
    })
    return (numbers) => {
      const verdicts = numbers.map((number) => found.get(keyOf(number)) ?? { hits: 0, paid: 0 })
      return {
        hits: verdicts.reduce((sum, { hits }) => sum + hits, 0),
        paid: verdicts.reduce((sum, { paid }) => sum + paid, 0),
      }
    }
  }
}

/** The digits of a number in rising order: the same for every order of them. */
export function inOrder(number: string): string {
  return [...number].sort().join('')
}

function same(number: string): string {
  return number
}
