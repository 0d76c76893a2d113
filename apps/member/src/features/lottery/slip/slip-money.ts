import { findBetType, stakeOf } from '@saola/rules'
import type { LotteryKind } from '@saola/protocol'
import type { SlipLine } from './slip.ts'

type Line = Pick<SlipLine, 'type' | 'numbers' | 'base' | 'odds' | 'stations'>

/** What a line costs in one draw, in đồng; 0 for a way to bet that the lottery does not have. */
export function stakeOfLine(kind: LotteryKind, line: Line): number {
  const type = findBetType(kind, line.type)
  return type === undefined ? 0 : stakeOf(type, line)
}

/** What all lines cost in one draw, in đồng. */
export function stakeOfLines(kind: LotteryKind, lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + stakeOfLine(kind, line), 0)
}
