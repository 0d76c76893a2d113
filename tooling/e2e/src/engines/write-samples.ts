import {
  amountInWords,
  compareText,
  formatCompactMoney,
  formatCompactNumber,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRate,
  formatRelativeDay,
  formatTime,
  languages,
} from '@saola/i18n'

const amounts = [
  0, 1, 999, 1_000, 9_999, 12_345, 999_950, 1_234_568, 2_500_000_000, 123_456_789_012_345, -50_000,
]
const rates = [0, 0.0005, 0.01, 0.1234, 0.98765, 1, 2.5, 99.5]
const times = [
  '2026-01-01T00:00+07:00',
  '2026-02-28T23:59:59+07:00',
  '2026-11-25T09:05:07+07:00',
  '2028-02-29T12:00+07:00',
]
const spans = [0, 999, 59_000, 61_000, 3_599_000, 3_600_000, 86_399_000, 400_000_000]
const names = ['Zalo', 'Ăn', 'an', 'Đà', 'da', 'Ê', 'e', 'Ơ', 'ô', 'Ư', 'u', 'Á', 'ạ', '9', '10']

/** Every way in which the product writes amounts, rates, days and spans, a line each, in both languages. */
export function writeSamples(): (string | undefined)[] {
  return languages.flatMap((language) => [
    ...amounts.flatMap((amount) => [
      formatMoney(amount, language),
      formatMoney(amount, language, { signed: true }),
      formatCompactMoney(amount, language),
      formatNumber(amount, language),
      formatCompactNumber(amount, language),
      ...(amount > 0 ? [amountInWords(amount, language)] : []),
    ]),
    ...rates.flatMap((rate) => [
      formatPercent(rate, language),
      formatRate(rate, language),
      formatNumber(rate, language),
    ]),
    ...times
      .map((time) => Date.parse(time))
      .flatMap((time) => [
        formatDate(time, language),
        formatMonth(time, language),
        formatTime(time, language, { seconds: true }),
        formatDateTime(time, language),
        formatRelativeDay(time, language, Date.parse('2026-11-25T23:00+07:00')),
      ]),
    ...spans.flatMap((span) => [formatDuration(span, language), formatCountdown(span)]),
    names.toSorted(compareText).join(' '),
  ])
}
