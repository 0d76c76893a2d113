import { describe, expect, it } from 'vitest'
import { agreedReport, samePrizes } from '@saola/rules'

const one = { source: 'one', prizes: [['60213'], ['80300']] }
const two = { source: 'two', prizes: [['60213'], ['80300']] }
const other = { source: 'other', prizes: [['60214'], ['80300']] }

describe('what sources say together (lottery 54)', () => {
  it.each([
    ['nothing, while none has answered', [], undefined],
    ['what the only one says', [one], one],
    ['the same, under both names in their order', [two, one], { source: 'one, two', prizes: one.prizes }],
    ['nothing, where two differ', [one, other], undefined],
  ])('%s', (_what, reports, expected) => {
    expect(agreedReport(reports)).toEqual(expected)
  })

  it('is the same number by number only', () => {
    expect([samePrizes(one.prizes, two.prizes), samePrizes(one.prizes, other.prizes)]).toEqual([true, false])
  })
})
