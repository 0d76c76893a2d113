import { bigSmallTitle } from '../big-small/big-small-title.ts'
import type { CarriedTitle } from '../engine.ts'

/** The rooms in which a table stands: `LIVE_RED_ROOM_BIG_SMALL`. What promises a dealer, a multiplier or privacy has no table. */
const rooms: readonly string[] = [
  '',
  'SPEED_',
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

const games: readonly (readonly [string, CarriedTitle])[] = [['BIG_SMALL', bigSmallTitle]]

const carried: ReadonlyMap<string, CarriedTitle> = new Map(
  games.flatMap(([game, title]) => rooms.map((room) => [`LIVE_${room}${game}`, title] as const)),
)

/** What carries a table of live casino; games without an engine here have none. */
export function liveTitle(gameCode: string): CarriedTitle | undefined {
  return carried.get(gameCode)
}
