import type { LotteryKind } from '@saola/protocol'
import type { MessageKey } from '../message-keys.ts'
import { refuse, type Refusal, type RefusalParams } from '../refusal.ts'
import { entryTakes, type BetType } from './bet-type.ts'
import { findBetType } from './bet-types.ts'
import { mostOtherStations, stakeOf, type LotteryLine } from './lottery-line.ts'

/** Why a line is refused, and which part of it. */
export type LineRefusal = Refusal & { readonly field: keyof LotteryLine }

/** What a merchant pays for a way to bet, and how much may be bet on it, in đồng for one unit. */
export type LotteryLimits = { readonly minBase: number; readonly maxBase: number }

/** What is wrong with a line of a person; undefined where it can be placed on a lottery of this kind (lottery 20). */
export function checkLine(
  line: LotteryLine,
  kind: LotteryKind,
  limits?: LotteryLimits,
): LineRefusal | undefined {
  const type = findBetType(kind, line.type)
  if (type === undefined) return refuseLine('type', 'lottery.refused.type')
  return checkNumbers(type, line.numbers) ?? checkStations(type, line) ?? checkBase(type, line, limits)
}

/** What is wrong with the numbers of a line. */
export function checkNumbers(
  { entry, least, most }: BetType,
  numbers: readonly string[],
): LineRefusal | undefined {
  if (numbers.length < least) return refuseLine('numbers', 'lottery.refused.too_few_numbers', { least })
  if (numbers.length > most) return refuseLine('numbers', 'lottery.refused.too_many_numbers', { most })
  const misfit = numbers.findIndex((number) => !entryTakes(entry, number))
  if (misfit !== -1) return refuseLine('numbers', 'lottery.refused.number', { place: misfit + 1 })
  if (numbers.length > 1 && new Set(numbers).size < numbers.length)
    return refuseLine('numbers', 'lottery.refused.twice')
  return undefined
}

/** Which other stations a line names; that they draw on its day is known to the gateway alone. */
function checkStations({ stations }: BetType, line: LotteryLine): LineRefusal | undefined {
  const others = line.stations ?? []
  const fits =
    stations === 1
      ? others.length === 0
      : others.length > 0 && others.length <= mostOtherStations && new Set(others).size === others.length
  return fits
    ? undefined
    : refuseLine('stations', 'lottery.refused.stations', { most: 1 + mostOtherStations })
}

function checkBase(type: BetType, line: LotteryLine, limits?: LotteryLimits): LineRefusal | undefined {
  const { base } = line
  if (!Number.isSafeInteger(base) || base < 1 || !Number.isSafeInteger(stakeOf(type, line))) {
    return refuseLine('base', 'lottery.refused.base')
  }
  if (limits === undefined) return undefined
  const { minBase, maxBase } = limits
  if (base < minBase) return refuseLine('base', 'lottery.refused.base_small', { minAmount: minBase })
  if (base > maxBase) return refuseLine('base', 'lottery.refused.base_large', { maxAmount: maxBase })
  return undefined
}

function refuseLine(field: keyof LotteryLine, key: MessageKey, params?: RefusalParams): LineRefusal {
  return { ...refuse(key, params), field }
}
