import type { RegisterRule, RegisterRules } from '@saola/protocol'
import { toRule, type FieldRule } from '@saola/validation'
import { readPattern } from '@saola/validation/read-pattern'
import type { Switches } from '../system/switches.ts'
import { registrationRules, type RegistrationWay } from './registration-ways.ts'

/** No password is longer, whatever a merchant lets be chosen: sign-in takes so many characters at most (session 53). */
export const longestPassword = 255

const passwordNames: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/** Every field that a merchant may ask for, in the order of the form; names that are not here are left out. */
export const registrationFieldNames = [
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'mobileNum',
  'verificationCode',
  'email',
  'zalo',
  'telegram',
  'whatsapp',
  'facebook',
  'line',
  'wechat',
  'qqNum',
  'idNumber',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const

/** A field of a registration, by its name on the wire. */
export type RegistrationFieldName = (typeof registrationFieldNames)[number]

/** A field that a merchant asks for, with its rule. */
export type RegistrationField = { readonly name: RegistrationFieldName; readonly rule: FieldRule }

/**
 * What a way of registration asks for (session 2), in the order of the form: by mobile or mail that address and its
 * code come first. The first field that is wrong is the topmost one, for the form and for the gateway.
 */
export function registrationFields(
  way: RegistrationWay,
  rules: RegisterRules,
  switches: Switches,
): RegistrationField[] {
  const asking = registrationRules(way, rules, switches)
  return orderOf(way).flatMap((name): RegistrationField[] => {
    const rule = asking[name]
    return rule?.enabled === true ? [{ name, rule: fieldRule(rule, name) }] : []
  })
}

/** A field with a merchant's rule for it, ready to be judged. */
export function registrationField(name: RegistrationFieldName, rule: RegisterRule): RegistrationField {
  return { name, rule: fieldRule(rule, name) }
}

/** The merchant's rule for a sign-in name, or the usual one where it names none. */
export function usernameRule(rule: RegisterRule | undefined): FieldRule {
  const wanted = rule ?? { patternId: 1, minLength: 6, maxLength: 12 }
  return fieldRule({ ...wanted, enabled: true, required: true }, 'username')
}

/** The merchant's rule for a sign-in password (session 2), or the usual one where it names none. */
export function passwordRule(rule: RegisterRule | undefined): FieldRule {
  const wanted = rule ?? { patternId: 5, minLength: 6, maxLength: 12 }
  return fieldRule({ ...wanted, enabled: true, required: true }, 'password')
}

/** The merchant's rule for a payment password (member 6): six digits, unless it says otherwise. */
export function paymentPasswordRule(rule: RegisterRule | undefined): FieldRule {
  const wanted = rule ?? { patternId: 6, minLength: 6, maxLength: 6 }
  return fieldRule({ ...wanted, enabled: true, required: true }, 'paymentPassword')
}

function orderOf(way: RegistrationWay): readonly RegistrationFieldName[] {
  if (way !== 'mobile' && way !== 'email') return registrationFieldNames
  const first: readonly RegistrationFieldName[] = [addressOf[way], 'verificationCode']
  return [...first, ...registrationFieldNames.filter((name) => !first.includes(name))]
}

const addressOf = { mobile: 'mobileNum', email: 'email' } as const

function fieldRule({ acceptedPattern, ...rule }: RegisterRule, name: string): FieldRule {
  const wanted = acceptedPattern === undefined ? rule : { ...rule, acceptedPattern }
  const read = toRule(wanted, name, readPattern)
  if (!passwordNames.has(name) || read.maxLength <= longestPassword) return read
  return toRule({ ...wanted, maxLength: longestPassword }, name, readPattern)
}
