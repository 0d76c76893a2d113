import { describe, expect, it } from 'vitest'
import { serviceState } from '@saola/rules'

/** A time of the day in Vietnam on the 23rd of November 2026. */
const at = (hour: number, minute = 0): number => Date.UTC(2026, 10, 23, hour - 7, minute)
const day = { from: 8 * 60, until: 22 * 60 + 30 }
const night = { from: 18 * 60, until: 2 * 60 }

describe('hours of customer service (support 12)', () => {
  it.each([
    ['before the day', day, at(7, 59), false, at(8)],
    ['as it begins', day, at(8), true, at(22, 30)],
    ['at its last minute', day, at(22, 29), true, at(22, 30)],
    ['as it ends', day, at(22, 30), false, at(32)],
    ['in a night that began yesterday', night, at(1, 59), true, at(2)],
    ['between two nights', night, at(12), false, at(18)],
    ['in a night that ends tomorrow', night, at(23), true, at(26)],
  ])('%s', (_when, hours, now, isOpen, changesAt) => {
    expect(serviceState(hours, now)).toEqual({ isOpen, changesAt })
  })

  it('are all day long where none are set, or where they end as they begin', () => {
    expect(serviceState(undefined, at(3))).toEqual({ isOpen: true })
    expect(serviceState({ from: 480, until: 480 }, at(3))).toEqual({ isOpen: true })
  })
})
