import { allModels, type LineModel, type SlotModel } from '@saola/game-engines'
import { describe, expect, it } from 'vitest'
import { expectedSpins } from '../../src/slots/measure/feature-spread.ts'
import { lineReturn, scatterChances } from '../../src/slots/measure/line-return.ts'
import { measureLines } from '../../src/slots/measure/measure-lines.ts'
import { lineShapes } from '../../src/slots/model/line-shapes.ts'
import { measuredFacts } from '../../src/slots/models/measured-facts.gen.ts'
import { compileLines, type Strip } from '../../src/slots/spin/compile-lines.ts'

const lineModels = allModels.filter((model) => model.frame === 'lines')
const triggerOf = (chances: readonly number[]): number =>
  chances.slice(3).reduce((sum, chance) => sum + chance, 0)

const countOf = (frame: string): number => allModels.filter((model) => frameOf(model) === frame).length
const frameOf = (model: SlotModel): string => (model.frame === 'cascade' ? '6x5' : `${model.reels.length}x3`)

/** Low below three stakes of standard deviation, high from seven. */
function volatilityOf(spread: number): string {
  if (spread < 3) return 'low'
  return spread < 7 ? 'medium' : 'high'
}

/** The return of a line model in closed form, as if no round were capped. */
function closedReturn(model: LineModel): number {
  const made = compileLines(model)
  const spin = (strips: readonly Strip[]): { pays: number; trigger: number } => {
    const chances = scatterChances(made, strips)
    const scatterPay = chances.reduce(
      (sum, chance, seen) => sum + chance * (model.scatterPays?.[seen - 3] ?? 0),
      0,
    )
    return { pays: lineReturn(made, strips) + scatterPay, trigger: triggerOf(chances) }
  }
  const base = spin(made.strips)
  const { feature } = model
  if (!feature) return base.pays
  if (feature.kind === 'wheel') {
    const total = feature.segments.reduce((sum, { weight }) => sum + weight, 0)
    const mean = feature.segments.reduce((sum, { times, weight }) => sum + times * weight, 0) / total
    return base.pays + base.trigger * mean
  }
  const free = spin(made.freeStrips)
  return base.pays + base.trigger * expectedSpins(feature, free.trigger) * feature.factor * free.pays
}

describe('the models together', () => {
  it('are at least twelve, of every frame and every volatility', () => {
    expect(countOf('3x3')).toBeGreaterThanOrEqual(4)
    expect(countOf('5x3')).toBeGreaterThanOrEqual(6)
    expect(countOf('6x5')).toBeGreaterThanOrEqual(3)
    expect(new Set(allModels.map(({ volatility }) => volatility)).size).toBe(3)
    expect(new Set(allModels.map(({ id }) => id)).size).toBe(allModels.length)
  })

  it('stake on one line and up to fifty', () => {
    const counts = new Set(lineModels.map(({ lines }) => lines))
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 50])
  })

  it('know no line twice', () => {
    const shapes = lineShapes(5, 50).map((shape) => shape.join(''))
    expect(new Set(shapes).size).toBe(50)
    expect(shapes.filter((shape) => !/^[012]{5}$/u.test(shape))).toEqual([])
  })
})

describe.each(allModels.map((model) => [model.id, model] as const))('%s', (id, model) => {
  const published = measuredFacts[id]

  it('returns 94 to 97 percent', () => {
    expect(published?.rtp).toBeGreaterThanOrEqual(9400)
    expect(published?.rtp).toBeLessThanOrEqual(9700)
  })

  it('calls itself as volatile as its spread is', () => {
    expect(model.volatility).toBe(volatilityOf((published?.spread ?? 0) / 100))
  })
})

describe.each(lineModels.map((model) => [model.id, model] as const))('the reels of %s', (_, model) => {
  const strips = [...model.reels, ...(model.freeReels ?? [])]

  it('hold nothing but what the model pays, wilds and scatters', () => {
    const known = new Set([...Object.keys(model.pays), 'W', 'S'])
    expect(strips.flatMap((strip) => Array.from(strip)).filter((letter) => !known.has(letter))).toEqual([])
  })

  it('never show two scatters on one reel, nor one under a wild', () => {
    const windows = strips.flatMap((strip) =>
      Array.from(strip, (_letter, stop) => (strip + strip).slice(stop, stop + 3)),
    )
    expect(windows.filter((window) => /S.*S|S.*W|W.*S/u.test(window))).toEqual([])
  })

  it('pay more for more of a picture', () => {
    for (const pays of Object.values(model.pays)) {
      expect(pays).toEqual([...pays].sort((one, other) => one - other))
      expect(pays).toHaveLength(model.reels.length - 2)
    }
  })
})

describe('what the member reads of a line model is what its reels come to', () => {
  it.each(lineModels.map((model) => [model.id, model] as const))(
    'the return of %s',
    (id, model) => {
      const published = (measuredFacts[id]?.rtp ?? 0) / 10_000
      // The closed form knows no cap, which takes a little where features run high.
      const closed = closedReturn(model)
      expect(published).toBeLessThan(closed + 0.0001)
      expect(published).toBeGreaterThan(closed - 0.0005)
    },
    60_000,
  )

  const quick = lineModels.filter(({ feature, reels }) => reels.length === 3 || feature?.kind !== 'freeSpins')
  it.each(quick.map((model) => [model.id, model] as const))(
    'every figure of %s',
    (id, model) => {
      const exact = measureLines(model)
      expect(measuredFacts[id]).toMatchObject({
        rtp: Math.round(exact.rtp * 10_000),
        within: 0,
        hitRate: Math.round(exact.hitRate * 10_000),
        spread: Math.round(exact.spread * 100),
        maxMultiplier: Math.round(exact.most * 10_000),
      })
    },
    60_000,
  )
})
