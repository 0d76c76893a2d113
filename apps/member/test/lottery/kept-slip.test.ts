import { defaultOffers } from '@saola/rules'
import { createMemoryStorage } from '@saola/shell'
import { describe, expect, it } from 'vitest'
import { findKeptSlip, keepSlip } from '#features/lottery/slip/kept-slip.ts'
import { planRefusal } from '#features/lottery/slip/plan-refusal.ts'
import { changeSlip, emptySlip, lockedLines } from '#features/lottery/slip/slip.ts'

const day = 86_400_000
const line = {
  type: 'lo-2',
  numbers: ['07'],
  base: 1_000,
  odds: 99.5,
  made: { numero: '20261122', locksAt: 1_000 },
}
const owner = { brand: 'demo', account: 'lan', gameCode: 'LOTT_NORTHERN_LOTTERY' }

describe('a slip outlives a reload (lottery 56)', () => {
  it('is there again for its member, its brand and its lottery alone', () => {
    const { device } = createMemoryStorage()
    keepSlip(device, owner, { at: 5, lines: [line] })
    expect(findKeptSlip(device, owner, 6)).toEqual({ at: 5, lines: [line] })
    expect(findKeptSlip(device, { ...owner, account: 'minh' }, 6)).toBeUndefined()
    expect(findKeptSlip(device, { ...owner, brand: 'other' }, 6)).toBeUndefined()
    expect(findKeptSlip(device, { ...owner, gameCode: 'OTHER' }, 6)).toBeUndefined()
  })

  it('goes with a visitor who signs in, and belongs to that member from then on', () => {
    const { device } = createMemoryStorage()
    keepSlip(device, { ...owner, account: undefined }, { at: 5, lines: [line] })
    const found = findKeptSlip(device, owner, 6)
    expect(found?.lines).toEqual([line])
    keepSlip(device, owner, { at: 6, lines: found?.lines ?? [] })
    expect(findKeptSlip(device, { ...owner, account: 'minh' }, 7)).toBeUndefined()
  })

  it('is forgotten once it is empty, and after a week', () => {
    const { device } = createMemoryStorage()
    keepSlip(device, owner, { at: 5, lines: [line] })
    expect(findKeptSlip(device, owner, 5 + 7 * day)).toBeUndefined()
    keepSlip(device, owner, { at: 6, lines: [] })
    expect(findKeptSlip(device, owner, 7)).toBeUndefined()
  })

  it.each(['nonsense', '[1]', '[["demo/lan/LOTT_NORTHERN_LOTTERY",{"at":5,"lines":[{"type":"lo-2"}]}]]'])(
    'reads nothing from %s',
    (damaged) => {
      const { device } = createMemoryStorage()
      device.write('lottery-slips', damaged)
      expect(findKeptSlip(device, owner, 6)).toBeUndefined()
    },
  )
})

it('tells the lines whose draw has locked, and moves them only when it is told to (lottery 57)', () => {
  const slip = changeSlip(emptySlip('lo-2', 1_000), { kind: 'add', lines: [line] })
  expect(lockedLines(slip.lines, 999)).toEqual([])
  expect(lockedLines(slip.lines, 1_000)).toEqual(slip.lines)
  const moved = changeSlip(slip, { kind: 'move', made: { numero: '20261123', locksAt: 2_000 } })
  expect(lockedLines(moved.lines, 1_000)).toEqual([])
})

it.each([
  { base: 1_000, multipliers: [1, 2], refused: undefined },
  { base: 50_000_000, multipliers: [1], refused: 'lottery.refused.base_large' },
  { base: 6_000_000, multipliers: [1, 2], refused: 'lottery.refused.base_large' },
  { base: 500, multipliers: [1], refused: 'lottery.refused.base_small' },
])('refuses a base of $base times $multipliers as the gateway does (lottery 47)', (asked) => {
  const lines = changeSlip(emptySlip('lo-2', 1_000), {
    kind: 'add',
    lines: [{ ...line, base: asked.base }],
  }).lines
  const planned = asked.multipliers.map((multiplier) => ({ multiplier }))
  const found = planRefusal({ kind: 'north', offers: defaultOffers('north') }, lines, planned)
  expect(found?.refusal.key).toBe(asked.refused)
})
