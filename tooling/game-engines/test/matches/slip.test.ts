import { describe, expect, it } from 'vitest'
import { createKeptPolicy } from '../../src/matches/page/kept-policy.ts'
import { marketOf } from '../../src/matches/page/market-of.ts'

function storeWith(kept: Record<string, string>) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value
    },
  }
}

describe('what happens when odds change (games 71)', () => {
  it('is that better ones alone are taken, until the member chooses', () => {
    const policy = createKeptPolicy(() => storeWith({}))
    expect(policy.read()).toBe('better')
  })

  it.each(['any', 'none', 'better'] as const)('is %s after it was chosen', (chosen) => {
    const kept = {}
    createKeptPolicy(() => storeWith(kept)).keep(chosen)
    expect(createKeptPolicy(() => storeWith(kept)).read()).toBe(chosen)
  })

  it('is the safe one where something else was kept, or the browser keeps nothing', () => {
    const policy = createKeptPolicy(() => {
      throw new Error('no storage within another page')
    })
    policy.keep('any')
    expect(policy.read()).toBe('better')
    expect(createKeptPolicy(() => storeWith({ 'saola.odds-policy': 'all' })).read()).toBe('better')
  })
})

describe('the market of a line (games 71)', () => {
  it.each([
    ['football-12-1', 'result:home', 'result'],
    ['football-12-1', 'handicap:away:-3', 'handicap'],
    ['football-12-1', 'total:over:10', 'total'],
    ['football-12-1', 'score:2-1', 'score'],
    ['moba-12-1', 'result:home', 'winner'],
    ['moba-12-1', 'score:3-1', 'score'],
  ])('of %s, %s, is %s', (matchId, pick, market) => {
    expect(marketOf(matchId, pick)).toBe(market)
  })
})
