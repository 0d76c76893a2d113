import { describe, expect, it } from 'vitest'
import { largestFigure } from '@saola/protocol'
import { figuresOf, visitBudget } from '../../src/system/visits/visit-budget.ts'
import { percentile75, stepEnds, stepOf } from '../../src/system/visits/visit-steps.ts'

describe('the steps in which figures are counted (system 27)', () => {
  it('rise, and none is more than a quarter above the one before it', () => {
    for (const [index, end] of stepEnds.entries()) {
      const before = stepEnds[index - 1] ?? -1
      expect(end).toBeGreaterThan(before)
      if (before >= 10) expect(end / before).toBeLessThanOrEqual(1.25)
    }
    expect(stepEnds.at(-1)).toBe(largestFigure)
  })

  it('end at every budget, so that no visit within it counts as over', () => {
    for (const budget of Object.values(visitBudget)) {
      expect(stepOf(budget)).toBe(budget)
      expect(stepOf(budget + 1)).toBeGreaterThan(budget)
    }
  })

  it('hold every value, up to the largest', () => {
    expect([0, 7, 11, 2_499, 59_999, largestFigure].map(stepOf)).toEqual([
      0,
      7,
      11,
      2_500,
      largestFigure,
      largestFigure,
    ])
  })
})

describe('the 75th percentile of what was counted', () => {
  it.each([
    ['of nothing', [], undefined],
    ['of one visit', [[900, 1]], 900],
    [
      'of four, the third',
      [
        [100, 1],
        [200, 1],
        [400, 1],
        [9_000, 1],
      ],
      400,
    ],
    [
      'of five, the fourth',
      [
        [100, 3],
        [400, 1],
        [9_000, 1],
      ],
      400,
    ],
    [
      'in any order',
      [
        [9_000, 1],
        [100, 3],
      ],
      100,
    ],
  ] as const)('%s', (_, counts, expected) => {
    expect(percentile75(counts.map(([upTo, visits]) => ({ upTo, visits })))).toBe(expected)
  })
})

const lcp = (upTo: number, visits: number) => ({ metric: 'lcp' as const, upTo, visits })

describe('the verdict', () => {
  it('is within the budget as long as three of four visits are', () => {
    expect(figuresOf([lcp(2_500, 75), lcp(20_000, 25)]).lcp).toEqual({
      visits: 100,
      p75: 2_500,
      verdict: 'within',
    })
    expect(figuresOf([lcp(2_500, 74), lcp(2_800, 26)]).lcp).toEqual({
      visits: 100,
      p75: 2_800,
      verdict: 'over',
    })
  })

  it('tells layout shift as browsers do, and nothing of what nobody measured', () => {
    expect(figuresOf([{ metric: 'cls', upTo: 112, visits: 4 }])).toEqual({
      cls: { visits: 4, p75: 0.112, verdict: 'over' },
    })
  })
})
