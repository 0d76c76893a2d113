import { createMemoryStorage, followRoutes } from '@saola/shell'
import { describe, expect, it } from 'vitest'
import { deviceClass } from '../../src/visits/device-class.ts'
import { isMeasured } from '../../src/visits/is-measured.ts'
import { visitFigure } from '../../src/visits/visit-figure.ts'

const measured = (oneIn: number, chance: number): boolean =>
  isMeasured(createMemoryStorage(), oneIn, () => chance)

describe('whether a tab is measured (system 25)', () => {
  it('is so for one tab in as many as the brand says', () => {
    const chances = Array.from({ length: 100 }, (_, index) => index / 100)
    expect(chances.filter((chance) => measured(10, chance))).toHaveLength(10)
    expect(chances.filter((chance) => measured(1, chance))).toHaveLength(100)
    expect(chances.filter((chance) => measured(0, chance))).toHaveLength(0)
  })

  it.each([0.05, 0.5])('is decided once: a throw of %d counts until the tab closes', (first) => {
    const storage = createMemoryStorage()
    const decided = isMeasured(storage, 10, () => first)
    expect([0, 0.99].map((later) => isMeasured(storage, 10, () => later))).toEqual([decided, decided])
  })

  it('is not so any more once the brand measures nobody', () => {
    const storage = createMemoryStorage()
    expect(isMeasured(storage, 1, () => 0)).toBe(true)
    expect(isMeasured(storage, 0, () => 0)).toBe(false)
  })
})

describe('the class of a device (system 26)', () => {
  it.each([
    ['a desk', { screenSide: 1_080, cores: 2, memory: 2 }, 'desk'],
    ['a tablet', { screenSide: 800, cores: 8, memory: 4 }, 'desk'],
    ['a phone with 2 GB', { screenSide: 360, cores: 8, memory: 2 }, 'small'],
    ['a phone with two cores', { screenSide: 360, cores: 2, memory: 4 }, 'small'],
    ['a phone with 4 GB', { screenSide: 390, cores: 8, memory: 4 }, 'middle'],
    ['a phone with 8 GB', { screenSide: 412, cores: 8, memory: 8 }, 'large'],
    ['a phone that tells no memory', { screenSide: 390, cores: 6, memory: undefined }, 'middle'],
    ['an old one that tells no memory', { screenSide: 320, cores: 2, memory: undefined }, 'small'],
  ] as const)('of %s', (_, facts, expected) => {
    expect(deviceClass(facts)).toBe(expected)
  })
})

describe('a measure as it travels', () => {
  const seen = [
    { route: '/lobby', since: 400 },
    { route: '/games/$family', since: 5_000 },
  ]
  const figureOf = (name: string, value: number, startTime?: number) =>
    visitFigure({ name, value, entries: startTime === undefined ? [] : [{ startTime }] }, seen)

  it('belongs to the route that was in sight when it was taken', () => {
    expect(figureOf('LCP', 1_834.6, 300)).toEqual({ metric: 'lcp', route: '/lobby', value: 1_835 })
    expect(figureOf('INP', 88, 4_999)).toEqual({ metric: 'inp', route: '/lobby', value: 88 })
    expect(figureOf('INP', 88, 5_000)).toEqual({ metric: 'inp', route: '/games/$family', value: 88 })
  })

  it('tells layout shift in thousandths, also of a page that never moved', () => {
    expect(figureOf('CLS', 0.0567, 6_000)).toEqual({ metric: 'cls', route: '/games/$family', value: 57 })
    expect(figureOf('CLS', 0)).toEqual({ metric: 'cls', route: '/lobby', value: 0 })
  })

  it('is never larger than what the wire takes', () => {
    expect(figureOf('LCP', 3_600_000, 0)?.value).toBe(60_000)
  })

  it('is none for another measure, and none before a route was seen', () => {
    expect(figureOf('TTFB', 20)).toBeUndefined()
    expect(visitFigure({ name: 'LCP', value: 1, entries: [] }, [])).toBeUndefined()
  })
})

describe('the route in sight', () => {
  it('is the one of the innermost part, now and after each move, until nobody asks', () => {
    let listener: (() => void) | undefined
    const router = {
      state: { matches: [{ fullPath: '/' }, { fullPath: '/games/$family' }] },
      subscribe: (_: 'onResolved', each: () => void) => {
        listener = each
        return () => (listener = undefined)
      },
    }
    const told: string[] = []
    const stop = followRoutes(router, (route) => told.push(route))
    router.state.matches = [{ fullPath: '/' }, { fullPath: '/wallet/' }]
    listener?.()
    stop()
    expect(told).toEqual(['/games/$family', '/wallet'])
    expect(listener).toBeUndefined()
  })

  it('is not told before there is one', () => {
    const told: string[] = []
    followRoutes({ state: { matches: [] }, subscribe: () => () => undefined }, (route) => told.push(route))
    expect(told).toEqual([])
  })
})
