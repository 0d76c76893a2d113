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

describe('length bounds (spec section 5, design section 8)', () => {
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
    ['Đức', 3],
    ['Nguye\u0302\u0303n', 6],
    ['👩‍👧', 3],
    ['\ud83d', 1],
  ])('%s has %i characters', (value, length) => {
    expect(fieldLength(value)).toBe(length)
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

  it('gives the same empty answer every time', () => {
    const rule = toRule({ patternId: 6 })
    expect(checkField(rule, '1')).toBe(checkField(rule, '2'))
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
  ]
  it.each(range)('%j reads %j', (found, expected) => {
    expect(messageOf(found)).toEqual(expected)
  })

  it.each([
    { field: 'password', value: 'abc', key: 'validation.password_length' },
    { field: 'paymentPassword', value: 'abc', key: 'validation.password_length' },
    { field: 'password', value: 'abc def', key: 'validation.pattern.4' },
    { field: 'username', value: 'abc', key: 'validation.pattern.4' },
  ])('$field "$value" gives $key', ({ field, value, key }) => {
    const rule = toRule({ patternId: 4, minLength: 6, maxLength: 12 }, field)
    expect(checkField(rule, value)).toEqual([{ field, key, params: { min: 6, max: 12 } }])
  })
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
    expect(checkForm(rules, { username: 'saola', mobileNum: '0912345678' })).toEqual([])
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
