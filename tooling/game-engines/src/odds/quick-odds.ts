import { coinLadder } from '../coin/coin-rules.ts'
import { fairReturn } from '../fair-multiplier.ts'
import { throwsShowing, chipTimes } from '../gourd-crab/gourd-crab-rules.ts'
import { handsPays } from '../hands/hands-rules.ts'
import { kenoChance, kenoPays, kenoRules } from '../keno/keno-rules.ts'
import { kenoTableNames } from '../keno/keno-tables.ts'
import { limboRules } from '../limbo/limbo-rules.ts'
import { minesMultiplier, minesRules, mostPicks, safeChance } from '../mines/mines-rules.ts'
import { oneTimes } from '../payout.ts'
import { pickPrizes } from '../pick/pick-rules.ts'
import { allPlinkoRows, plinkoBuckets, plinkoPaths } from '../plinko/plinko-rules.ts'
import { risks } from '../risk.ts'
import { scratchPrizes, scratchRules } from '../scratch/scratch-rules.ts'
import { towerLadders, towerLevelNames, towerLevels } from '../tower/tower-rules.ts'
import { wheelSegments, wheelSizes } from '../wheel/wheel-rules.ts'
import { chosen, counted, type WinOdds } from './win-odds.ts'
import { likeliestOf, tailOf, type WinTail } from './win-tail.ts'

/** The odds of the quick games by the code of their engine, counted from the tables that they pay by. */
export const quickOdds: Readonly<Record<string, () => WinOdds>> = {
  limbo: () => chosen(limboRules.returnPercent * 100),
  dice: () => chosen(fairReturn),
  // Any multiple can come near, by cards that are passed over, but none can be chosen.
  hilo: () => chosen(fairReturn, true),
  mines: () => counted(likeliestOf(minesWalks())),
  tower: () => counted(likeliestOf(towerLevelNames.map(towerWalk))),
  coin: () => counted(coinLadder.map((times, step) => [times, 1 / 2 ** (step + 1)] as const)),
  hands: () => counted(evenly(Object.values(handsPays))),
  scratch: () =>
    counted(
      weighted(scratchPrizes.map(({ multiplier, tickets }) => [multiplier, tickets / scratchRules.tickets])),
    ),
  'gourd-crab': () =>
    counted(weighted(throwsShowing.map((throws, showing) => [chipTimes(showing) * oneTimes, throws / 216]))),
  pick: () => counted(likeliestOf(risks.map((risk) => evenly(pickPrizes(risk))))),
  wheel: () =>
    counted(
      likeliestOf(
        wheelSizes.flatMap((segments) => risks.map((risk) => evenly(wheelSegments({ segments, risk })))),
      ),
    ),
  plinko: () =>
    counted(likeliestOf(allPlinkoRows.flatMap((rows) => risks.map((risk) => plinkoTail({ rows, risk }))))),
  keno: () =>
    counted(
      likeliestOf(
        kenoTableNames.flatMap((table) =>
          Array.from({ length: kenoRules.mostPicks }, (_, index) => kenoTail({ table, picks: index + 1 })),
        ),
      ),
    ),
}

/** How likely the wins of one board of falling balls are. */
export function plinkoTail(choice: Parameters<typeof plinkoBuckets>[0]): WinTail {
  const buckets = plinkoBuckets(choice)
  const paths = plinkoPaths(choice.rows)
  return weighted(buckets.map((times, bucket) => [times, (paths[bucket] ?? 0) / 2 ** choice.rows]))
}

/** How likely the wins of one ticket are. */
export function kenoTail({
  table,
  picks,
}: {
  table: Parameters<typeof kenoPays>[0]
  picks: number
}): WinTail {
  return weighted(kenoPays(table, picks).map((times, hits) => [times, kenoChance(picks, hits)]))
}

function minesWalks(): WinTail[] {
  return Array.from({ length: minesRules.maxMines }, (_, index) => {
    const mines = index + 1
    let chance = 1
    return Array.from({ length: mostPicks(mines) }, (_unused, picks) => {
      chance *= safeChance(mines, picks)
      return [minesMultiplier(mines, picks + 1), chance] as const
    })
  })
}

function towerWalk(level: keyof typeof towerLevels): WinTail {
  const { tiles, safe } = towerLevels[level]
  return towerLadders[level].map((times, floor) => [times, (safe / tiles) ** (floor + 1)] as const)
}

/** Multiples that are as likely as each other. */
function evenly(multiples: readonly number[]): WinTail {
  return weighted(multiples.map((times) => [times, 1 / multiples.length]))
}

function weighted(entries: readonly (readonly [times: number, chance: number])[]): WinTail {
  const chances = new Map<number, number>()
  for (const [times, chance] of entries) chances.set(times, (chances.get(times) ?? 0) + chance)
  return tailOf(chances)
}
