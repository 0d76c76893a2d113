import { expect, it, vi } from 'vitest'

it('an app that starts builds no format, and each one once when it is asked for', async () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat')
  const times = vi.spyOn(Intl, 'DateTimeFormat')
  vi.resetModules()
  const { formatMoney, formatNumber, formatPercent, formatDate } = await import('../src/index.ts')
  expect([numbers.mock.calls.length, times.mock.calls.length]).toEqual([0, 0])
  // Whole numbers are written without one.
  expect([formatMoney(1_000, 'en'), formatNumber(-1_000, 'vi')]).toEqual(['₫1,000', '-1.000'])
  expect(numbers).not.toHaveBeenCalled()
  expect([0.1, 0.2].map((share) => formatPercent(share, 'en'))).toEqual(['10%', '20%'])
  expect([0, 86_400_000].map((time) => formatDate(time, 'en'))).toEqual(['1 Jan 1970', '2 Jan 1970'])
  expect([numbers.mock.calls.length, times.mock.calls.length]).toEqual([1, 1])
})
