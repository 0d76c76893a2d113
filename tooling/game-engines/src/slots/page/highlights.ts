import { svg } from '../../kit/dom.ts'
import type { Grid, LineWin } from '../spin/slot-event.ts'
import { symbolAt } from './symbol-sheet.ts'

/** Marks over the reels: what won stands out, its lines are drawn, the rest steps back. */
export type Highlights = {
  readonly element: SVGSVGElement
  /** Symbols that lie over the reels until they are cleared: wilds that fill a reel. */
  cover: (grid: Grid, reels: readonly number[]) => void
  lines: (wins: readonly LineWin[], grid: Grid, shapes: readonly (readonly number[])[]) => void
  cells: (letters: readonly string[], grid: Grid) => void
  clear: () => void
}

const size = 100
const middleOf = (index: number): number => index * size + size / 2

/** Empty marks over a frame of so many reels and rows. */
export function createHighlights(reels: number, rows: number): Highlights {
  const covers = svg('g', {})
  const marks = svg('g', {})
  const element = svg(
    'svg',
    { class: 'marks', viewBox: `0 0 ${reels * size} ${rows * size}`, 'aria-hidden': 'true' },
    covers,
    marks,
  )
  const mark = (places: ReadonlySet<string>, grid: Grid, lines: readonly Node[]): void => {
    const shade = svg('rect', { class: 'shade', width: reels * size, height: rows * size })
    const lifted = [...places].map((place) => {
      const [reel = 0, row = 0] = place.split(',').map(Number)
      return svg(
        'g',
        { class: 'lifted' },
        svg('rect', { x: reel * size + 3, y: row * size + 3, width: size - 6, height: size - 6, rx: 14 }),
        symbolAt(grid[reel]?.[row] ?? '', middleOf(reel), middleOf(row)),
      )
    })
    marks.replaceChildren(shade, ...lifted, ...lines)
  }
  return {
    element,
    cover(grid, filled) {
      covers.replaceChildren(
        ...filled.flatMap((reel) => [
          svg('rect', { class: 'covered', x: reel * size, width: size, height: rows * size }),
          ...Array.from(grid[reel] ?? '', (letter, row) => symbolAt(letter, middleOf(reel), middleOf(row))),
        ]),
      )
    },
    lines(wins, grid, shapes) {
      const places = new Set<string>()
      const drawn: Node[] = []
      for (const { line, count } of wins) {
        const shape = shapes[line] ?? []
        for (const [reel, row] of shape.slice(0, count).entries()) places.add(`${reel},${row}`)
        // The first lines are drawn; fifty at once would hide what they speak of.
        if (drawn.length >= 10) continue
        const points = shape.map((row, reel) => `${middleOf(reel)},${middleOf(row)}`).join(' ')
        drawn.push(svg('polyline', { class: `line tone-${line % 3}`, points, pathLength: 1 }))
      }
      mark(places, grid, drawn)
    },
    cells(letters, grid) {
      const places = new Set<string>()
      for (const [reel, word] of grid.entries()) {
        for (const [row, letter] of Array.from(word).entries()) {
          if (letters.includes(letter)) places.add(`${reel},${row}`)
        }
      }
      mark(places, grid, [])
    },
    clear() {
      covers.replaceChildren()
      marks.replaceChildren()
    },
  }
}
