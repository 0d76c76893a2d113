import { isGuessedFirst } from '@saola/rules'
import { expect, it } from 'vitest'

it.each([
  ['aaaaaa', true],
  ['1a1a1a', true],
  ['abc123', true],
  ['123abc', true],
  ['qwerty123', true],
  ['Qwerty12', true],
  ['1qaz2wsx', true],
  ['zxcvbn1', true],
  ['654321a', true],
  ['lanphuong1', true],
  ['LanPhuong99', true],
  ['Saola2026', true],
  ['saola1', true],
  ['s4o1a', false],
  ['Langbiang1', false],
  ['Bidoup2287', false],
  ['moihon27', false],
  ['lanphuongvathu', false],
  ['con meo ngu tren mai nha 7', false],
])('session 48: %s is guessed among the first: %s', (password, isFirst) => {
  expect(isGuessedFirst(password, ['lanphuong', 'Saola'])).toBe(isFirst)
})
