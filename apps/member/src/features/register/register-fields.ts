import type { RegisterRule, RegisterRules } from '@saola/protocol'
import { registrationRules, type RegistrationWay, type Switches } from '@saola/rules'
import { toRule, type FieldRule } from '@saola/validation'

/** Every field that a merchant may ask for, in the order in which the gateway checks them. */
export const registerFieldNames = [
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

/** A field of the registration form, by its name on the wire. */
export type RegisterFieldName = (typeof registerFieldNames)[number]

/** A field that this merchant asks for, with its rule. */
export type RegisterField = { readonly name: RegisterFieldName; readonly rule: FieldRule }

/** The form of a merchant: what everybody sees, what waits behind "more", and the picture to read. */
export type RegisterForm = {
  readonly shown: readonly RegisterField[]
  readonly folded: readonly RegisterField[]
  readonly captcha: RegisterField | undefined
}

/** What decides about a form: how the account is opened, and what the merchant asks for and has switched on. */
export type FormChoice = { way: RegistrationWay; rules: RegisterRules; switches: Switches }

/** The form that a way of registration asks for (specification 5); names that this site does not know are left out. */
export function registerFormOf({ way, rules, switches }: FormChoice): RegisterForm {
  const asking = registrationRules(way, rules, switches)
  const fields = orderFor(way).flatMap((name): RegisterField[] => {
    const rule = asking[name]
    return rule?.enabled === true ? [{ name, rule: toRule(serverRule(rule), name) }] : []
  })
  const asked = fields.filter(({ name }) => name !== 'captcha')
  return {
    shown: asked.filter(isShown),
    folded: asked.filter((field) => !isShown(field)),
    captcha: fields.find(({ name }) => name === 'captcha'),
  }
}

/** By mobile or mail that address stands in for the user name: it and its code come first. */
function orderFor(way: RegistrationWay): readonly RegisterFieldName[] {
  if (way !== 'mobile' && way !== 'email') return registerFieldNames
  const first: readonly RegisterFieldName[] = [addressField[way], 'verificationCode']
  return [...first, ...registerFieldNames.filter((name) => !first.includes(name))]
}

const addressField = { mobile: 'mobileNum', email: 'email' } as const

/** All fields of a form, top to bottom. */
export function fieldsOf({ shown, folded, captcha }: RegisterForm): readonly RegisterField[] {
  return [...shown, ...folded, ...(captcha === undefined ? [] : [captcha])]
}

function serverRule({ acceptedPattern, ...rule }: RegisterRule): Parameters<typeof toRule>[0] {
  return acceptedPattern === undefined ? rule : { ...rule, acceptedPattern }
}

function isShown({ name, rule }: RegisterField): boolean {
  return rule.required || name === 'affiliateCode'
}
