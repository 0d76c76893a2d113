import { fairMultiplier } from '../fair-multiplier.ts'
import { largestMultiplier } from '../max-stake.ts'

/** The tower's floors, where 10 000x is not passed before. */
const mostFloors = 9

/** How many tiles a floor has and how many of them are safe. */
export const towerLevels = {
  easy: { tiles: 4, safe: 3 },
  medium: { tiles: 3, safe: 2 },
  hard: { tiles: 2, safe: 1 },
  expert: { tiles: 3, safe: 1 },
  master: { tiles: 4, safe: 1 },
} as const

export type TowerLevel = keyof typeof towerLevels

export const towerLevelNames = [
  'easy',
  'medium',
  'hard',
  'expert',
  'master',
] as const satisfies readonly TowerLevel[]

/** What coming to a floor pays, in ten-thousandths, the first floor first: 0.99 divided by the chance, up to 10 000x. */
export const towerLadders: Readonly<Record<TowerLevel, readonly number[]>> = {
  easy: ladderOf('easy'),
  medium: ladderOf('medium'),
  hard: ladderOf('hard'),
  expert: ladderOf('expert'),
  master: ladderOf('master'),
}

function ladderOf(level: TowerLevel): number[] {
  const { tiles, safe } = towerLevels[level]
  return Array.from({ length: mostFloors }, (_, floor) =>
    fairMultiplier(BigInt(safe) ** BigInt(floor + 1), BigInt(tiles) ** BigInt(floor + 1)),
  ).filter((multiplier) => multiplier <= largestMultiplier)
}
