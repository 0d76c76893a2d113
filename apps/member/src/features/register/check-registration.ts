import { readCaptchaWork } from '@saola/rules'
import {
  checkConfirmation,
  checkField,
  checkPhone,
  vietnamesePhone,
  type FieldRule,
  type Issue,
} from '@saola/validation'
import { fieldsOf, type RegisterField, type RegisterFieldName, type RegisterForm } from './register-fields.ts'

/** What has been typed so far, by field. */
export type RegisterValues = Partial<Record<RegisterFieldName, string>>

const asTyped: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/** Everything that is wrong, in the order of the form, at most one issue for each field (specification 5). */
export function checkRegistration(form: RegisterForm, values: RegisterValues): readonly Issue[] {
  return fieldsOf(form).flatMap((field) => checkOne(field, values).slice(0, 1))
}

/** A value as it is sent: passwords as typed, phone numbers in the national form, the rest trimmed and composed. */
export function valueToSend(name: RegisterFieldName, typed = ''): string {
  if (asTyped.has(name)) return typed
  const text = typed.trim().normalize('NFC')
  if (name !== 'mobileNum') return text
  return vietnamesePhone(text)?.replace('+84', '0') ?? text
}

/** Whatever is wrong with a code, this says what to do. */
const invalidCode: Issue = { key: 'validation.invalid_verification_code', field: 'verificationCode' }

function checkOne({ name, rule }: RegisterField, values: RegisterValues): readonly Issue[] {
  const value = valueToSend(name, values[name])
  if (name === 'confirmPassword') return checkRepeated(rule, value, values.password ?? '')
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
