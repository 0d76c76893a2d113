import {
  checkCaptcha,
  checkComment,
  checkConsent,
  checkFeedback,
  countWords,
  checkInvitationCode,
  checkPhone,
  checkRealName,
  readName,
  vietnamesePhone,
} from '@saola/validation'
import { describe, expect, it } from 'vitest'

describe('a Vietnamese phone number (validation 9)', () => {
  it.each([
    ['0912345678', '+84912345678'],
    ['912345678', '+84912345678'],
    ['912.345.678', '+84912345678'],
    ['849123456', '+84849123456'],
    [' 3１2345678\u200B', '+84312345678'],
    ['0312345678', '+84312345678'],
    ['0512345678', '+84512345678'],
    ['0712345678', '+84712345678'],
    ['0812345678', '+84812345678'],
    ['84912345678', '+84912345678'],
    ['+84912345678', '+84912345678'],
    [' 091 234 5678 ', '+84912345678'],
    ['091.234.5678', '+84912345678'],
    ['+84 91 234 56 78', '+84912345678'],
    ['+84 0912 345 678', '+84912345678'],
    ['84 912 345 678', '+84912345678'],
    ['840912345678', '+84912345678'],
    ['0084912345678', '+84912345678'],
    ['00 84 0912-345-678', '+84912345678'],
    ['+84 (0)91 234 56 78', '+84912345678'],
    ['(0912) 345.678', '+84912345678'],
    ['0912‑345–678', '+84912345678'],
    ['0912/345/678', '+84912345678'],
    ['tel:+84-912-345-678', '+84912345678'],
    ['\u202A+84 912 345 678\u202C', '+84912345678'],
    ['0912\u200B345\u2060678\uFEFF', '+84912345678'],
    ['0912\u00A0345\u202F678', '+84912345678'],
    ['＋８４ ９１２ ３４５ ６７８', '+84912345678'],
    ['０９１２３４５６７８', '+84912345678'],
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
    ['91234567', 'validation.phone_format'],
    ['9123456789', 'validation.phone_format'],
    ['212345678', 'validation.phone_format'],
    ['+912345678', 'validation.phone_format'],
    ['00912345678', 'validation.phone_digits'],
    ['+85912345678', 'validation.phone_format'],
    ['09123a5678', 'validation.phone_format'],
    ['+8409123456789', 'validation.phone_digits'],
    ['00849123456', 'validation.phone_digits'],
    ['+084912345678', 'validation.phone_format'],
    ['0912345678, 0912345679', 'validation.phone_format'],
    ['0912345678 0912345679', 'validation.phone_digits'],
    ['8491234567', 'validation.phone_digits'],
    ['0 912-345-67', 'validation.phone_digits'],
    ['x091234567', 'validation.phone_format'],
    ['091234567x', 'validation.phone_format'],
    ['0918491234567', 'validation.phone_digits'],
    ['0', 'validation.phone_digits'],
    ['', 'validation.phone_format'],
  ])('%s is refused with %s', (value, key) => {
    expect(vietnamesePhone(value)).toBeUndefined()
    const params = key === 'validation.phone_digits' ? { params: { n: 10 } } : {}
    expect(checkPhone(value, 'mobileNum')).toEqual([{ field: 'mobileNum', key, ...params }])
  })
})

describe('feedback and activity applications (validation 12)', () => {
  it.each([
    [9, 1],
    [10, 0],
    [500, 0],
    [501, 1],
  ])('%i words give %i issues', (words, issues) => {
    const told = { key: 'validation.feedback_words', params: { min: 10, max: 500 }, field: 'content' }
    expect(checkFeedback(` ${'chữ \n'.repeat(words)}`, 'content')).toEqual(issues === 0 ? [] : [told])
  })

  it('counts no word in an empty text', () => {
    expect(checkFeedback('')).toHaveLength(1)
  })

  it.each([
    ['', 0],
    [' \n ', 0],
    ['một', 1],
    ['  hai\tchữ \n', 2],
  ])('counts in %j %i words', (text, count) => {
    expect(countWords(text)).toBe(count)
  })

  it('takes 140 characters of comment and no more', () => {
    expect(checkComment('😀'.repeat(140))).toEqual([])
    expect(checkComment('ễ'.repeat(141))).toEqual([
      { key: 'validation.comment_length', params: { max: 140 } },
    ])
  })
})

it.each([
  { isAdult: true, terms: true, keys: [] },
  { isAdult: false, terms: true, keys: ['validation.age_required'] },
  { isAdult: true, terms: false, keys: ['validation.terms_required'] },
  { isAdult: false, terms: false, keys: ['validation.age_required', 'validation.terms_required'] },
])('consent adult $isAdult, terms $terms gives $keys (validation 13)', ({ keys, ...consent }) => {
  const told = {
    'validation.age_required': { key: 'validation.age_required', field: 'isAdult', params: { n: 18 } },
    'validation.terms_required': { key: 'validation.terms_required', field: 'terms' },
  } as const
  expect(checkConsent(consent)).toEqual(keys.map((key) => told[key as keyof typeof told]))
})

describe('a real name in Vietnam (validation 16)', () => {
  it.each([
    'Nguyễn Văn An',
    'Đỗ Đức',
    'Tran Van B',
    "H'Hen Niê",
    'H’Hen Niê',
    'Y-Bhăm Êban',
    '  Lê  Lợi ',
    'Nguye\u0302\u0303n Đu\u031b\u0301c',
    'Nguyễn\u00A0Văn\u3000An',
    'HʼHen Niê',
    'H`Hen Niê',
    'Y‑Bhăm\u200B Êban',
    'Nguyễn Văn Ðức',
    'Ｎｇｕｙễｎ Ａｎ',
    'An\tBình',
  ])('takes %s', (name) => {
    expect(checkRealName(name)).toEqual([])
  })

  it.each([
    '',
    '   ',
    'An 2',
    'An_Bình',
    'An, Bình',
    "'An",
    'An-',
    'An--Bình',
    'An\nBình',
    '阮文安',
    'Нгуен',
    'สมชาย',
    '\u0301An',
    'An ʃ',
    'An 😀',
  ])('refuses "%s"', (name) => {
    expect(checkRealName(name, 'payeeName')).toEqual([{ field: 'payeeName', key: 'validation.real_name' }])
  })

  it('refuses a very long text at once', () => {
    const started = performance.now()
    expect(checkRealName(`${"a'a ".repeat(20_000)}1`)).toHaveLength(1)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

it.each([
  [' Nguyễn\u00A0 Văn\tAn ', 'Nguyễn Văn An'],
  ['HʼHen Niê', "H'Hen Niê"],
  ['H´Hen Niê', "H'Hen Niê"],
  ['Y‑Bhăm', 'Y-Bhăm'],
  ['Ðức ðào Ɖào ɖào', 'Đức đào Đào đào'],
  ['Đức\u200B'.normalize('NFD'), 'Đức'],
  ['Ｎｇｕｙễｎ', 'Nguyễn'],
])('reads the name %j as %j (validation 16)', (typed, name) => {
  expect(readName(typed)).toBe(name)
})

describe('an invitation code (validation 14)', () => {
  it.each([
    { code: undefined, isKnown: undefined, fine: true },
    { code: '', isKnown: undefined, fine: true },
    { code: '  ', isKnown: false, fine: true },
    { code: 'ABCD2026', isKnown: undefined, fine: true },
    { code: ' ab-cd_1 ', isKnown: true, fine: true },
    { code: 'ABCD2026', isKnown: false, fine: false },
    { code: 'ＡＢＣＤ\u200B', isKnown: undefined, fine: true },
    { code: 'AB CD', isKnown: true, fine: false },
    { code: 'mã', isKnown: undefined, fine: false },
    { code: 'a'.repeat(64), isKnown: undefined, fine: true },
    { code: 'a'.repeat(65), isKnown: undefined, fine: false },
  ])('"$code" that the server knows: $isKnown, is fine: $fine', ({ code, isKnown, fine }) => {
    const refused = [{ field: 'affiliateCode', key: 'validation.invitation_code' }]
    expect(checkInvitationCode(code, { isKnown, field: 'affiliateCode' })).toEqual(fine ? [] : refused)
  })
})

it.each([
  { value: undefined, fine: false },
  { value: '', fine: false },
  { value: ' \t', fine: false },
  { value: '7k3p', fine: true },
])('asks for the captcha when it is "$value": $fine means fine (validation 15)', ({ value, fine }) => {
  const refused = [{ field: 'captcha', key: 'validation.captcha_required' }]
  expect(checkCaptcha(value, 'captcha')).toEqual(fine ? [] : refused)
})
