import type { CallRequest, calls } from '@saola/protocol'
import {
  checkRegistration,
  readRegistrationValue,
  registeredPerson,
  termsVersion,
  type RegisteredPerson,
  type RegistrationField,
  type RegistrationFieldName,
  type RegistrationWay,
} from '@saola/rules'
import { checkConsent, type Issue } from '@saola/validation'
import { cleanDomain, cleanUrl } from './clean-url.ts'

type Input = CallRequest<typeof calls.session.register>

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
] as const satisfies readonly RegistrationFieldName[]

/** A registration that passed every rule of the merchant. */
export type Registration = RegisteredPerson & {
  password: string
  paymentPassword: string
  invitation: string
  captcha: string
  verificationCode: string
  /** Of the terms: what was accepted. */
  termsVersion: string
  details: Record<string, string>
}

/**
 * Checks the fields that this way of registration asks for (session 2) and answers the registration, or what is
 * wrong first.
 */
export function readRegistration(
  way: RegistrationWay,
  fields: readonly RegistrationField[],
  input: Input,
): { registration: Registration } | { issue: Issue } {
  const issue = checkRegistration(fields, input)[0] ?? missingConsent(input)
  if (issue) return { issue }
  const values = new Map(fields.map(({ name }) => [name, readRegistrationValue(name, input[name])]))
  const read = (name: RegistrationFieldName): string => values.get(name) ?? ''
  return {
    registration: {
      ...registeredPerson(way, fields, input),
      password: read('password'),
      paymentPassword: read('paymentPassword'),
      // A link's code counts even where the form hides the field.
      invitation: read('affiliateCode') || input.affiliateCode?.trim() || input.referralCode?.trim() || '',
      captcha: read('captcha'),
      verificationCode: read('verificationCode'),
      termsVersion: input.termsVersion || termsVersion,
      details: collectDetails(read, input),
    },
  }
}

function missingConsent(input: Input): Issue | undefined {
  const consent = checkConsent({ isAdult: input.confirmedAge, terms: true })[0]
  return consent && { ...consent, field: 'confirmedAge' }
}

function collectDetails(read: (name: RegistrationFieldName) => string, input: Input): Record<string, string> {
  const pairs: [string, string][] = detailFields.map((field) => [field, read(field)])
  pairs.push(['registerUrl', cleanUrl(input.registerUrl)], ['domain', cleanDomain(input.domain)])
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''))
}
