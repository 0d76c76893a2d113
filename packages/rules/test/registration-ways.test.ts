import { hasPassword, openRegistrationWays, registrationRules, switchesOf } from '@saola/rules'
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

describe('ways of registration (spec 1 and 6)', () => {
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

describe('the fields of each way (spec 5, wire 3.3)', () => {
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
    expect(Object.keys(registrationRules(way, rules, switches))).toEqual(fields)
    expect(hasPassword(way, switches)).toBe(password)
  })

  it('requires the address that stands in for the name, and its code of six digits', () => {
    const byMobile = registrationRules('mobile', rules, withModules('MOBILENUMREG3'))
    expect(byMobile['mobileNum']).toEqual({ ...rules['mobileNum'], enabled: true, required: true })
    expect(byMobile['verificationCode']).toEqual({
      patternId: 6,
      minLength: 6,
      maxLength: 6,
      enabled: true,
      required: true,
    })
    expect(registrationRules('email', {}, withModules('EMAILREG3'))['email']).toEqual({
      patternId: 0,
      minLength: 1,
      maxLength: 100,
      enabled: true,
      required: true,
    })
    const byName = registrationRules('username', rules, withModules('USERNAMEREG3', 'REGMOBVERF3'))
    expect(byName['mobileNum']).toMatchObject({ enabled: true, required: true })
  })
})
