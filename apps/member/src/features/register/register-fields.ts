import type { RegisterRule, RegisterRules } from '@saola/protocol'
import { toRule, type FieldRule } from '@saola/validation'

/** Every field that a merchant may ask for by user name, in the order in which the gateway checks them. */
export const registerFieldNames = [
  'username',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'mobileNum',
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

/** The form that a merchant's rules ask for (specification 5); names that this site does not know are left out. */
export function registerFormOf(rules: RegisterRules): RegisterForm {
  const fields = registerFieldNames.flatMap((name): RegisterField[] => {
    const rule = rules[name]
    return rule?.enabled === true ? [{ name, rule: toRule(serverRule(rule), name) }] : []
  })
  const asked = fields.filter(({ name }) => name !== 'captcha')
  return {
    shown: asked.filter(isShown),
    folded: asked.filter((field) => !isShown(field)),
    captcha: fields.find(({ name }) => name === 'captcha'),
  }
}

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
