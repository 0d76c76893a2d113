import { decodeText } from '@saola/rules'
import { expect, it } from 'vitest'

it.each([
  ['lines', 'lines'],
  ['%C4%91%C6%B0%E1%BB%9Dng', 'đường'],
  ['', ''],
  // Nobody encodes so: a hand that typed, a messenger that cut the address.
  ['100%', undefined],
  ['%', undefined],
  ['%E0%A4%A', undefined],
  ['%zz', undefined],
])('%s reads as %s', (encoded, text) => {
  expect(decodeText(encoded)).toBe(text)
})
