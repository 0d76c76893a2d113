import type { Draws } from '../../draws.ts'
import { oneTimes } from '../../payout.ts'
import type { CascadeModel } from '../model/slot-model.ts'
import { cascadeRows, cellCount, compileCascade, type CellChances } from './compile-cascade.ts'
import type { PictureWin, SlotEvent } from './slot-event.ts'

/** What one spin with all its falls came to, in ten-thousandths of the stake, before any factor of the feature. */
export type CascadeSpin = { readonly multiplier: number; readonly scatters: number }

const cells = new Uint8Array(cellCount)
const counts = new Uint8Array(32)

/** Fills the frame and lets it fall until nothing pays. Cells are drawn reel by reel, each from the bottom up. */
export function spinCascade(
  model: CascadeModel,
  isFree: boolean,
  factor: number,
  draws: Draws,
  events?: SlotEvent[],
): CascadeSpin {
  const made = compileCascade(model)
  const chances = isFree ? made.freeChances : made.chances
  const ladder = isFree ? model.freeLadder : model.ladder
  counts.fill(0)
  for (let cell = 0; cell < cellCount; cell += 1) drawCell(chances, cell, draws)
  events?.push({ kind: 'reveal', grid: gridOf(made.letters) })
  let multiplier = 0
  for (let fall = 0; ; fall += 1) {
    const step = (ladder[Math.min(fall, ladder.length - 1)] ?? 1) * factor
    const wins = events ? ([] as PictureWin[]) : undefined
    let won = 0
    for (let code = 0; code < made.pays.length; code += 1) {
      const count = counts[code] ?? 0
      if (count < 8) continue
      const pay = payOfCount(made.pays[code] ?? none, count) * step
      won += pay
      wins?.push({ letter: made.letters[code] ?? '', count, multiplier: pay })
    }
    if (won === 0) break
    multiplier += won
    if (wins) events?.push({ kind: 'pictures', wins, factor: step })
    refill(chances, made.pays.length, draws)
    events?.push({ kind: 'tumble', grid: gridOf(made.letters) })
  }
  const orbs = model.orbs
  if (orbs && multiplier > 0) {
    let times = 0
    for (const [orb, value] of orbs.entries()) times += value * (counts[made.firstOrb + orb] ?? 0)
    if (times > 1) {
      multiplier *= times
      events?.push({ kind: 'orbs', factor: times, multiplier })
    }
  }
  const scatters = counts[made.scatter] ?? 0
  const needed = isFree ? 3 : 4
  const scatterPay =
    isFree || scatters < 4 ? 0 : (model.scatterPays[Math.min(scatters, 6) - 4] ?? 0) * oneTimes
  if (scatters >= needed) events?.push({ kind: 'scatter', count: scatters, multiplier: scatterPay })
  return { multiplier: multiplier + scatterPay, scatters }
}

const none = [0, 0, 0] as const

/** Eight or nine, ten or eleven, twelve and more. */
function payOfCount(pays: readonly number[], count: number): number {
  return pays[Math.min(2, (count - 8) >> 1)] ?? 0
}

function drawCell({ total, codes }: CellChances, cell: number, draws: Draws): void {
  const code = codes[draws.below(total)] ?? 0
  cells[cell] = code
  counts[code] = (counts[code] ?? 0) + 1
}

/** What paid goes, what lay above it falls, new cells come from above. */
function refill(chances: CellChances, pictures: number, draws: Draws): void {
  for (let from = 0; from < cellCount; from += cascadeRows) {
    let kept = from
    for (let cell = from; cell < from + cascadeRows; cell += 1) {
      const code = cells[cell] ?? 0
      if (code < pictures && (counts[code] ?? 0) >= 8) continue
      cells[kept] = code
      kept += 1
    }
    // Marked as empty: the counts must stay whole until every reel has fallen.
    cells.fill(empty, kept, from + cascadeRows)
  }
  for (let code = 0; code < pictures; code += 1) if ((counts[code] ?? 0) >= 8) counts[code] = 0
  for (let cell = 0; cell < cellCount; cell += 1) if (cells[cell] === empty) drawCell(chances, cell, draws)
}

const empty = 255

/** Cells lie bottom up, words are read from the top. */
function gridOf(letters: readonly string[]): string[] {
  const grid: string[] = []
  for (let from = 0; from < cellCount; from += cascadeRows) {
    let word = ''
    for (let row = cascadeRows - 1; row >= 0; row -= 1) word += letters[cells[from + row] ?? 0] ?? ''
    grid.push(word)
  }
  return grid
}
