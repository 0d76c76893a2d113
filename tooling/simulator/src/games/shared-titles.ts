import { carriedTitle, matchTitle, type TableRules } from '@saola/game-engines'
import type { Draw } from '../simulation.ts'
import type { Title } from './titles.ts'

/** The code of a title, and its family. */
type Key = readonly [gameCode: string, family: string]

const tables: readonly Key[] = [
  ['LIVE_BACCARAT', 'LIVE'],
  ['LIVE_DRAGON_TIGER', 'LIVE'],
  ['LIVE_BIG_SMALL', 'LIVE'],
  ['LIVE_ROULETTE', 'LIVE'],
  ['LIVE_SHAKEN_BOWL', 'LIVE'],
  ['LIVE_GOURD_CRAB', 'LIVE'],
  ['COCKFIGHT_RIVERSIDE_RING', 'COCKFIGHT'],
  ['BINGO_SEASIDE_LOTO', 'BINGO'],
]

const leagues: readonly Key[] = [
  ['SPORTS_FOOTBALL_TODAY', 'SPORTS'],
  ['ESPORTS_ELECTRONIC_FOOTBALL_TODAY', 'ESPORTS'],
  ['ESPORTS_FIVE_A_SIDE_ARENA_TODAY', 'ESPORTS'],
  ['ESPORTS_TACTICAL_SHOOTER_TODAY', 'ESPORTS'],
]

function titlesFrom(firstNode: number, keys: readonly Key[]): [Title, ...Title[]] {
  // Both lists above have rows.
  return keys.map(([gameCode, family], place) => ({
    nodeId: String(firstNode + place),
    gameCode,
    family,
  })) as [Title, ...Title[]]
}

/** A table of each engine that has one. */
export const tableTitles: readonly [Title, ...Title[]] = titlesFrom(301, tables)

/** A title of each league whose matches take bets. */
export const leagueTitles: readonly [Title, ...Title[]] = titlesFrom(401, leagues)

/** The board of a table. */
export function rulesOf(title: { gameCode: string; family: string }): TableRules {
  const table = carriedTitle(title)?.table
  if (!table) throw new Error(`${title.gameCode} is no table`)
  return table
}

/** The league of a title of matches. */
export function leagueOf(title: Title): string {
  const found = matchTitle(title)
  if (!found) throw new Error(`${title.gameCode} leads to no league`)
  return found.league.code
}

/** Chips on one to three cells of a board, none above its limit. */
export function drawChips(
  { cells }: TableRules,
  limits: Readonly<Record<string, number>>,
  draw: Pick<Draw, 'between' | 'pick'>,
): Record<string, number> {
  const count = draw.between(1, 3)
  const chosen = Array.from({ length: count }, () => cells[draw.between(0, cells.length - 1)]?.code ?? '')
  return Object.fromEntries(
    chosen.map((cell) => [cell, Math.min(draw.pick([1_000, 1_001, 5_555, 20_000]), limits[cell] ?? 1_000)]),
  )
}
