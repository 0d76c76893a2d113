import type { Draws } from '../../draws.ts'
import { oneTimes } from '../../payout.ts'
import { rows, type CompiledLines, type Strip } from './compile-lines.ts'
import { payLine, wildCode, type LinePay } from './line-pay.ts'
import type { LineWin, SlotEvent } from './slot-event.ts'

/** What one spin of the reels came to, in ten-thousandths of the stake, before any factor of the feature. */
export type LineSpin = { readonly multiplier: number; readonly scatters: number }

const line = new Int8Array(5)
const cells = new Int8Array(5 * rows)

/** Turns the reels once: one draw a reel. Events are told only where somebody listens. */
export function spinLines(
  made: CompiledLines,
  strips: readonly Strip[],
  factor: number,
  draws: Draws,
  events?: SlotEvent[],
): LineSpin {
  let scatters = 0
  const grid: string[] = []
  for (const [reel, strip] of strips.entries()) {
    const length = strip.codes.length
    const stop = draws.below(length)
    for (let row = 0; row < rows; row += 1) {
      const place = (stop + row) % length
      cells[reel * rows + row] = strip.codes[place] ?? 0
      scatters += strip.isScatter[place] ?? 0
    }
    if (events) grid.push((strip.letters + strip.letters).slice(stop, stop + rows))
  }
  events?.push({ kind: 'reveal', grid })
  if (made.wildExpands) expandWilds(strips.length, grid, events)
  const wins = events ? ([] as LineWin[]) : undefined
  let multiplier = 0
  for (const [index, shape] of made.shapes.entries()) {
    const win = payShape(made, shape)
    if (!win) continue
    const won = win.pay * made.lineUnit * factor
    multiplier += won
    wins?.push({ line: index, letter: made.pictures[win.letter] ?? '', count: win.count, multiplier: won })
  }
  if (wins && wins.length > 0) events?.push({ kind: 'lines', wins })
  const scatterPay = (made.model.scatterPays?.[scatters - 3] ?? 0) * oneTimes * factor
  if (scatters > 2) events?.push({ kind: 'scatter', count: scatters, multiplier: scatterPay })
  return { multiplier: multiplier + scatterPay, scatters }
}

function payShape(made: CompiledLines, shape: readonly number[]): LinePay | undefined {
  const codes = shape.length === line.length ? line : line.subarray(0, shape.length)
  for (let reel = 0; reel < shape.length; reel += 1) {
    codes[reel] = cells[reel * rows + (shape[reel] ?? 0)] ?? 0
  }
  return payLine(codes, made.pays, made.wildFactor)
}

function expandWilds(reels: number, grid: string[], events: SlotEvent[] | undefined): void {
  const filled: number[] = []
  for (let reel = 0; reel < reels; reel += 1) {
    const window = cells.subarray(reel * rows, reel * rows + rows)
    if (!window.includes(wildCode)) continue
    window.fill(wildCode)
    filled.push(reel)
  }
  if (!events || filled.length === 0) return
  const shown = grid.map((word, reel) => (filled.includes(reel) ? 'WWW' : word))
  events.push({ kind: 'expand', reels: filled, grid: shown })
}
