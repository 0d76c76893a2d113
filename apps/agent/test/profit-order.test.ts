import { describe, expect, it } from 'vitest'
import { askedFrom } from '../src/features/reports/report-request.ts'

describe('rows by profit and loss (team 39)', () => {
  it.each([
    ['the agents’ greatest gain first', 'agents', 'desc', 'asc'],
    ['the agents’ greatest loss first', 'agents', 'asc', 'desc'],
    ['the members’ greatest gain first', 'members', 'desc', 'desc'],
  ] as const)('with %s', (_what, side, shown, asked) =>
    expect(askedFrom(side, { sort: 'profitAndLoss', order: shown }).order).toBe(asked),
  )

  it('start with the greatest gain of the side in sight where the address names no order', () =>
    expect(askedFrom('agents', { sort: 'profitAndLoss' }).order).toBe('asc'))

  it('leave any other order alone', () => {
    const filter = { sort: 'betAmount', order: 'asc' } as const
    expect(askedFrom('agents', filter)).toBe(filter)
  })
})
