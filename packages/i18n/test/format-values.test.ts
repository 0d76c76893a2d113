import { formatDateTime, formatMoney, formatRate, formatValues } from '@saola/i18n'
import { expect, it } from 'vitest'

const at = Date.parse('2026-11-25T18:30:50+07:00')

it.each(['vi', 'en'] as const)('values are written by the ends of their names (%s)', (language) => {
  expect(
    formatValues(
      {
        minAmount: 20_000,
        ownRate: 1_250,
        endedAt: at,
        locksSecond: at,
        most: 5,
        numero: '0042',
        paidAmount: '5 k',
      },
      language,
    ),
  ).toEqual({
    minAmount: formatMoney(20_000, language),
    ownRate: formatRate(1_250, language),
    endedAt: formatDateTime(at, language),
    locksSecond: formatDateTime(at, language, { seconds: true }),
    most: 5,
    numero: '0042',
    paidAmount: '5 k',
  })
})
