import { shownName, shownNickname, soughtName } from '@saola/rules'
import { describe, expect, it } from 'vitest'

describe('a sign-in name as others see it (team 42)', () => {
  it.each([
    ['0912345678', '091****678'],
    ['+84912345678', '+84****678'],
    ['minhthu@example.com', 'm***@example.com'],
    ['m@example.com', 'm***@example.com'],
    ['minhthu', 'minhthu'],
    ['hoa2026', 'hoa2026'],
    ['1234567', '1234567'],
    ['12345678', '123****678'],
    ['1234567890123456', '1234567890123456'],
    ['hoa12345678', 'hoa12345678'],
    ['12345678hoa', '12345678hoa'],
    ['', ''],
  ])('of %s is %s', (name, shown) => {
    expect(shownName(name)).toBe(shown)
    // What is shown already stays as it is.
    expect(shownName(shown)).toBe(shown)
  })
})

describe('what is typed to find a name', () => {
  it.each([
    ['0912345678', '091****678'],
    ['+84 912 345 678', '091****678'],
    ['minhthu@example.com', 'm***@example.com'],
    ['091', '091'],
    ['@example.com', '@example.com'],
    ['minh', 'minh'],
  ])('%s is looked for as %s', (typed, sought) => {
    expect(soughtName(typed)).toBe(sought)
  })
})

it('a nickname that was made of a mail address says no more than the name', () => {
  expect(shownNickname('minhthu', 'minhthu@example.com')).toBe('m***@example.com')
  expect(shownNickname('Thu', 'minhthu@example.com')).toBe('Thu')
  expect(shownNickname('minhthu', 'minhthu')).toBe('minhthu')
  expect(shownNickname('minh', 'minhthu')).toBe('minh')
})
