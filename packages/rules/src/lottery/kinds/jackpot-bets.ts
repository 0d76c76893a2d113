import { oneEnd, type BetType, type Judge, type Outlook } from '../bet-type.ts'
import { choices, hitChance } from '../chances.ts'
import { betOnBalls, times } from './bet-of.ts'

type Jackpot = {
  readonly name: string
  readonly highest: number
  /** Thousandths of the base by how many of the six balls a play has. */
  readonly table: Readonly<Record<number, number>>
  /** Thousandths for five balls and the bonus. */
  readonly withBonus?: number
}

/** Balls in one play. */
const drawnBalls = 6

/** Systems: so many numbers, every play of six among them; five numbers are played with every sixth one. */
const systems = [5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18]

const mega: Jackpot = {
  name: 'mega',
  highest: 45,
  table: { 6: times(1_200_000), 5: times(1_000), 4: times(30), 3: times(3) },
}

const power: Jackpot = {
  name: 'power',
  highest: 55,
  table: { 6: times(3_000_000), 5: times(4_000), 4: times(50), 3: times(5) },
  withBonus: times(300_000),
}

/** The ways to bet on Mega 6/45: six balls, and systems (lottery 30). */
export const megaBets: readonly BetType[] = betsOf(mega)

/** The ways to bet on Power 6/55: six balls, and systems (lottery 30). */
export const powerBets: readonly BetType[] = betsOf(power)

function betsOf(jackpot: Jackpot): BetType[] {
  const { name, highest, table } = jackpot
  const bestHit = table[drawnBalls] ?? 0
  const judge = judgeOf(jackpot)
  const plays = systems.map((size) => {
    const units = size < drawnBalls ? highest - size : choices(size, drawnBalls)
    return betOnBalls(`${name}-bao-${size}`, highest, {
      size,
      units,
      bestHit,
      judge,
      outlook: () => outlookOf(jackpot, size),
    })
  })
  const outlook = () => outlookOf(jackpot, drawnBalls)
  return [betOnBalls(`${name}-6`, highest, { size: drawnBalls, bestHit, judge, outlook }), ...plays]
}

/** Only the best prize of a play counts; a system is paid for each of its plays. */
function judgeOf(jackpot: Jackpot): Judge {
  return ([main = [], extra = []]) => {
    const drawn = new Set(main)
    const bonus = new Set(extra)
    return (numbers) => {
      const right = numbers.filter((number) => drawn.has(number)).length
      const bonuses = numbers.filter((number) => bonus.has(number)).length
      const rest = numbers.length - right - bonuses
      if (numbers.length >= drawnBalls) return sumOfPlays(jackpot, { right, bonuses, rest }, drawnBalls)
      // Every ball that is not picked is the sixth once: those that were drawn, the bonus, and all others.
      const others = { right: main.length - right, bonuses: extra.length - bonuses }
      const left = jackpot.highest - numbers.length - others.right - others.bonuses
      return [
        { plays: others.right, play: { right: right + 1, bonuses } },
        { plays: others.bonuses, play: { right, bonuses: bonuses + 1 } },
        { plays: left, play: { right, bonuses } },
      ].reduce(
        (sum, { plays, play }) => {
          const paid = prizeOf(jackpot, play.right, play.bonuses)
          return { hits: sum.hits + (paid > 0 ? plays : 0), paid: sum.paid + plays * paid }
        },
        { hits: 0, paid: 0 },
      )
    }
  }
}

/** Counts the plays of a system by how many right balls and how many bonuses they have. */
function sumOfPlays(
  jackpot: Jackpot,
  { right, bonuses, rest }: { right: number; bonuses: number; rest: number },
  size: number,
): { hits: number; paid: number } {
  let hits = 0
  let paid = 0
  for (let taken = 0; taken <= Math.min(right, size); taken += 1) {
    for (let extra = 0; extra <= Math.min(bonuses, size - taken); extra += 1) {
      const plays = choices(right, taken) * choices(bonuses, extra) * choices(rest, size - taken - extra)
      const prize = prizeOf(jackpot, taken, extra)
      if (prize === 0) continue
      hits += plays
      paid += plays * prize
    }
  }
  return { hits, paid }
}

/** What so many balls come to: what a play of six comes back to on average, as every play of a system is one; and how likely they are paid. */
function outlookOf(jackpot: Jackpot, size: number): Outlook {
  const all = jackpot.highest
  let [mean, chance, best] = [0, 0, 0]
  for (let right = 0; right <= Math.min(size, drawnBalls); right += 1) {
    const hit = hitChance(right, { all, picked: size, drawn: drawnBalls })
    const bonus = (size - right) / (all - drawnBalls)
    for (const [bonuses, share] of [[1, bonus] as const, [0, 1 - bonus] as const]) {
      const paidOf = (balls: number): number => prizeOf(jackpot, balls, bonuses)
      // A system has a play with all right balls; five balls have one with each sixth ball, so also with a right one.
      const most = paidOf(size < drawnBalls ? right + 1 : right)
      if (size === drawnBalls) mean += (hit * share * paidOf(right)) / 1_000
      if (most > 0) chance += hit * share
      if (most === jackpot.table[drawnBalls]) best += hit * share
    }
  }
  if (size !== drawnBalls)
    ({
      mean: { most: mean },
    } = outlookOf(jackpot, drawnBalls))
  return { mean: oneEnd(mean), chance: oneEnd(chance), best: oneEnd(best) }
}

function prizeOf({ table, withBonus = 0 }: Jackpot, right: number, bonuses: number): number {
  return right === drawnBalls - 1 && bonuses > 0 && withBonus > 0 ? withBonus : (table[right] ?? 0)
}
