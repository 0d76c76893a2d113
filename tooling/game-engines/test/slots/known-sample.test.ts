import { expect, it } from 'vitest'
import { allModels } from '@saola/game-engines'
import { enumerateLines } from '../../src/slots/measure/enumerate-lines.ts'
import { expectedSpins } from '../../src/slots/measure/feature-spread.ts'
import { lineReturn, scatterChances } from '../../src/slots/measure/line-return.ts'
import { compileLines } from '../../src/slots/spin/compile-lines.ts'

/** The one model whose figures were found before there was an engine, by another program. */
const sample = allModels.find(({ id }) => id === 'twenty-rivers')
if (sample?.frame !== 'lines' || sample.feature?.kind !== 'freeSpins') throw new Error('The sample is gone')
const made = compileLines(sample)
const { feature, scatterPays = [] } = sample
const chances = scatterChances(made, made.strips)
const trigger = chances.slice(3).reduce((sum, chance) => sum + chance, 0)
const base =
  lineReturn(made, made.strips) +
  chances.reduce((sum, chance, seen) => sum + chance * (scatterPays[seen - 3] ?? 0), 0)

it('the lines of the sample return 73.974 percent', () => {
  expect(lineReturn(made, made.strips) * 100).toBeCloseTo(73.974, 3)
})

it('with its scatters 75.714 percent', () => {
  expect(base * 100).toBeCloseTo(75.714, 3)
})

it('its free spins come once in 140.4 rounds', () => {
  expect(1 / trigger).toBeCloseTo(140.4, 1)
})

it('with the free spins 96.94 percent', () => {
  const total = base + trigger * expectedSpins(feature, trigger) * feature.factor * base
  expect(total * 100).toBeCloseTo(96.94, 2)
})

it('every stop beside every other returns what the closed form says', () => {
  const { weights, total } = enumerateLines(made, made.strips)
  let won = 0
  for (const spread of weights) for (const [units, ways] of spread) won += units * ways
  expect(total).toBe(32 ** 5)
  expect(won / total / sample.lines).toBeCloseTo(lineReturn(made, made.strips), 9)
}, 60_000)
