import {
  checkConfirmation,
  checkField,
  checkForm,
  fieldLength,
  messageOf,
  toRule,
  type Issue,
  type MessageKey,
} from '@saola/validation'
import { describe, expect, it } from 'vitest'

describe('length bounds (validation 1)', () => {
  const rule = toRule({ patternId: 0, minLength: 2, maxLength: 4 })
  it.each([
    { value: 'a', fine: false },
    { value: 'ab', fine: true },
    { value: 'abcd', fine: true },
    { value: 'abcde', fine: false },
    { value: '😀😀😀😀', fine: true },
    { value: '😀', fine: false },
    { value: 'e\u0302\u0303e\u0302\u0303e\u0302\u0303e\u0302\u0303', fine: true },
    { value: '\ud800a', fine: true },
  ])('$value is inside 2..4: $fine', ({ value, fine }) => {
    expect(checkField(rule, value).length === 0).toBe(fine)
  })

  it.each([
    ['', 0],
    ['Nguye\u0302\u0303n', 6],
    ['👩‍👧', 3],
    ['\ud83d', 1],
  ])('%s has %i characters', (value, length) => {
    expect(fieldLength(value)).toBe(length)
  })

  it('finds nothing to compose in Latin letters below U+0300 and in U+1E00 to U+1EFF', () => {
    const plain = Array.from({ length: 0x1f00 }, (_, code) => String.fromCharCode(code)).filter(
      (letter) => letter < '\u0300' || letter >= '\u1e00',
    )
    const changed = plain.filter((one) => plain.some((other) => (one + other).normalize() !== one + other))
    expect(changed).toEqual([])
  })

  it.each(['e\u0300', 'E\u0323', 'a\u1dff', '\u212a', '\u1f71'])('composes %j before it counts', (text) => {
    const composed = text.normalize()
    const exact = toRule({ patternId: 0, minLength: composed.length, maxLength: composed.length })
    expect(checkField(exact, text)).toEqual([])
    expect(fieldLength(text)).toBe(composed.length)
  })

  it('judges a decomposed name like a composed one', () => {
    const name = toRule({ patternId: 12, acceptedPattern: '^[\\p{L} ]+$' })
    expect(checkField(name, 'Nguye\u0302\u0303n Đu\u031b\u0301c')).toEqual([])
  })

  it('allows up to 255 characters when the server names no bound', () => {
    const open = toRule({ patternId: 4 })
    expect(checkField(open, 'a'.repeat(255))).toEqual([])
    expect(checkField(open, 'a'.repeat(256))).toHaveLength(1)
  })
})

describe('empty and switched off fields', () => {
  it.each([
    { required: true, value: '', key: 'validation.required' },
    { required: true, value: undefined, key: 'validation.required' },
    { required: true, value: '   ', key: 'validation.required' },
    { required: false, value: '', key: undefined },
    { required: false, value: undefined, key: undefined },
    { required: false, value: '   ', key: 'validation.pattern.6' },
  ])('required $required and "$value" gives $key', ({ required, value, key }) => {
    const rule = toRule({ patternId: 6, minLength: 1, maxLength: 9, required }, 'qqNum')
    expect(checkField(rule, value)[0]?.key).toBe(key)
  })

  it('does not judge a field that the merchant has switched off', () => {
    expect(checkField(toRule({ patternId: 6, required: true, enabled: false }), 'x')).toEqual([])
  })

  it.each(['1', 'x', '', '123456'])('shares its frozen answer to "%s"', (value) => {
    const rule = toRule({ patternId: 6, maxLength: 5, required: true }, 'password')
    const answer = checkField(rule, value)
    expect(checkField(rule, value)).toBe(answer)
    expect(Object.isFrozen(answer) && answer.every((issue) => Object.isFrozen(issue))).toBe(true)
  })

  it.each(['\u00a0\u3000', '\t\n', '\u2003', ' '])('takes white space alone for nothing (%j)', (value) => {
    const missing = [{ key: 'validation.required' }]
    expect(checkField(toRule({ patternId: 0, required: true }), value)).toEqual(missing)
    expect(checkField(toRule({ patternId: 0 }), value)).toEqual([])
  })

  it.each([' a', '\u00a0a', '\u007f', '~', '!'])('takes %j for something', (value) => {
    expect(checkField(toRule({ patternId: 0, required: true }), value)).toEqual([])
  })

  it.each([7, null, ['7']])('refuses %j, which is no text', (value) => {
    for (const enabled of [true, false]) {
      const rule = toRule({ patternId: 6, enabled })
      expect(checkField(rule, value)).toEqual([{ key: 'validation.pattern.6', params: { min: 0, max: 255 } }])
    }
  })
})

describe('messages', () => {
  const range: [Issue, { key: MessageKey; params: object }][] = [
    [
      { key: 'validation.pattern.6', params: { min: 6, max: 12 } },
      { key: 'validation.pattern.6', params: { min: 6, max: 12 } },
    ],
    [
      { key: 'validation.pattern.6', params: { min: 11, max: 11 } },
      { key: 'validation.pattern.6_exact', params: { n: 11 } },
    ],
    [
      { key: 'validation.password_length', params: { min: 8, max: 8 } },
      { key: 'validation.password_length_exact', params: { n: 8 } },
    ],
    [
      { key: 'validation.feedback_words', params: { min: 5, max: 5 } },
      { key: 'validation.feedback_words', params: { min: 5, max: 5 } },
    ],
    [
      { key: 'validation.required', field: 'x' },
      { key: 'validation.required', params: {} },
    ],
    [
      { key: 'validation.pattern.18', params: { min: 3, max: 3 } },
      { key: 'validation.pattern.18_exact', params: { n: 3 } },
    ],
    [{ key: 'validation.pattern.6' }, { key: 'validation.pattern.6', params: {} }],
    [
      { key: 'validation.pattern.6_exact', params: { min: 3, max: 3 } },
      { key: 'validation.pattern.6_exact', params: { min: 3, max: 3 } },
    ],
  ]
  it.each(range)('%j reads %j', (found, expected) => {
    expect(messageOf(found)).toEqual(expected)
  })

  it.each([
    { field: 'password', value: 'abc', key: 'validation.password_length' },
    { field: 'paymentPassword', value: 'abc', key: 'validation.password_length' },
    { field: 'password', value: 'abc def', key: 'validation.pattern.4' },
    { field: 'username', value: 'abc', key: 'validation.pattern.4' },
    { field: 'password', value: '', key: undefined },
    { field: 'passwordHint', value: 'abc', key: 'validation.pattern.4' },
    { field: 'oldpassword', value: 'abc', key: 'validation.pattern.4' },
    { field: 'password', value: 'a b', key: 'validation.pattern.4' },
  ])('$field "$value" gives $key', ({ field, value, key }) => {
    const rule = toRule({ patternId: 4, minLength: 6, maxLength: 12 }, field)
    const expected = key === undefined ? [] : [{ field, key, params: { min: 6, max: 12 } }]
    expect(checkField(rule, value)).toEqual(expected)
  })
})

it('speaks of the pattern when a rule has lost its name', () => {
  const password = toRule({ patternId: 4, maxLength: 12 }, 'password')
  const key = 'validation.pattern.4'
  expect(checkField({ ...password, field: undefined }, 'a'.repeat(13))).toMatchObject([{ key }])
})

describe('a form', () => {
  it('names each wrong field once, in the order of the rules', () => {
    const rules = {
      username: toRule({ patternId: 1, minLength: 4, maxLength: 12, required: true }),
      email: toRule({ patternId: 3 }),
      mobileNum: toRule({ patternId: 6, minLength: 10, maxLength: 10, required: true }),
    }
    const issues = checkForm(rules, { mobileNum: '12', email: '', username: '1' })
    expect(issues.map(({ field, key }) => [field, key])).toEqual([
      ['username', 'validation.pattern.1'],
      ['mobileNum', 'validation.pattern.6'],
    ])
    const fine = checkForm(rules, { username: 'saola', mobileNum: '0912345678' })
    expect(fine).toEqual([])
    expect(checkForm(rules, { username: 'saola2', mobileNum: '0912345678' })).toBe(fine)
  })

  it('hands out the issue of the rule itself where the rule has the name of its place', () => {
    const mobileNum = toRule({ patternId: 6 }, 'mobileNum')
    const [own] = checkForm({ mobileNum }, { mobileNum: 'x' })
    const [other] = checkForm({ phone: mobileNum }, { phone: 'x' })
    expect(own).toBe(checkField(mobileNum, 'x')[0])
    expect(other).toEqual({ ...own, field: 'phone' })
  })

  it('refuses what is no text', () => {
    const rules = { qqNum: toRule({ patternId: 6 }, 'qqNum') }
    expect(checkForm(rules, { qqNum: 7 })).toMatchObject([{ field: 'qqNum', key: 'validation.pattern.6' }])
    expect(checkForm(rules, { qqNum: undefined })).toEqual([])
  })

  it('does not take an inherited member for a value', () => {
    const rules = { constructor: toRule({ patternId: 0, required: true }) }
    expect(checkForm(rules, {})).toEqual([{ field: 'constructor', key: 'validation.required' }])
  })

  it.each([
    ['secret1', 'secret1', []],
    ['secret1', 'secret2', [{ field: 'confirmPassword', key: 'validation.confirmation' }]],
    ['secret1', '', [{ field: 'confirmPassword', key: 'validation.confirmation' }]],
    ['secret1', 'Secret1', [{ field: 'confirmPassword', key: 'validation.confirmation' }]],
    ['\u1ec5', 'e\u0302\u0303', []],
  ])('password %s confirmed by "%s"', (value, confirmation, expected) => {
    expect(checkConfirmation(value, confirmation, 'confirmPassword')).toEqual(expected)
  })
})
