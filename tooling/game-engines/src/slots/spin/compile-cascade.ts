import type { CascadeModel } from '../model/slot-model.ts'

/** The frame of a cascade: six reels of five. */
export const cascadeReels = 6
export const cascadeRows = 5
export const cellCount = cascadeReels * cascadeRows

/** A cell is one draw below `total`; `codes` holds each letter as often as its weight. */
export type CellChances = { readonly total: number; readonly codes: Uint8Array }

/** A cascade made ready to be played many times: pictures first, then the scatter, then the orbs. */
export type CompiledCascade = {
  readonly letters: readonly string[]
  readonly pays: readonly (readonly number[])[]
  readonly scatter: number
  readonly firstOrb: number
  readonly chances: CellChances
  readonly freeChances: CellChances
}

const compiled = new WeakMap<CascadeModel, CompiledCascade>()

/** The model made ready; kept as long as the model is. Pays become ten-thousandths of the stake. */
export function compileCascade(model: CascadeModel): CompiledCascade {
  const kept = compiled.get(model)
  if (kept) return kept
  const pictures = Object.keys(model.pays)
  const letters = [...pictures, 'S', ...(model.orbs ?? []).map((_, index) => String(index))]
  const made: CompiledCascade = {
    letters,
    pays: pictures.map((letter) => (model.pays[letter] ?? []).map((pay) => pay * 100)),
    scatter: pictures.length,
    firstOrb: pictures.length + 1,
    chances: chancesOf(model.weights, letters),
    freeChances: chancesOf(model.freeWeights, letters),
  }
  compiled.set(model, made)
  return made
}

function chancesOf(weights: Readonly<Record<string, number>>, letters: readonly string[]): CellChances {
  const codes = letters.flatMap((letter, code) => Array<number>(weights[letter] ?? 0).fill(code))
  return { total: codes.length, codes: Uint8Array.from(codes) }
}
