import type { LotteryKind } from '@saola/protocol'
import type { Entry } from './bet-type.ts'
import { findBetType } from './bet-types.ts'
import { leastReturn } from './least-return.ts'
import { stakeOf, type LotteryLine } from './lottery-line.ts'

/** Numbers of more digits than these are too many for a slip. */
const mostDigits = 3
const base = 1_000_000

/**
 * What comes back for sure of a way to bet where every number it takes is bet on, in hundredths of a percent; 0 where no slip
 * holds them all, and where numbers have to come or stay away together.
 */
export function sureReturnOf(kind: LotteryKind, line: Pick<LotteryLine, 'type' | 'odds'>): number {
  const name = `${kind} ${line.type} ${line.odds}`
  const returned = known.get(name) ?? reckon(kind, line)
  if (known.size < mostKnown) known.set(name, returned)
  return returned
}

/** A merchant has few odds; somebody who tries many has them reckoned anew. */
const mostKnown = 2_000
const known = new Map<string, number>()

function reckon(kind: LotteryKind, { type, odds }: Pick<LotteryLine, 'type' | 'odds'>): number {
  const found = findBetType(kind, type)
  if (found === undefined || found.priced === 'line') return 0
  const lines = slipsOf(found.entry).map((numbers) => ({ type, numbers, base, odds, times: 1 }))
  if (lines.length === 0) return 0
  const stake = lines.reduce((sum, line) => sum + stakeOf(found, line), 0)
  return Math.ceil((leastReturn(kind, lines) / stake) * 10_000)
}

/** The lines that hold every number; a choice is a line for itself. */
function slipsOf(entry: Entry): readonly (readonly string[])[] {
  if (entry.kind === 'choice') return entry.choices.map((choice) => [choice])
  if (entry.kind === 'ball' || entry.orders !== undefined || entry.digits > mostDigits) return []
  const { digits } = entry
  return [Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))]
}
