import { expect, it, vi } from 'vitest'

it('an app that starts builds no format, and each one once when it is asked for', async () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat')
  const times = vi.spyOn(Intl, 'DateTimeFormat')
  vi.resetModules()
  const { formatMoney, formatDate } = await import('../src/index.ts')
  expect([numbers.mock.calls.length, times.mock.calls.length]).toEqual([0, 0])
  expect([1, 2].map((dong) => formatMoney(dong, 'en'))).toEqual(['₫1', '₫2'])
  expect([0, 86_400_000].map((time) => formatDate(time, 'en'))).toEqual(['1 Jan 1970', '2 Jan 1970'])
  expect([numbers.mock.calls.length, times.mock.calls.length]).toEqual([1, 1])
})
