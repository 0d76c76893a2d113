import type { RegisterRule } from '@saola/protocol'
import {
  checkAccountName,
  checkEmail,
  checkMobile,
  checkPasswordFormat,
} from '../src/forms/check-credentials.ts'
import { checkConfirmedPassword } from '../src/password/check-confirmed-password.ts'
import { describe, expect, it } from 'vitest'

const usual: RegisterRule = { patternId: 1, minLength: 6, maxLength: 12, enabled: true, required: true }
const keysOf = (issues: readonly { key: string }[]) => issues.map(({ key }) => key)

describe('what is typed to sign in (validation 21)', () => {
  it.each([
    ['member01', []],
    ['Vip', []],
    ['an_older.name-of-1999', []],
    [' member01 ', []],
    ['0912 345 678', []],
    ['+84 912-345-678', []],
    ['member01@saola.test', []],
    ['vip 01', ['validation.account_format']],
    ['member\t01', ['validation.account_format']],
    ['member01@', ['validation.email_format']],
    ['vip 01@saola.test', ['validation.email_format']],
  ])('as the name %j', (name, keys) => {
    expect(keysOf(checkAccountName(name, usual))).toEqual(keys)
    expect(keysOf(checkAccountName(name, undefined))).toEqual(keys)
  })

  it('as a name that the merchant takes is fine', () => {
    const anything = { ...usual, patternId: 0 }
    expect(checkAccountName('my name', anything)).toEqual([])
    expect(checkAccountName('me@home', anything)).toEqual([])
  })

  it.each([
    ['Saola2026', []],
    ['mật khẩu', []],
    [' ', []],
    ['x'.repeat(255), []],
    ['x'.repeat(256), ['validation.password_format']],
    ['Saola\t2026', ['validation.password_format']],
  ])('as the password %j', (password, keys) => {
    expect(keysOf(checkPasswordFormat(password))).toEqual(keys)
  })

  it.each([
    ['0912345678', []],
    ['+84 912 345 678', []],
    ['0212345678', ['validation.invalid_mobile']],
    ['091234567', ['validation.invalid_mobile']],
    ['member01', ['validation.invalid_mobile']],
  ])('as the number %j', (number, keys) => {
    expect(keysOf(checkMobile(number))).toEqual(keys)
  })
})

it.each([
  ['name@example.com', []],
  [' name@example.com ', []],
  ['name@example', ['validation.email_format']],
  ['name', ['validation.email_format']],
])('the address %j (validation 21)', (address, keys) => {
  expect(keysOf(checkEmail(address))).toEqual(keys)
})

it.each([
  ['Saola2026', 'Saola2026', []],
  ['m\u1EADt', 'ma\u0323\u0302t', []],
  ['Saola2026', 'saola2026', ['validation.confirm_password']],
  ['Saola2026', '', ['validation.confirm_password']],
])('the new password %j, repeated as %j (validation 7)', (password, repeated, keys) => {
  expect(keysOf(checkConfirmedPassword(password, repeated))).toEqual(keys)
})
