import { rows, type CompiledLines, type Strip } from '../spin/compile-lines.ts'
import { wildCode } from '../spin/line-pay.ts'

/** What one reel can show, wilds already grown, and on how many stops it does. */
export type ReelWindow = {
  readonly codes: readonly number[]
  readonly scatters: number
  readonly weight: number
}

/** All that a reel can show; stops that look alike are taken together. */
export function reelWindows(made: CompiledLines, strip: Strip): ReelWindow[] {
  const found = new Map<string, ReelWindow>()
  for (let stop = 0; stop < strip.codes.length; stop += 1) {
    let codes: number[] = []
    let scatters = 0
    for (let row = 0; row < rows; row += 1) {
      const place = (stop + row) % strip.codes.length
      codes.push(strip.codes[place] ?? 0)
      scatters += strip.isScatter[place] ?? 0
    }
    if (made.wildExpands && codes.includes(wildCode)) codes = codes.map(() => wildCode)
    const key = `${codes.join()} ${scatters}`
    const weight = (found.get(key)?.weight ?? 0) + 1
    found.set(key, { codes, scatters, weight })
  }
  return [...found.values()]
}
