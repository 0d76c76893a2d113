import {
  checkComment,
  checkConsent,
  checkFeedback,
  checkImages,
  checkPhone,
  vietnamesePhone,
} from '@saola/validation'
import { describe, expect, it } from 'vitest'

describe('a Vietnamese phone number (design section 8)', () => {
  it.each([
    ['0912345678', '+84912345678'],
    ['0312345678', '+84312345678'],
    ['0512345678', '+84512345678'],
    ['0712345678', '+84712345678'],
    ['0812345678', '+84812345678'],
    ['84912345678', '+84912345678'],
    ['+84912345678', '+84912345678'],
    [' 091 234 5678 ', '+84912345678'],
    ['091.234.5678', '+84912345678'],
    ['+84 91 234 56 78', '+84912345678'],
  ])('%s is stored as %s', (value, stored) => {
    expect(vietnamesePhone(value)).toBe(stored)
    expect(checkPhone(value)).toEqual([])
  })

  it.each([
    ['091234567', 'validation.phone_digits'],
    ['09123456789', 'validation.phone_digits'],
    ['+8491234567', 'validation.phone_digits'],
    ['0212345678', 'validation.phone_format'],
    ['0412345678', 'validation.phone_format'],
    ['912345678', 'validation.phone_format'],
    ['+85912345678', 'validation.phone_format'],
    ['09123a5678', 'validation.phone_format'],
    ['+840912345678', 'validation.phone_digits'],
    ['', 'validation.phone_format'],
  ])('%s is refused with %s', (value, key) => {
    expect(vietnamesePhone(value)).toBeUndefined()
    expect(checkPhone(value, 'mobileNum')).toMatchObject([{ field: 'mobileNum', key }])
  })
})

describe('feedback and activity applications (spec section 5)', () => {
  it.each([
    [9, 1],
    [10, 0],
    [500, 0],
    [501, 1],
  ])('%i words give %i issues', (words, issues) => {
    expect(checkFeedback(` ${'chữ \n'.repeat(words)}`)).toHaveLength(issues)
  })

  it('takes 140 characters of comment and no more', () => {
    expect(checkComment('😀'.repeat(140))).toEqual([])
    expect(checkComment('ễ'.repeat(141))).toEqual([
      { key: 'validation.comment_length', params: { max: 140 } },
    ])
  })

  const megabyte = 1024 * 1024
  it.each([
    { images: [], keys: [] },
    {
      images: [
        { type: 'image/png', size: 5 * megabyte },
        { type: 'image/jpeg', size: 1 },
      ],
      keys: [],
    },
    { images: [{ type: 'image/png', size: 5 * megabyte + 1 }], keys: ['validation.image_size'] },
    {
      images: [
        { type: 'image/gif', size: 1 },
        { type: 'image/svg+xml', size: 1 },
      ],
      keys: ['validation.image_type'],
    },
    {
      images: Array.from({ length: 4 }, () => ({ type: 'image/png', size: 1 })),
      keys: ['validation.image_count'],
    },
  ])('images give $keys', ({ images, keys }) => {
    expect(checkImages(images).map(({ key }) => key)).toEqual(keys)
  })
})

it.each([
  { isAdult: true, terms: true, keys: [] },
  { isAdult: false, terms: true, keys: ['validation.age_required'] },
  { isAdult: true, terms: false, keys: ['validation.terms_required'] },
  { isAdult: false, terms: false, keys: ['validation.age_required', 'validation.terms_required'] },
])('consent adult $isAdult, terms $terms gives $keys (spec section 5)', ({ keys, ...consent }) => {
  expect(checkConsent(consent).map(({ key }) => key)).toEqual(keys)
})
