import { h } from '../../kit/dom.ts'
import type { Pace } from '../../kit/pace.ts'
import { lineShapes } from '../model/line-shapes.ts'
import type { LineModel } from '../model/slot-model.ts'
import type { Grid } from '../spin/slot-event.ts'
import { swing, type FrameParts, type SlotFrame } from './frame.ts'
import { createHighlights } from './highlights.ts'
import { createReel, type Reel } from './reel.ts'

const firstStopMs = 450
/** The suspense before each further reel stops. */
const suspenseMs = 250
const cellsPerSecond = 26

/** Reels that turn, and the lines over them. */
export function createLineFrame(model: LineModel, { sound }: FrameParts): SlotFrame {
  const paid = model.reels.map(createReel)
  const free = new Map<number, Reel>()
  const highlights = createHighlights(paid.length, 3)
  const shapes = lineShapes(paid.length, model.lines)
  const holders = paid.map((reel) => h('div', { class: 'reel-place' }, reel.element))
  const element = h('div', { class: 'frame lines' }, ...holders, highlights.element)
  let shown: Grid = model.reels.map((strip) => (strip + strip).slice(0, 3))
  let turning = paid

  /** The strips of the free spins are drawn when they first come, one a frame. */
  async function reelsOf(isFree: boolean, pace: Pace): Promise<readonly Reel[]> {
    if (!isFree || !model.freeReels) return paid
    for (const [index, strip] of model.freeReels.entries()) {
      if (free.has(index)) continue
      free.set(index, createReel(strip))
      await pace.wait(16)
    }
    return [...free.values()]
  }

  async function turn(reels: readonly Reel[], grid: Grid, pace: Pace, stopMs: number): Promise<void> {
    const plans = reels.map((reel, index) => {
      const ms = stopMs + index * suspenseMs
      const stop = reel.stopOf(grid[index] ?? '')
      const far = Math.round((ms / 1000) * cellsPerSecond)
      // Strips run downwards, so places count down; the way ends on the stop.
      const way = far + ((((reel.place - far - stop) % reel.length) + reel.length) % reel.length)
      return { reel, from: reel.place, way, ms, isStopped: false }
    })
    const all = stopMs + (reels.length - 1) * suspenseMs
    await pace.run(all, (share) => {
      for (const plan of plans) {
        if (plan.isStopped) continue
        const own = Math.min(1, (share * all) / plan.ms)
        plan.reel.turnTo(plan.from - plan.way * swing(own))
        if (own < 1) continue
        plan.isStopped = true
        if (!pace.isStill) sound('tick')
      }
    })
  }

  return {
    element,
    reels: paid.length,
    rows: 3,
    async reveal(grid, pace, isFree) {
      highlights.clear()
      const reels = await reelsOf(isFree, pace)
      if (reels !== turning) {
        for (const [index, holder] of holders.entries()) {
          const reel = reels[index]
          if (reel) holder.replaceChildren(reel.element)
        }
        turning = [...reels]
      }
      await turn(reels, grid, pace, isFree ? firstStopMs / 2 : firstStopMs)
      shown = grid
    },
    async replace(grid, pace) {
      const filled = grid.flatMap((word, reel) => (word === shown[reel] ? [] : [reel]))
      shown = grid
      highlights.cover(grid, filled)
      await pace.wait(350)
    },
    showLines: (wins) => highlights.lines(wins, shown, shapes),
    showLetters: (letters) => highlights.cells(letters, shown),
    tumble: () => Promise.resolve(),
    clear: highlights.clear,
  }
}
