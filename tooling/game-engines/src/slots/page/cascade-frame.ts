import { h } from '../../kit/dom.ts'
import type { Pace } from '../../kit/pace.ts'
import type { CascadeModel } from '../model/slot-model.ts'
import { cascadeReels, cascadeRows } from '../spin/compile-cascade.ts'
import type { Grid } from '../spin/slot-event.ts'
import type { FrameParts, SlotFrame } from './frame.ts'
import { createHighlights } from './highlights.ts'
import { symbolCell } from './symbol-sheet.ts'

const dropMs = 420
/** The suspense: each reel falls a little after the one before, 250 ms over all of them. */
const staggerMs = 50
const popMs = 220
const fallMs = 320

/** Cells that drop, burst and fall on. */
export function createCascadeFrame(model: CascadeModel, { sound }: FrameParts): SlotFrame {
  const letters = Object.keys(model.pays)
  let shown: Grid = Array.from({ length: cascadeReels }, (_, reel) =>
    Array.from(
      { length: cascadeRows },
      (_cell, row) => letters[(reel * 2 + row * 3) % letters.length] ?? '',
    ).join(''),
  )
  const columns = shown.map((word) => Array.from(word, (letter) => symbolCell(letter)))
  const highlights = createHighlights(cascadeReels, cascadeRows)
  const element = h(
    'div',
    { class: 'frame cascade' },
    ...columns.map((cells) => h('div', { class: 'reel-place' }, ...cells)),
    highlights.element,
  )

  function put(grid: Grid): void {
    for (const [reel, cells] of columns.entries()) {
      for (const [row, cell] of cells.entries()) {
        const letter = grid[reel]?.[row] ?? ''
        if (shown[reel]?.[row] !== letter) cell.firstElementChild?.setAttribute('href', `#symbol-${letter}`)
      }
    }
    shown = grid
  }

  /** Moves every cell from so many rows above its place down to it. */
  async function fall(
    above: readonly (readonly number[])[],
    ms: number,
    stagger: number,
    pace: Pace,
  ): Promise<void> {
    const all = ms + stagger * (cascadeReels - 1)
    await pace.run(all, (share) => {
      for (const [reel, cells] of columns.entries()) {
        const own = Math.min(1, Math.max(0, (share * all - reel * stagger) / ms))
        for (const [row, cell] of cells.entries()) {
          const far = (above[reel]?.[row] ?? 0) * (1 - own * own)
          cell.style.transform = far === 0 ? '' : `translateY(${-far * 100}%)`
        }
      }
    })
  }

  async function burst(won: readonly string[], pace: Pace): Promise<void> {
    const bursting = columns.flatMap((cells, reel) =>
      cells.filter((_, row) => won.includes(shown[reel]?.[row] ?? '')),
    )
    await pace.run(popMs, (share) => {
      for (const cell of bursting) {
        cell.style.transform = `scale(${1 + 0.25 * share})`
        cell.style.opacity = String(1 - share)
      }
    })
    for (const cell of bursting) {
      cell.style.opacity = ''
      cell.style.transform = ''
    }
  }

  return {
    element,
    reels: cascadeReels,
    rows: cascadeRows,
    async reveal(grid, pace) {
      highlights.clear()
      put(grid)
      await fall(
        columns.map((cells) => cells.map(() => cascadeRows + 1)),
        dropMs,
        staggerMs,
        pace,
      )
      if (!pace.isStill) sound('tick')
    },
    async replace(grid) {
      put(grid)
    },
    showLines: () => undefined,
    showLetters: (won) => highlights.cells(won, shown),
    async tumble(grid, wins, pace) {
      const won = wins.map(({ letter }) => letter)
      highlights.clear()
      await burst(won, pace)
      const above = shown.map((word) => fallsOf(word, won))
      put(grid)
      await fall(above, fallMs, 0, pace)
      if (!pace.isStill) sound('tick')
    },
    clear: highlights.clear,
  }
}

/** How many rows each cell of a reel falls to its new place, the top one first. */
function fallsOf(word: string, won: readonly string[]): number[] {
  const kept = Array.from(word, (letter, row) => ({ letter, row })).filter(
    ({ letter }) => !won.includes(letter),
  )
  const gone = word.length - kept.length
  return Array.from(word, (_, row) => (row < gone ? gone : row - (kept[row - gone]?.row ?? row)))
}
