import {
  checkConfirmation,
  checkField,
  checkPhone,
  nationalPhone,
  plainText,
  readName,
  vietnamesePhone,
  type FieldRule,
  type Issue,
} from '@saola/validation'
import { readCaptchaWork } from './captcha-work.ts'
import type { RegistrationField, RegistrationFieldName } from './registration-fields.ts'
import type { RegistrationWay } from './registration-ways.ts'
import { visibleText } from './visible-text.ts'

/** What has been typed, by field. */
export type TypedRegistration = { readonly [Name in RegistrationFieldName]?: string | undefined }

/** Who an account is for, as it is stored: mobile in E.164, mail and sign-in name in lower case. */
export type RegisteredPerson = {
  readonly name: string
  readonly nickname: string
  readonly mobile: string | undefined
  readonly email: string | undefined
  readonly realName: string | undefined
}

const asTyped: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/** A value as it is sent and judged, read as it is meant (validation 18): passwords as typed, a phone number in its national form. */
export function readRegistrationValue(name: RegistrationFieldName, typed = ''): string {
  if (asTyped.has(name)) return typed
  if (name === 'nickname') return visibleText(typed)
  if (name === 'payeeName') return readName(typed)
  const text = plainText(typed)
  return name === 'mobileNum' ? (nationalPhone(text) ?? text) : text
}

/** Everything that is wrong, in the order of the fields, at most one issue for each (session 2). */
export function checkRegistration(
  fields: readonly RegistrationField[],
  typed: TypedRegistration,
): readonly Issue[] {
  return fields.flatMap((field) => checkOne(field, typed).slice(0, 1))
}

/**
 * The person of a registration that passed. By mobile the number is the sign-in name, by mail the address is (session 3); a
 * social account's is empty, and the caller makes one. What others see is never a whole number or address.
 */
export function registeredPerson(
  way: RegistrationWay,
  fields: readonly RegistrationField[],
  typed: TypedRegistration,
): RegisteredPerson {
  const asked = new Set(fields.map(({ name }) => name))
  const read = (name: RegistrationFieldName): string =>
    asked.has(name) ? readRegistrationValue(name, typed[name]) : ''
  const email = read('email').toLowerCase() || undefined
  const shown = { mobile: read('mobileNum'), email: email ?? '' }
  const username = way === 'mobile' || way === 'email' ? shown[way] : read('username')
  return {
    name: signInName(username),
    nickname: read('nickname') || nicknameOf(way, username),
    mobile: vietnamesePhone(read('mobileNum')),
    email,
    realName: read('payeeName') || undefined,
  }
}

/** A sign-in name as it is stored, read as it is meant: who registered by phone may type the number in any form, as may who chose one for a name. */
export function signInName(typed: string): string {
  return nationalPhone(typed) ?? plainText(typed).toLowerCase()
}

/** Whatever is wrong with a code, this says what to do. */
const invalidCode: Issue = { key: 'validation.invalid_verification_code', field: 'verificationCode' }

function checkOne({ name, rule }: RegistrationField, typed: TypedRegistration): readonly Issue[] {
  const value = readRegistrationValue(name, typed[name])
  if (name === 'confirmPassword') return checkRepeated(rule, value, typed.password ?? '')
  // Work has another form than what is read from a picture.
  if (name === 'captcha' && readCaptchaWork(value)) return []
  const found = checkField(rule, value)
  if (name === 'verificationCode') return found.map(() => invalidCode)
  if (name !== 'mobileNum' || value === '') return found
  // The phone's own message says more than "digits only".
  const asPhone = checkPhone(value, name)
  return asPhone.length > 0 ? asPhone : found
}

function checkRepeated(rule: FieldRule, value: string, password: string): readonly Issue[] {
  if (value === '') return checkField({ ...rule, required: true }, value)
  return checkConfirmation(password, value, 'confirmPassword')
}

function nicknameOf(way: RegistrationWay, name: string): string {
  if (way === 'mobile') return `${name.slice(0, 3)}***${name.slice(-2)}`
  return way === 'email' ? (name.split('@')[0] ?? '').slice(0, 20) : name
}
