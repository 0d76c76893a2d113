import type { RegisterRule } from '@saola/protocol'
import {
  checkField,
  fieldLength,
  patterns,
  plainText,
  vietnamesePhone,
  type Issue,
  type MessageKey,
} from '@saola/validation'
import { longestPassword, usernameRule } from '@saola/rules'

/** No name holds a space, a line break or another sign that nobody sees. */
const spaced = /[\s\p{Cc}]/u

/**
 * Says what is wrong with the name of an account that somebody signs in with: 'E-mail format is incorrect' where it has an @
 * and is no address, 'Account format is incorrect' where it has spaces within. A phone number may be typed in any form. What the
 * merchant's own rule for names takes is always fine, for so may an older name be.
 * @example checkAccountName('vip 1', rule) // [{ field: 'username', key: 'validation.account_format' }]
 */
export function checkAccountName(value: string, rule: RegisterRule | undefined): readonly Issue[] {
  const name = plainText(value)
  const isGood = vietnamesePhone(name) !== undefined || checkField(usernameRule(rule), name).length === 0
  if (isGood) return []
  if (name.includes('@')) return checkEmail(name, 'username')
  return refuse(spaced.test(name), 'validation.account_format', 'username')
}

/** 'Password format is incorrect' where no password is like it: it has a sign that no key writes, or is longer than any. */
export function checkPasswordFormat(value: string): readonly Issue[] {
  const isBad = /\p{Cc}/u.test(value) || fieldLength(value) > longestPassword
  return refuse(isBad, 'validation.password_format', 'password')
}

/** 'E-mail format is incorrect' where a text is no address. */
export function checkEmail(value: string, field = 'email'): readonly Issue[] {
  return refuse(!patterns[3].test(plainText(value)), 'validation.email_format', field)
}

/** 'Please enter a valid mobile number' where a code is to go to it, and it is none. */
export function checkMobile(value: string): readonly Issue[] {
  return refuse(vietnamesePhone(value) === undefined, 'validation.invalid_mobile', 'mobileNum')
}

function refuse(isRefused: boolean, key: MessageKey, field: string): readonly Issue[] {
  return isRefused ? [{ field, key }] : []
}
