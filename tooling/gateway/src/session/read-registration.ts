import type { CallRequest, RegisterRules, calls } from '@saola/protocol'
import {
  checkConfirmation,
  checkConsent,
  checkField,
  checkPhone,
  toRule,
  vietnamesePhone,
  type Issue,
} from '@saola/validation'
import { readCaptchaWork, type RegistrationWay } from '@saola/rules'
import { cleanDomain, cleanUrl } from './clean-url.ts'

type Input = CallRequest<typeof calls.session.register>
type Field = Exclude<keyof Input, 'domain' | 'registerUrl' | 'registerMethod' | 'confirmedAge'>

/** The fields in the order of the form, so that the first refusal is the topmost one. */
const fields = [
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
  'verificationCode',
  'captcha',
] as const satisfies readonly Field[]

/** Fields that are kept as they came, beside the account's own columns. */
const detailFields = [
  'zalo',
  'telegram',
  'whatsapp',
  'facebook',
  'line',
  'wechat',
  'qqNum',
  'idNumber',
  'recommenderId',
] as const satisfies readonly Field[]

const asTyped: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/** A registration that passed every rule of the merchant. */
export type Registration = {
  name: string
  nickname: string
  password: string
  paymentPassword: string
  mobile: string | undefined
  email: string | undefined
  realName: string | undefined
  invitation: string
  captcha: string
  verificationCode: string
  details: Record<string, string>
}

/**
 * Checks every field by the rules of this way of registration (spec section 5) and answers the registration, or what is
 * wrong first. A social account's name is empty: the caller makes one.
 */
export function readRegistration(
  way: RegistrationWay,
  rules: RegisterRules,
  input: Input,
): { registration: Registration } | { issue: Issue } {
  const values = enabledValues(rules, input)
  const issue = firstIssue(rules, values, input)
  if (issue) return { issue }
  const mobile = vietnamesePhone(values.get('mobileNum') ?? '')
  const email = values.get('email')?.toLowerCase() || undefined
  const username = nameOf(way, values.get('username'), mobile, email)
  return {
    registration: {
      name: username.toLowerCase(),
      nickname: values.get('nickname') || nicknameOf(way, username),
      password: values.get('password') ?? '',
      paymentPassword: values.get('paymentPassword') ?? '',
      mobile,
      email,
      realName: values.get('payeeName') || undefined,
      // A link's code counts even where the form hides the field.
      invitation:
        values.get('affiliateCode') || input.affiliateCode?.trim() || input.referralCode?.trim() || '',
      captcha: values.get('captcha') ?? '',
      verificationCode: values.get('verificationCode') ?? '',
      details: collectDetails(values, input),
    },
  }
}

/** Wire 4: by mobile the number is the name; by mail the address is. */
function nameOf(
  way: RegistrationWay,
  username: string | undefined,
  mobile: string | undefined,
  email: string | undefined,
): string {
  if (way === 'mobile') return mobile?.replace('+84', '0') ?? ''
  if (way === 'email') return email ?? ''
  return username ?? ''
}

/** What others see must not be a phone number or a mail address. */
function nicknameOf(way: RegistrationWay, name: string): string {
  if (way === 'mobile') return `${name.slice(0, 3)}***${name.slice(-2)}`
  return way === 'email' ? (name.split('@')[0] ?? '').slice(0, 20) : name
}

function enabledValues(rules: RegisterRules, input: Input): Map<Field, string> {
  const values = new Map<Field, string>()
  for (const field of fields) {
    if (!rules[field]?.enabled) continue
    const value = input[field] ?? ''
    values.set(field, asTyped.has(field) ? value : value.trim().normalize('NFC'))
  }
  const phone = vietnamesePhone(values.get('mobileNum') ?? '')
  // The merchant's rule is about the national form, whichever form was typed.
  if (phone) values.set('mobileNum', phone.replace('+84', '0'))
  return values
}

function firstIssue(
  rules: RegisterRules,
  values: ReadonlyMap<Field, string>,
  input: Input,
): Issue | undefined {
  for (const [field, value] of values) {
    const rule = rules[field]
    const found = rule ? checkOne(field, rule, value, values) : []
    if (found[0]) return found[0]
  }
  const consent = checkConsent({ isAdult: input.confirmedAge, terms: true })[0]
  return consent && { ...consent, field: 'confirmedAge' }
}

function checkOne(
  field: Field,
  rule: RegisterRules[string],
  value: string,
  values: ReadonlyMap<Field, string>,
): readonly Issue[] {
  if (field === 'confirmPassword') return checkConfirmation(values.get('password') ?? '', value, field)
  // Work has another form than what is read from a picture.
  if (field === 'captcha' && readCaptchaWork(value)) return []
  const found = checkField(toRule(toServerRule(rule), field), value)
  if (found.length > 0 || field !== 'mobileNum' || value === '') return found
  return checkPhone(value, field)
}

function toServerRule({ acceptedPattern, ...rule }: RegisterRules[string]): Parameters<typeof toRule>[0] {
  return acceptedPattern === undefined ? rule : { ...rule, acceptedPattern }
}

function collectDetails(values: ReadonlyMap<Field, string>, input: Input): Record<string, string> {
  const pairs: [string, string][] = detailFields.map((field) => [field, values.get(field) ?? ''])
  pairs.push(['registerUrl', cleanUrl(input.registerUrl)], ['domain', cleanDomain(input.domain)])
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}
