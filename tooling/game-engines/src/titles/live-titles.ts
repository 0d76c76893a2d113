import { baccaratTitle } from '../baccarat/baccarat-title.ts'
import { bigSmallTitle } from '../big-small/big-small-title.ts'
import { dragonTigerTitle } from '../dragon-tiger/dragon-tiger-title.ts'
import type { CarriedTitle } from '../engine.ts'
import { gourdCrabTableTitle } from '../gourd-crab-table/gourd-crab-table-title.ts'
import { rouletteTitle } from '../roulette/roulette-title.ts'
import { shakenBowlTitle } from '../shaken-bowl/shaken-bowl-title.ts'

/** The rooms in which a table stands: `LIVE_RED_ROOM_BIG_SMALL`. What promises a dealer, speed, a multiplier or privacy has no table. */
const rooms: readonly string[] = [
  '',
  'VIP_',
  'RED_ROOM_',
  'JADE_ROOM_',
  'DIAMOND_',
  'LATE_NIGHT_',
  'LOW_STAKE_',
  'HIGH_STAKE_',
  'PANORAMA_',
  'PRIME_TIME_',
  'COURT_',
]

const games: readonly (readonly [string, CarriedTitle])[] = [
  ['BACCARAT', baccaratTitle],
  ['DRAGON_TIGER', dragonTigerTitle],
  ['BIG_SMALL', bigSmallTitle],
  ['ROULETTE', rouletteTitle],
  ['SHAKEN_BOWL', shakenBowlTitle],
  ['GOURD_CRAB', gourdCrabTableTitle],
]

const carried: ReadonlyMap<string, CarriedTitle> = new Map(
  games.flatMap(([game, title]) => rooms.map((room) => [`LIVE_${room}${game}`, title] as const)),
)

/** What carries a table of live casino; games without an engine here have none. */
export function liveTitle(gameCode: string): CarriedTitle | undefined {
  return carried.get(gameCode)
}
