import { baccaratRules } from '../baccarat/baccarat-rules.ts'
import { bigSmallRules } from '../big-small/big-small-rules.ts'
import { cockfightRules, fightCount } from '../cockfight/cockfight-rules.ts'
import { dragonTigerRules } from '../dragon-tiger/dragon-tiger-rules.ts'
import { gourdCrabTableRules } from '../gourd-crab-table/gourd-crab-table-rules.ts'
import { lotoPrizes } from '../loto/loto-rules.ts'
import { rouletteRules } from '../roulette/roulette-rules.ts'
import { shakenBowlRules } from '../shaken-bowl/shaken-bowl-rules.ts'
import type { Cell, TableRules } from '../tables/table-rules.ts'
import { counted, type WinOdds } from './win-odds.ts'
import { likeliestOf, tailOf, type WinTail } from './win-tail.ts'

/** The odds of the shared tables by the code of their engine, of one chip. */
export const tableOdds: Readonly<Record<string, () => WinOdds>> = {
  baccarat: () => ofCells(baccaratRules.cells),
  'dragon-tiger': () => ofCells(dragonTigerRules.cells),
  'big-small': () => ofOutcomes(bigSmallRules),
  roulette: () => ofOutcomes(rouletteRules),
  'shaken-bowl': () => ofOutcomes(shakenBowlRules),
  'gourd-crab-table': () => ofOutcomes(gourdCrabTableRules),
  cockfight: () =>
    ofCells(
      Array.from({ length: fightCount }, (_, fight) => cockfightRules.pricesOf?.(fight + 1) ?? []).flat(),
    ),
  // Each ticket has the same chances, and one of the prizes at most.
  loto: () => counted(tailOf(new Map(lotoPrizes.map(({ times, chance }) => [times, chance])))),
}

/** Cells that pay one price or nothing beyond the chip. */
function ofCells(cells: readonly Cell[]): WinOdds {
  return counted(likeliestOf(cells.map(({ times, chance }) => [[times, chance]])))
}

/** Cells that pay by outcomes of which each is as likely as the others. */
function ofOutcomes<Outcome>(rules: TableRules<Outcome>): WinOdds {
  return counted(likeliestOf(rules.cells.map(({ code }) => cellTail(rules, code))))
}

/** How likely the wins of a chip on one cell are, where each outcome is as likely as the others. */
export function cellTail<Outcome>(rules: TableRules<Outcome>, cell: string): WinTail {
  const outcomes = rules.outcomesOf(1)
  const chances = new Map<number, number>()
  for (const outcome of outcomes) {
    const times = rules.timesOf(outcome, cell)
    chances.set(times, (chances.get(times) ?? 0) + 1 / outcomes.length)
  }
  return tailOf(chances)
}
