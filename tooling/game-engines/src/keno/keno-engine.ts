import { drawWithout } from '../draws.ts'
import type { Engine } from '../engine.ts'
import { payoutOf, timesText } from '../payout.ts'
import { asObject, isWhole } from '../read.ts'
import { kenoPays, kenoRules, type KenoChoice } from './keno-rules.ts'
import { kenoTableNames } from './keno-tables.ts'

export type KenoView = {
  /** The ten numbers in the order in which they came. */
  readonly drawn: readonly number[]
  /** How many of them are on the ticket. */
  readonly hits: number
  /** What the ticket pays, in ten-thousandths. */
  readonly multiplier: number
}

/** A ticket of up to ten numbers of forty, of which ten come. */
export const keno: Engine<undefined, KenoChoice, never, KenoView> = {
  code: 'keno',
  readChoice(value) {
    const given = asObject(value)
    const table = kenoTableNames.find((known) => known === given?.['table'])
    const picks = picksOf(given?.['picks'])
    return table === undefined || picks === undefined ? undefined : { picks, table }
  },
  readMove: () => undefined,
  play({ draws, stake, choice: { picks, table } }) {
    const drawn = drawWithout(draws, kenoRules.numbers, kenoRules.drawn).map((index) => index + 1)
    const hits = drawn.filter((number) => picks.includes(number)).length
    const multiplier = kenoPays(table, picks.length)[hits] ?? 0
    return {
      view: { drawn, hits, multiplier },
      isOver: true,
      payout: payoutOf(stake, multiplier),
      staked: stake,
    }
  },
  contentOf: ({ picks, table }, words) => `${picks.join(' ')}, ${words(`keno.table.${table}`)}`,
  resultOf: ({ hits, multiplier }, words) =>
    `${words('keno.result', { hits: String(hits) })} ${timesText(multiplier)}`,
}

/** The ticket's numbers ascending; undefined when there are none, too many, the same twice or one that is not in the game. */
function picksOf(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > kenoRules.mostPicks) return undefined
  const picks = value.filter((number) => isWhole(number, 1, kenoRules.numbers))
  return new Set(picks).size === value.length ? [...picks].sort((one, other) => one - other) : undefined
}
