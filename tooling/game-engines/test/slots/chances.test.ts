import { allModels } from '@saola/game-engines'
import { expect, it } from 'vitest'
import { enumerateLines } from '../../src/slots/measure/enumerate-lines.ts'
import { compileLines } from '../../src/slots/spin/compile-lines.ts'
import { spinLines } from '../../src/slots/spin/spin-lines.ts'
import { surprise } from '../chi-square.ts'
import { seededDraws } from '../seeded-draws.ts'

/** Up to how many stakes a spin of each class pays: nothing, under the stake, then more and more. */
const bounds = [0, 0.999, 2, 5, 10, 25, Number.POSITIVE_INFINITY]
const classOf = (times: number): number => bounds.findIndex((bound) => times <= bound)

it.each(['three-wilds', 'ten-stars', 'ten-kites'])(
  'a million spins of %s fall as often as its reels promise',
  { tags: 'round', timeout: 60_000 },
  (id) => {
    const model = allModels.find((one) => one.id === id)
    if (model?.frame !== 'lines') throw new Error('No such model')
    const made = compileLines(model)
    const { weights, total } = enumerateLines(made, made.strips)
    const chances = bounds.map(() => 0)
    for (const [scatters, spread] of weights.entries()) {
      for (const [units, ways] of spread) {
        const at = classOf(units / model.lines + (model.scatterPays?.[scatters - 3] ?? 0))
        chances[at] = (chances[at] ?? 0) + ways / total
      }
    }
    const draws = seededDraws(5)
    const counts = bounds.map(() => 0)
    for (let spin = 0; spin < 1_000_000; spin += 1) {
      const at = classOf(spinLines(made, made.strips, 1, draws).multiplier / 10_000)
      counts[at] = (counts[at] ?? 0) + 1
    }
    expect(surprise(counts, chances)).toBeLessThan(4)
  },
)
