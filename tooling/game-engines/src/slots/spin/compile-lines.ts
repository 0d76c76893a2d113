import { oneTimes } from '../../payout.ts'
import { lineShapes } from '../model/line-shapes.ts'
import type { LineModel } from '../model/slot-model.ts'
import { idleCode, wildCode } from './line-pay.ts'

/** A strip as the codes of `line-pay.ts` beside its letters; the scatter is as idle as a blank. */
export type Strip = { readonly letters: string; readonly codes: Int8Array; readonly isScatter: Uint8Array }

/** A line model made ready to be played many times. */
export type CompiledLines = {
  readonly model: LineModel
  readonly strips: readonly Strip[]
  readonly freeStrips: readonly Strip[]
  readonly shapes: readonly (readonly number[])[]
  /** Pictures in the order of their codes. */
  readonly pictures: readonly string[]
  /** What each picture pays in stakes of a line, three of it first. */
  readonly pays: readonly (readonly number[])[]
  readonly wildFactor: number
  readonly wildExpands: boolean
  /** One stake of a line, in ten-thousandths of the whole stake. */
  readonly lineUnit: number
}

/** How many rows a frame of lines has. */
export const rows = 3

const compiled = new WeakMap<LineModel, CompiledLines>()

/** The model made ready; kept as long as the model is. */
export function compileLines(model: LineModel): CompiledLines {
  const kept = compiled.get(model)
  if (kept) return kept
  const pictures = Object.keys(model.pays)
  const toStrip = (letters: string): Strip => ({
    letters,
    codes: Int8Array.from(letters, (letter) => codeOf(letter, pictures)),
    isScatter: Uint8Array.from(letters, (letter) => Number(letter === 'S')),
  })
  const strips = model.reels.map(toStrip)
  const made: CompiledLines = {
    model,
    strips,
    freeStrips: model.freeReels?.map(toStrip) ?? strips,
    shapes: lineShapes(model.reels.length, model.lines),
    pictures,
    pays: pictures.map((letter) => model.pays[letter] ?? []),
    wildFactor: model.wild?.factor ?? 1,
    wildExpands: model.wild?.expands ?? false,
    lineUnit: oneTimes / model.lines,
  }
  compiled.set(model, made)
  return made
}

function codeOf(letter: string, pictures: readonly string[]): number {
  if (letter === 'W') return wildCode
  return letter === 'S' ? idleCode : pictures.indexOf(letter)
}
