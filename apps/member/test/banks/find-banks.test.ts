import type { Bank } from '@saola/protocol'
import { expect, it } from 'vitest'
import { findBanks } from '#features/banks/find-banks.ts'

const banks: readonly Bank[] = [
  { bin: '970415', code: 'ICB', shortName: 'VietinBank', name: 'Ngân hàng TMCP Công thương Việt Nam' },
  { bin: '970436', code: 'VCB', shortName: 'Vietcombank', name: 'Ngân hàng TMCP Ngoại Thương Việt Nam' },
  { bin: '970406', code: 'DOB', shortName: 'DongABank', name: 'Ngân hàng TMCP Đông Á' },
  { bin: '970416', code: 'ACB', shortName: 'ACB', name: 'Ngân hàng TMCP Á Châu' },
]
const found = (typed: string): string[] => findBanks(banks, typed).map(({ code }) => code)

it.each([
  ['', ['ICB', 'VCB', 'DOB', 'ACB']],
  ['  ', ['ICB', 'VCB', 'DOB', 'ACB']],
  ['ngoai thuong', ['VCB']],
  ['Ngoại Thương', ['VCB']],
  ['thuong cong', ['ICB']],
  ['dong a', ['DOB']],
  ['đông', ['DOB']],
  ['VCB', ['VCB']],
  ['970416', ['ACB']],
  ['không có', []],
])('typing "%s" finds %o', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})

it('puts the banks first whose short name begins so', () => {
  expect(found('a')[0]).toBe('ACB')
})
