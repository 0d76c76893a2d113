import { motifs, motifsIn, type MotifName } from '../../art/motif-of.ts'
import { materials, paletteOfSlot, type Material } from '../../art/palette.ts'
import { seeded, type Seeded } from '../../seeded.ts'
import { drawnScene } from './drawn-scene.ts'
import { plainScatter, plainWild } from './special-symbols.ts'
import type { SlotTheme, SymbolArt } from './symbol-art.ts'
import { plainThings, worlds } from './worlds.ts'

/** Plates and materials from the best picture to the plainest: no two symbols share both shape and colour. */
const tiers: readonly (readonly [main: Material, second: Material, plate?: string])[] = [
  [materials.gold, materials.cinnabar, '#6f1c17'],
  [materials.jade, materials.gold, '#123f38'],
  [materials.eggshell, materials.cinnabar, '#4b2038'],
  [materials.amber, materials.eggshell, '#5b3512'],
  [materials.cinnabar, materials.gold],
  [materials.eggshell, materials.jade],
  [materials.jade, materials.eggshell],
  [materials.gold, materials.amber],
  [materials.amber, materials.cinnabar],
]

/** How many of the pictures come from the world of the subject; the rest are plain things. */
const companions = 4

/** A theme drawn from the code of a title: the same picture for ever, on every machine. */
export function drawnTheme(gameCode: string, letters: readonly string[]): SlotTheme {
  const random = seeded(`slot theme ${gameCode}`)
  const palette = paletteOfSlot(gameCode)
  const pictures = pickMotifs(random, motifsIn(wordsOf(gameCode)), letters.length)
  const symbols: Record<string, SymbolArt> = { W: plainWild, S: plainScatter }
  for (const [index, letter] of letters.entries()) {
    const motif = pictures[index] ?? 'coin'
    const [main, second, plate] = tiers[index] ?? [materials.gold, materials.jade]
    symbols[letter] = { drawing: motifs[motif], main, second, ...(plate === undefined ? {} : { plate }) }
  }
  return { symbols, scene: drawnScene(random, palette), line: palette.line, ground: palette.ground }
}

/** `RNG_GILDED_DRAGON` speaks of a gilded dragon. */
function wordsOf(gameCode: string): string {
  return gameCode.toLowerCase().replaceAll('_', ' ')
}

/** What the name speaks of first, then its companions, then plain things; none twice. */
function pickMotifs(random: Seeded, subjects: readonly MotifName[], count: number): MotifName[] {
  const subject = subjects[0]
  const fitting = worlds.filter((world) => subject !== undefined && world.includes(subject))
  const world = random.pick(fitting.length > 0 ? fitting : worlds)
  const picked = [...subjects]
  const add = (from: readonly MotifName[], until: number): void => {
    while (picked.length < until) {
      const left = from.filter((name) => !picked.includes(name))
      if (left.length === 0) return
      picked.push(random.pick(left))
    }
  }
  add(world, Math.min(companions, count))
  add(plainThings, count)
  return picked.slice(0, count)
}
