import type { LotteryKind } from '@saola/protocol'
import type { BetType, Judge, Prizes } from './bet-type.ts'
import { findBetType } from './bet-types.ts'
import { checkNumbers } from './check-line.ts'
import { payoutOf } from './exact-odds.ts'
import { stakeOf, type LotteryLine } from './lottery-line.ts'
import { misfitPrize } from './kinds/draw-shapes.ts'
import { isRegion, type Region } from './region-prizes.ts'

/** What a line cost and pays, in whole đồng, and how often it hit. */
export type SettledLine = { readonly stake: number; readonly hits: number; readonly payout: number }

/** The result of a draw; `otherPrizes` are those of a second station, for lines that look at two. */
export type DrawResult = {
  readonly kind: LotteryKind
  readonly prizes: Prizes
  readonly otherPrizes?: Prizes
}

/**
 * Reads a draw once and settles any number of lines on it (lottery 16 to 19). Throws an error that begins with the name
 * of the part where prizes do not fit the kind, or a line cannot be a bet on it: such lines are never placed.
 * @example prepareDraw({ kind: 'north', prizes })({ type: 'lo-2', numbers: ['83'], base: 10_000, odds: 99.5 })
 */
export function prepareDraw(draw: DrawResult): (line: LotteryLine) => SettledLine {
  checkPrizes(draw.kind, draw.prizes)
  if (draw.otherPrizes !== undefined) checkPrizes(draw.kind, draw.otherPrizes)
  const prepared = new Map<string, { type: BetType; judge: ReturnType<Judge> }>()

  function judgeOf(id: string): { type: BetType; judge: ReturnType<Judge> } {
    const found = prepared.get(id)
    if (found !== undefined) return found
    const type = findBetType(draw.kind, id)
    if (type === undefined) throw new RangeError(`type: ${draw.kind} has no bet ${id}`)
    const fresh = { type, judge: type.judge(prizesFor(type, draw)) }
    prepared.set(id, fresh)
    return fresh
  }

  return (line) => {
    const { type, judge } = judgeOf(line.type)
    const refusal = checkNumbers(type, line.numbers)
    if (refusal !== undefined)
      throw new RangeError(`numbers: ${line.numbers.join(' ')} is no bet ${line.type}, ${refusal.key}`)
    // Each pair of stations is settled for itself, by `prepareStations`.
    const stake = stakeOf(type, { numbers: line.numbers, base: line.base })
    if (!Number.isSafeInteger(stake) || !Number.isSafeInteger(line.base) || line.base < 1) {
      throw new RangeError(`base: ${line.base} is not whole đồng above zero`)
    }
    const { hits, paid } = judge(line.numbers)
    return { stake, hits, payout: payoutOf(line.base, line.odds, paid) }
  }
}

/** Settles one line on a draw of any kind; `prepareDraw` is the same for many lines on one draw. */
export function settleDrawLine(line: LotteryLine, draw: DrawResult): SettledLine {
  return prepareDraw(draw)(line)
}

/**
 * Settles one line on the result of a region of Vietnam: the stake, how often the line hit, and what it pays, in whole
 * đồng, cut. `prizes` lists the numbers of each prize, the special one first, then first to last.
 * @example settleLine({ type: 'lo-2', numbers: ['83'], base: 10_000, odds: 99.5 }, { region: 'north', prizes })
 */
export function settleLine(
  line: LotteryLine,
  { region, ...result }: { readonly region: Region; readonly prizes: Prizes; readonly otherPrizes?: Prizes },
): SettledLine {
  if (!isRegion(region)) throw new RangeError(`region: ${String(region)} is none`)
  return settleDrawLine(line, { kind: region, ...result })
}

function checkPrizes(kind: LotteryKind, prizes: Prizes): void {
  const misfit = misfitPrize(kind, prizes)
  if (misfit !== undefined) throw new RangeError(`prizes: prize ${misfit} does not fit ${kind}`)
}

function prizesFor({ id, stations }: BetType, { prizes, otherPrizes }: DrawResult): Prizes {
  if (stations === 1) return prizes
  if (otherPrizes === undefined) throw new RangeError(`otherPrizes: ${id} looks at two stations`)
  return prizes.map((numbers, place) => [...numbers, ...(otherPrizes[place] ?? [])])
}
