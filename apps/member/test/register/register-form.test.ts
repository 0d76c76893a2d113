import type { RegisterRule } from '@saola/protocol'
import { switchesOf, termsVersion, type RegistrationWay } from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { invitationIn } from '#features/register/invitation.ts'
import { registerLayout } from '#features/register/register-layout.ts'
import { registrationInput } from '#features/register/registration-input.ts'

const optional = (patternId: number, minLength: number, maxLength: number): RegisterRule => ({
  patternId,
  minLength,
  maxLength,
  enabled: true,
  required: false,
})
const required = (patternId: number, minLength: number, maxLength: number): RegisterRule => ({
  ...optional(patternId, minLength, maxLength),
  required: true,
})
const off: RegisterRule = { ...required(0, 0, 64), enabled: false }

const rules = {
  captcha: off,
  affiliateCode: optional(4, 4, 20),
  email: optional(3, 6, 100),
  mobileNum: optional(6, 10, 10),
  confirmPassword: required(5, 6, 12),
  password: required(5, 6, 12),
  username: required(1, 6, 12),
  somethingNew: required(0, 1, 5),
}
const switchedOn = (...modIds: string[]) =>
  switchesOf({ modId: 'root', enabled: '1', childrenNodes: modIds.map((modId) => ({ modId, enabled: '1' })) })
const switches = switchedOn('USERNAMEREG3')
const byName = (own: typeof rules) => registerLayout('username', own, switches)
const form = byName(rules)
const good = { username: 'saola01', password: 'abc123', confirmPassword: 'abc123' }
const origin = {
  url: 'https://saola.test/?code=SAOLA2',
  domain: 'saola.test',
  invitation: 'SAOLA2',
  device: 'd1',
}

const shown = (way: RegistrationWay, ...modIds: string[]) =>
  registerLayout(way, rules, switchedOn(...modIds)).shown.map(({ name }) => name)

describe('The form of a merchant (session 2)', () => {
  it('shows required fields and the invitation code first, whatever order the rules came in', () => {
    expect(form.shown.map(({ name }) => name)).toEqual([
      'username',
      'password',
      'confirmPassword',
      'affiliateCode',
    ])
    expect(form.folded.map(({ name }) => name)).toEqual(['mobileNum', 'email'])
  })

  it('leaves out fields that are switched off and names that it does not know', () => {
    expect(form.fields.map(({ name }) => name)).not.toContain('captcha')
    expect(form.fields.map(({ name }): string => name)).not.toContain('somethingNew')
  })

  it('asks for the captcha last where the merchant has one', () => {
    const withPicture = byName({ ...rules, captcha: required(6, 6, 6) })
    expect(withPicture.fields.at(-1)?.name).toBe('captcha')
  })
})

describe('The ways of registration (session 1)', () => {
  it.each<[RegistrationWay, string[], string[]]>([
    [
      'username',
      ['USERNAMEREG3', 'REGMOBVERF3'],
      ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode', 'affiliateCode'],
    ],
    ['mobile', ['MOBILENUMREG3'], ['mobileNum', 'verificationCode', 'affiliateCode']],
    [
      'mobile',
      ['MOBILENUMREG3', 'MOBILENUMPASSREG3'],
      ['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'affiliateCode'],
    ],
    ['mobile', ['MOBILENUMPASSREG3'], ['mobileNum', 'password', 'confirmPassword', 'affiliateCode']],
    ['email', ['EMAILREG3'], ['email', 'verificationCode', 'password', 'confirmPassword', 'affiliateCode']],
    ['google', ['SOCIALGOOGLE3'], ['affiliateCode']],
  ])('by %s with %s asks for %s', (way, modIds, names) => {
    expect(shown(way, ...modIds)).toEqual(names)
  })

  it('a social account is sent without any password', () => {
    const social = registerLayout('google', rules, switchedOn('SOCIALGOOGLE3'))
    const sent = registrationInput(
      social.fields,
      { password: 'abc123' },
      { ...origin, invitation: undefined },
    )
    expect(Object.keys(sent)).toEqual([
      'loginDeviceId',
      'confirmedAge',
      'termsVersion',
      'domain',
      'registerUrl',
      'registerMethod',
    ])
  })
})

describe('What is sent (session 8)', () => {
  it('carries address, domain, method and the confirmation of age, and no empty field', () => {
    expect(registrationInput(form.fields, { ...good, email: '' }, origin)).toEqual({
      ...good,
      loginDeviceId: 'd1',
      confirmedAge: true,
      termsVersion,
      domain: 'saola.test',
      registerUrl: 'https://saola.test/?code=SAOLA2',
      registerMethod: 'WEB',
    })
  })

  it("keeps a link's code where the merchant hides the field, but lets an emptied field stay empty", () => {
    const hidden = byName({ ...rules, affiliateCode: off })
    expect(registrationInput(hidden.fields, good, origin).affiliateCode).toBe('SAOLA2')
    expect(
      registrationInput(form.fields, { ...good, affiliateCode: ' ' }, origin).affiliateCode,
    ).toBeUndefined()
  })

  it('repeats the password itself where the merchant hides the second field', () => {
    const single = byName({ ...rules, confirmPassword: off })
    expect(
      registrationInput(single.fields, { username: 'saola01', password: 'abc123' }, origin).confirmPassword,
    ).toBe('abc123')
  })
})

describe('The invitation in an address', () => {
  it.each([
    ['?code=SAOLA2', 'SAOLA2'],
    ['?affiliateCode=SAOLA1', 'SAOLA1'],
    ['?code=%20SAOLA2%20', 'SAOLA2'],
    ['?code=', undefined],
    ['?code=%3Cscript%3E', undefined],
    ['?other=1', undefined],
    ['', undefined],
  ])('%s means %s', (search, code) => {
    expect(invitationIn(search)).toBe(code)
  })
})
