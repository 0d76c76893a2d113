import { amountInWords } from '@saola/i18n'
import { expect, it } from 'vitest'

it.each([
  [0, 'Không đồng', 'Zero dong'],
  [4, 'Bốn đồng', 'Four dong'],
  [10, 'Mười đồng', 'Ten dong'],
  [11, 'Mười một đồng', 'Eleven dong'],
  [15, 'Mười lăm đồng', 'Fifteen dong'],
  [20, 'Hai mươi đồng', 'Twenty dong'],
  [21, 'Hai mươi mốt đồng', 'Twenty-one dong'],
  [24, 'Hai mươi tư đồng', 'Twenty-four dong'],
  [55, 'Năm mươi lăm đồng', 'Fifty-five dong'],
  [101, 'Một trăm linh một đồng', 'One hundred one dong'],
  [500, 'Năm trăm đồng', 'Five hundred dong'],
  [50_000, 'Năm mươi nghìn đồng', 'Fifty thousand dong'],
  [100_005, 'Một trăm nghìn không trăm linh năm đồng', 'One hundred thousand five dong'],
  [
    1_234_568,
    'Một triệu hai trăm ba mươi tư nghìn năm trăm sáu mươi tám đồng',
    'One million two hundred thirty-four thousand five hundred sixty-eight dong',
  ],
  [1_000_015, 'Một triệu không trăm mười lăm đồng', 'One million fifteen dong'],
  [1_000_000_000, 'Một tỷ đồng', 'One billion dong'],
  [1_000_005_000, 'Một tỷ không trăm linh năm nghìn đồng', 'One billion five thousand dong'],
  [2_000_000_000_000, 'Hai nghìn tỷ đồng', 'Two trillion dong'],
  [-20_000, 'Âm hai mươi nghìn đồng', 'Minus twenty thousand dong'],
])('says %i', (dong, vi, en) => {
  expect(amountInWords(dong, 'vi')).toBe(vi)
  expect(amountInWords(dong, 'en')).toBe(en)
})

it('never repeats a sentence for another amount', () => {
  for (const language of ['vi', 'en'] as const) {
    const said = new Set(Array.from({ length: 20_000 }, (_, step) => amountInWords(step * 7_919, language)))
    expect(said.size).toBe(20_000)
  }
})

it.each([1.5, Number.NaN, Infinity, 2 ** 53])('refuses %d', (value) => {
  expect(amountInWords(value, 'vi')).toBeUndefined()
})
