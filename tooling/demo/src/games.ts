import { foldText } from '@saola/validation'
import { dayMs, hourMs } from '@saola/rules'
import { carriedTitle, factsOfTitle, seeded, winOddsOfTitle, type CodedOdds } from '@saola/game-engines'
import { buildCatalogue } from './catalogue/build-catalogue.ts'
import type { CatalogueTitle } from './catalogue/title.ts'
import { inHouseVendor } from './catalogue/vendors.ts'

/** A title with what the lobby needs beside it: who serves it, since and from when, and both names without accents. */
export type DemoGame = CatalogueTitle & {
  servedBy: string
  foldedName: string
  releasedAt: number
  /** Of a title under maintenance. */
  reopensAt: number | null
  /** The game of which the title is a room, where it is a shared table. */
  roomOf: string | null
  /** How likely its wins are, by the code of those odds; null where nothing is told. */
  winOddsCode: string | null
}

/** The whole catalogue, hot games first, as seen at `now` (milliseconds since 1970). */
export function demoGames(now: number): DemoGame[] {
  return buildCatalogue().map((title) => ({
    ...title,
    // What our engines and leagues carry is ours to run, whatever studio it shows.
    servedBy: factsOfTitle(title) ? inHouseVendor : title.vendor,
    foldedName: [...new Set([foldText(title.nameVi), foldText(title.nameEn)])].join('\n'),
    releasedAt: releasedAt(title, now),
    reopensAt: title.status === 'maintenance' ? reopensAt(title, now) : null,
    roomOf: carriedTitle(title)?.table?.code ?? null,
    winOddsCode: winOddsOfTitle(title)?.code ?? null,
  }))
}

/** How likely the wins of some titles are, each kind of odds once. */
export function demoWinOdds(games: readonly DemoGame[]) {
  const byCode = new Map<string, CodedOdds['odds']>()
  for (const game of games) {
    const coded = winOddsOfTitle(game)
    if (coded) byCode.set(coded.code, coded.odds)
  }
  return [...byCode].map(([code, { fairReturn, ...odds }]) => ({
    code,
    fairReturn: fairReturn ?? null,
    ...odds,
  }))
}

/** Release dates are spread over six years, so that a share of the titles is always new; announced ones come later. */
function releasedAt(title: CatalogueTitle, now: number): number {
  const random = seeded(`release ${title.nodeId}`)
  const days = title.status === 'coming-soon' ? -random.whole(5, 60) : random.whole(1, 6 * 365)
  return now - days * dayMs
}

/** The full hour, some hours to three days from now. */
function reopensAt(title: CatalogueTitle, now: number): number {
  const hours = seeded(`maintenance ${title.nodeId}`).whole(3, 72)
  return Math.ceil(now / hourMs + hours) * hourMs
}
