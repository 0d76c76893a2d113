import { checkNewPassword, passwordHint } from '@saola/sign-in'
import { describe, expect, it } from 'vitest'

const rule = { patternId: 5, minLength: 6, maxLength: 12, enabled: true, required: true }
const good = { oldPassword: 'Saola2026', newPassword: 'abc123', confirmNewPassword: 'abc123' }

describe('A change of password', () => {
  it('passes by the rule of the registration', () => {
    expect(checkNewPassword(rule, good)).toEqual([])
  })

  it.each([
    ['no current password', { ...good, oldPassword: '' }, ['oldPassword']],
    ['a short new one', { ...good, newPassword: 'abc12', confirmNewPassword: 'abc12' }, ['newPassword']],
    [
      'the same one again',
      { oldPassword: 'abc123', newPassword: 'abc123', confirmNewPassword: 'abc123' },
      ['newPassword'],
    ],
    ['a repetition that differs', { ...good, confirmNewPassword: 'abc124' }, ['confirmNewPassword']],
    [
      'nothing at all',
      { oldPassword: '', newPassword: '', confirmNewPassword: '' },
      ['oldPassword', 'newPassword'],
    ],
  ])('is refused for %s', (_what, values, wrong) => {
    expect(checkNewPassword(rule, values).map(({ field }) => field)).toEqual(wrong)
  })

  it('says the rule before anybody breaks it, the usual rule where the merchant has none', () => {
    expect(passwordHint({ ...rule, minLength: 8, maxLength: 20 })).toMatchObject({
      key: 'validation.pattern.5',
      params: { min: 8, max: 20 },
    })
    expect(passwordHint(undefined)?.params).toEqual({ min: 6, max: 12 })
  })
})
