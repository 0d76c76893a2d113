import { drawWithout } from '../draws.ts'
import type { Engine } from '../engine.ts'
import { oneTimes, payoutOf, timesText } from '../payout.ts'
import { asObject, isWhole } from '../read.ts'
import { towerLadders, towerLevelNames, towerLevels, type TowerLevel } from './tower-rules.ts'

/** How hard each floor is. */
export type TowerChoice = { readonly level: TowerLevel }

/** Step on a tile of the next floor (0 is the left one), or take what the floor is worth. */
export type TowerMove = { readonly tile: number } | { readonly cashOut: true }

export type TowerView = {
  readonly level: TowerLevel
  /** The tile that was taken on each floor, the lowest floor first. */
  readonly climbed: readonly number[]
  /** What stopping now pays, or what the end paid, in ten-thousandths. */
  readonly multiplier: number
  /** What the next floor would pay, in ten-thousandths; 0 when the round is over. */
  readonly next: number
  /** The tiles with a trap on every floor; told at the end only. */
  readonly traps?: readonly (readonly number[])[]
}

/** Floor after floor: a safe tile raises what the round is worth, a trap ends it with nothing. */
export const tower: Engine<undefined, TowerChoice, TowerMove, TowerView> = {
  code: 'tower',
  readChoice(value) {
    const level = towerLevelNames.find((known) => known === asObject(value)?.['level'])
    return level === undefined ? undefined : { level }
  },
  readMove(value) {
    const move = asObject(value)
    if (move?.['cashOut'] === true) return { cashOut: true }
    const tile = move?.['tile']
    return isWhole(tile, 0, 3) ? { tile } : undefined
  },
  play({ draws, stake, choice: { level }, moves }) {
    const { tiles, safe } = towerLevels[level]
    const ladder = towerLadders[level]
    const traps = ladder.map(() => drawWithout(draws, tiles, tiles - safe))
    const climbed: number[] = []
    let end: 'open' | 'trap' | 'taken' = 'open'
    for (const move of moves) {
      if (end !== 'open') return undefined
      if ('cashOut' in move) {
        if (climbed.length === 0) return undefined
        end = 'taken'
        continue
      }
      if (move.tile >= tiles) return undefined
      const isTrap = traps[climbed.length]?.includes(move.tile) === true
      climbed.push(move.tile)
      if (isTrap) end = 'trap'
      else if (climbed.length === ladder.length) end = 'taken'
    }
    const isOver = end !== 'open'
    const multiplier = end === 'trap' ? 0 : (ladder[climbed.length - 1] ?? oneTimes)
    const next = isOver ? 0 : (ladder[climbed.length] ?? 0)
    const view = { level, climbed, multiplier, next, ...(isOver ? { traps } : {}) }
    return { view, isOver, payout: payoutOf(stake, multiplier), staked: stake }
  },
  giveUp: ({ moves }) => (moves.length === 0 ? 'refund' : { cashOut: true }),
  contentOf: ({ level }, words) => words(`tower.level.${level}`),
  resultOf: ({ climbed, multiplier }, words) =>
    `${words('tower.result', { floor: String(climbed.length) })} ${timesText(multiplier)}`,
}
