import type { LotteryKind } from '@saola/protocol'
import { endsOf } from '../ends-of.ts'
import type { Outlook, Ends } from './bet-type.ts'
import { findBetType } from './bet-types.ts'
import type { LotteryLine } from './lottery-line.ts'

/** A way to bet at its odds. */
export type PricedWay = Pick<LotteryLine, 'type' | 'odds'>

/** What a line gives back in the long run, with the best numbers for its way to bet; hundredths of a percent, rounded up. */
export function returnOfLine(kind: LotteryKind, { type, odds }: PricedWay): number {
  return atOdds(outlookOf(kind, type)?.mean.most ?? 0, odds)
}

/**
 * What a way to bet gives back in the long run, in hundredths of a percent, from its worst number or choice to its best
 * (lottery 80); undefined where the kind does not have it.
 * @example returnOfWay('north', { type: 'xien-4', odds: 180 }) // { least: 4_806, most: 4_806 }
 */
export function returnOfWay(kind: LotteryKind, { type, odds }: PricedWay): Ends | undefined {
  const mean = outlookOf(kind, type)?.mean
  return mean && { least: atOdds(mean.least, odds), most: atOdds(mean.most, odds) }
}

/**
 * How likely a way to bet is paid anything, and the best there is, for one of its numbers or a line that is one bet
 * (lottery 80); undefined where the kind does not have it.
 */
export function chanceOfWay(kind: LotteryKind, type: string): Omit<Outlook, 'mean'> | undefined {
  return outlookOf(kind, type)
}

/** What the ways to bet of an offer give back, from the one that gives least to the one that gives most (lottery 81). */
export function returnOfWays(kind: LotteryKind, ways: readonly PricedWay[]): Ends | undefined {
  const spans = ways.flatMap((way) => returnOfWay(kind, way) ?? [])
  return spans.length === 0 ? undefined : endsOf(spans.flatMap(({ least, most }) => [least, most]))
}

/** The ways to bet that give back so much with their worst numbers, in hundredths of a percent, at the least (lottery 83). */
export function waysThatGive<Way extends PricedWay>(
  kind: LotteryKind,
  ways: readonly Way[],
  leastReturn: number,
): Way[] {
  return ways.filter((way) => (returnOfWay(kind, way)?.least ?? 0) >= leastReturn)
}

function atOdds(mean: number, odds: number): number {
  // Odds in whole thousandths times a mean that is a sum of products: noise behind the ninth decimal is none of it.
  return Math.ceil(Number((mean * odds * 10_000).toFixed(6)))
}

const known = new Map<string, Outlook>()

function outlookOf(kind: LotteryKind, id: string): Outlook | undefined {
  const name = `${kind} ${id}`
  const outlook = known.get(name) ?? findBetType(kind, id)?.outlook()
  if (outlook !== undefined) known.set(name, outlook)
  return outlook
}
