import { openRegistrationWays, registrationFields, switchesOf } from '@saola/rules'
import type { RegisterRules } from '@saola/protocol'
import { describe, expect, it } from 'vitest'

const field = { patternId: 0, minLength: 1, maxLength: 20, enabled: true, required: false }
const rules: RegisterRules = {
  username: { ...field, required: true },
  password: { ...field, required: true },
  confirmPassword: { ...field, required: true },
  mobileNum: { ...field, patternId: 6, enabled: false },
  email: { ...field, patternId: 3 },
  nickname: field,
  captcha: field,
  verificationCode: { ...field, enabled: false },
}

function withModules(...modules: string[]) {
  return switchesOf({
    modId: 'WEB3',
    enabled: '1',
    childrenNodes: modules.map((modId) => ({ modId, enabled: '1' })),
  })
}

describe('ways of registration (session 1)', () => {
  it.each([
    [[], []],
    [['USERNAMEREG3'], ['username']],
    [['MOBILENUMREG3'], ['mobile']],
    [['MOBILENUMPASSREG3'], ['mobile']],
    [['EMAILREG3'], ['email']],
    [
      ['SOCIALGOOGLE3', 'SOCIALFACEBOOK3'],
      ['google', 'facebook'],
    ],
    [
      ['SOCIALGOOGLE3', 'EMAILREG3', 'MOBILENUMREG3', 'USERNAMEREG3'],
      ['username', 'mobile', 'email', 'google'],
    ],
  ])('modules %j open %j', (modules, ways) => {
    expect(openRegistrationWays(withModules(...modules))).toEqual(ways)
  })
})

describe('the fields of each way (session 2)', () => {
  it.each([
    [
      'username',
      ['USERNAMEREG3'],
      ['username', 'password', 'confirmPassword', 'mobileNum', 'email', 'nickname', 'captcha'],
      true,
    ],
    [
      'username',
      ['USERNAMEREG3', 'REGMOBVERF3'],
      [
        'username',
        'password',
        'confirmPassword',
        'mobileNum',
        'email',
        'nickname',
        'captcha',
        'verificationCode',
      ],
      true,
    ],
    ['mobile', ['MOBILENUMREG3'], ['mobileNum', 'email', 'nickname', 'captcha', 'verificationCode'], false],
    [
      'mobile',
      ['MOBILENUMPASSREG3'],
      ['password', 'confirmPassword', 'mobileNum', 'email', 'nickname', 'captcha'],
      true,
    ],
    [
      'mobile',
      ['MOBILENUMPASSREG3', 'REGMOBVERF3'],
      ['password', 'confirmPassword', 'mobileNum', 'email', 'nickname', 'captcha', 'verificationCode'],
      true,
    ],
    [
      'mobile',
      ['MOBILENUMREG3', 'MOBILENUMPASSREG3'],
      ['password', 'confirmPassword', 'mobileNum', 'email', 'nickname', 'captcha', 'verificationCode'],
      true,
    ],
    [
      'email',
      ['EMAILREG3'],
      ['password', 'confirmPassword', 'mobileNum', 'email', 'nickname', 'captcha', 'verificationCode'],
      true,
    ],
    ['google', ['SOCIALGOOGLE3'], ['mobileNum', 'email', 'nickname'], false],
    ['facebook', ['SOCIALFACEBOOK3'], ['mobileNum', 'email', 'nickname'], false],
  ] as const)('%s with %j asks for %j', (way, modules, fields, password) => {
    const switches = withModules(...modules)
    const names = registrationFields(way, { ...rules, mobileNum: { ...field, patternId: 6 } }, switches).map(
      ({ name }): string => name,
    )
    expect([...names].sort()).toEqual([...fields].sort())
    expect(names.includes('password')).toBe(password)
  })

  it.each([
    ['mobile', ['MOBILENUMREG3'], 'mobileNum'],
    ['email', ['EMAILREG3'], 'email'],
    ['username', ['USERNAMEREG3', 'REGMOBVERF3'], 'mobileNum'],
  ] as const)('%s with %j requires its %s and a code of six digits', (way, modules, address) => {
    const fields = registrationFields(way, rules, withModules(...modules))
    expect(fields.find(({ name }) => name === address)?.rule).toMatchObject({ required: true })
    expect(fields.find(({ name }) => name === 'verificationCode')?.rule).toMatchObject({
      patternId: 6,
      minLength: 6,
      maxLength: 6,
      required: true,
    })
  })

  it('asks for an address that the merchant has no rule for', () => {
    const [email] = registrationFields('email', {}, withModules('EMAILREG3'))
    expect(email).toMatchObject({ name: 'email', rule: { patternId: 0, minLength: 1, maxLength: 100 } })
  })
})
