import { drawWithout } from '../draws.ts'
import type { Engine } from '../engine.ts'
import { payoutOf, timesText } from '../payout.ts'
import { asObject, isWhole } from '../read.ts'
import { minesMultiplier, minesRules, mostPicks } from './mines-rules.ts'

/** How many of the 25 tiles hide a mine. */
export type MinesChoice = { readonly mines: number }

/** Open a tile (0 is top left, row by row), or take what the open ones are worth. */
export type MinesMove = { readonly tile: number } | { readonly cashOut: true }

/** What lies open. */
export type MinesView = {
  readonly mines: number
  /** The tiles that were opened, in order. */
  readonly opened: readonly number[]
  /** What stopping now pays, or what the end paid, in ten-thousandths. */
  readonly multiplier: number
  /** What one more safe tile would pay, in ten-thousandths; 0 when the round is over. */
  readonly next: number
  /** Where the mines lay; told at the end only. */
  readonly minesAt?: readonly number[]
}

/** By how many mines there are: how many safe tiles end the round. */
const mostOf = Array.from({ length: minesRules.maxMines + 1 }, (_, count) => mostPicks(count))

/** 25 tiles: each safe one raises what the round is worth, a mine ends it with nothing. */
export const mines: Engine<undefined, MinesChoice, MinesMove, MinesView> = {
  code: 'mines',
  readChoice(value) {
    const count = asObject(value)?.['mines']
    return isWhole(count, minesRules.minMines, minesRules.maxMines) ? { mines: count } : undefined
  },
  readMove(value) {
    const move = asObject(value)
    if (move?.['cashOut'] === true) return { cashOut: true }
    const tile = move?.['tile']
    return isWhole(tile, 0, minesRules.tiles - 1) ? { tile } : undefined
  },
  play({ draws, stake, choice, moves }) {
    const minesAt = drawWithout(draws, minesRules.tiles, choice.mines)
    const most = mostOf[choice.mines] ?? 0
    const opened: number[] = []
    let end: 'open' | 'mine' | 'taken' = 'open'
    for (const move of moves) {
      if (end !== 'open') return undefined
      if ('cashOut' in move) {
        if (opened.length === 0) return undefined
        end = 'taken'
        continue
      }
      if (opened.includes(move.tile)) return undefined
      opened.push(move.tile)
      if (minesAt.includes(move.tile)) end = 'mine'
      else if (opened.length === most) end = 'taken'
    }
    const isOver = end !== 'open'
    const multiplier = end === 'mine' ? 0 : minesMultiplier(choice.mines, opened.length)
    const next = isOver ? 0 : minesMultiplier(choice.mines, opened.length + 1)
    const view = { mines: choice.mines, opened, multiplier, next, ...(isOver ? { minesAt } : {}) }
    return { view, isOver, payout: payoutOf(stake, multiplier), staked: stake }
  },
  giveUp: ({ moves }) => (moves.length === 0 ? 'refund' : { cashOut: true }),
  contentOf: ({ mines: count }) => `${count}/${minesRules.tiles}`,
  resultOf: ({ multiplier }) => timesText(multiplier),
}
