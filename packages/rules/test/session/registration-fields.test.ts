import type { RegisterRule } from '@saola/protocol'
import {
  checkRegistration,
  passwordRule,
  paymentPasswordRule,
  readRegistrationValue,
  registeredPerson,
  registrationFieldNames,
  registrationFields,
  signInName,
  switchesOf,
  usernameRule,
  type RegistrationFieldName,
  type RegistrationWay,
} from '@saola/rules'
import { checkField } from '@saola/validation'
import { describe, expect, it } from 'vitest'

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
const rules = {
  captcha: required(6, 6, 6),
  email: optional(3, 6, 100),
  zalo: { ...optional(6, 10, 10), enabled: false },
  mobileNum: optional(6, 10, 10),
  confirmPassword: required(5, 6, 12),
  password: required(5, 6, 12),
  username: required(1, 6, 12),
  payeeName: optional(12, 2, 50),
  somethingNew: required(0, 1, 5),
}
const modules: Record<RegistrationWay, string[]> = {
  username: ['USERNAMEREG3', 'REGMOBVERF3'],
  mobile: ['MOBILENUMREG3', 'MOBILENUMPASSREG3'],
  email: ['EMAILREG3'],
  google: ['SOCIALGOOGLE3'],
  facebook: ['SOCIALFACEBOOK3'],
}
const fieldsOf = (way: RegistrationWay) => {
  const childrenNodes = modules[way].map((modId) => ({ modId, enabled: '1' }))
  return registrationFields(way, rules, switchesOf({ modId: 'WEB3', enabled: '1', childrenNodes }))
}
const byName = fieldsOf('username')
const good = {
  username: 'saola01',
  password: 'abc123',
  confirmPassword: 'abc123',
  mobileNum: '0912345678',
  verificationCode: '123456',
  captcha: '123456',
}

describe('the fields of a registration (session 2)', () => {
  it.each<[RegistrationWay, string]>([
    ['username', 'username password confirmPassword payeeName mobileNum verificationCode email captcha'],
    ['mobile', 'mobileNum verificationCode password confirmPassword payeeName email captcha'],
    ['email', 'email verificationCode password confirmPassword payeeName mobileNum captcha'],
    ['google', 'payeeName mobileNum email'],
  ])('by %s are %s, whatever order the rules came in', (way, names) => {
    expect(
      fieldsOf(way)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(names)
  })

  it('have twenty names, each once', () => {
    expect(new Set(registrationFieldNames).size).toBe(20)
  })
})

describe('what is typed', () => {
  it.each<[RegistrationFieldName, string, string]>([
    ['username', ' saola01 ', 'saola01'],
    ['password', ' a b ', ' a b '],
    ['confirmPassword', ' a b ', ' a b '],
    ['paymentPassword', ' 12 ', ' 12 '],
    ['payeeName', ' Nguye\u0302\u0303n ', 'Nguy\u1ec5n'],
    ['mobileNum', '+84 912.345.678', '0912345678'],
    ['mobileNum', '84912345678', '0912345678'],
    ['mobileNum', '912 345 678', '0912345678'],
    ['mobileNum', ' 12 34 ', '12 34'],
    ['mobileNum', '\u202A+84 (0)912-345-678\u202C', '0912345678'],
    ['username', 'ｓａｏｌａ\u200B01', 'saola01'],
    ['affiliateCode', '\u200EＡＢ２０２６', 'AB2026'],
    ['verificationCode', '１２３４５６', '123456'],
    ['payeeName', 'HʼHen\u00A0 Ðức', "H'Hen Đức"],
    ['password', 'ｍậｔ\u200Bkhẩu ', 'ｍậｔ\u200Bkhẩu '],
    ['nickname', ' Nhà 👨‍👩‍👧 \u202EAn ', 'Nhà 👨‍👩‍👧 An'],
    ['email', ' Anh@Vidu.vn ', 'Anh@Vidu.vn'],
  ])('as %s "%s" is read as "%s"', (name, typed, value) => {
    expect(readRegistrationValue(name, typed)).toBe(value)
  })

  it.each([
    ['saola01', 'saola01'],
    [' SaoLa01 ', 'saola01'],
    ['+84 912 345 678', '0912345678'],
    ['0912.345.678', '0912345678'],
    ['0084 912-345-678', '0912345678'],
    ['ｓａｏｌａ\u200B０１\u00A0', 'saola01'],
    ['912345678', '0912345678'],
    ['12345678', '12345678'],
  ])('"%s" signs in as "%s"', (typed, name) => {
    expect(signInName(typed)).toBe(name)
  })
})

describe('checking a registration (session 2)', () => {
  it('passes what follows every rule', () => {
    expect(checkRegistration(byName, good)).toEqual([])
  })

  it.each<[string, Partial<Record<RegistrationFieldName, string>>, [string, string][]]>([
    [
      'an empty form names each required field once, top to bottom',
      { username: '', password: '', confirmPassword: '', mobileNum: '', verificationCode: '', captcha: '' },
      [
        ['username', 'required'],
        ['password', 'required'],
        ['confirmPassword', 'required'],
        ['mobileNum', 'required'],
        ['verificationCode', 'invalid_verification_code'],
        ['captcha', 'required'],
      ],
    ],
    ['a user name that starts with a digit', { username: '9saola' }, [['username', 'pattern.1']]],
    [
      'a repeated password that differs',
      { confirmPassword: 'abc124' },
      [['confirmPassword', 'confirmation']],
    ],
    ['a repeated password that is missing', { confirmPassword: '' }, [['confirmPassword', 'required']]],
    ['an optional field that is filled wrongly', { email: 'saola' }, [['email', 'pattern.3']]],
    ['a phone number of nine digits', { mobileNum: '091234567' }, [['mobileNum', 'phone_digits']]],
    ['a phone number that no mobile has', { mobileNum: '0112345678' }, [['mobileNum', 'phone_format']]],
    ['a code of two digits', { verificationCode: '12' }, [['verificationCode', 'invalid_verification_code']]],
    ['letters in place of the picture', { captcha: 'abcdef' }, [['captcha', 'pattern.6']]],
    ['work in place of the picture', { captcha: 'work:1.2.3.4.5.6.7.8' }, []],
  ])('%s', (_case, typed, wrong) => {
    const found = checkRegistration(byName, { ...good, ...typed })
    expect(found.map(({ field, key }) => [field, key.replace('validation.', '')])).toEqual(wrong)
  })
})

describe('the person of a registration (session 3)', () => {
  const typed = {
    ...good,
    username: 'SaoLa01',
    mobileNum: '+84 912 345 678',
    email: 'Anh@Vidu.vn',
    zalo: 'x',
  }
  const address = { mobile: '+84912345678', email: 'anh@vidu.vn', realName: undefined }

  it.each<[RegistrationWay, string, string]>([
    ['username', 'saola01', 'SaoLa01'],
    ['mobile', '0912345678', '091***78'],
    ['email', 'anh@vidu.vn', 'anh'],
    ['google', '', ''],
  ])('by %s signs in as "%s" and is shown as "%s"', (way, name, nickname) => {
    expect(registeredPerson(way, fieldsOf(way), typed)).toEqual({ name, nickname, ...address })
  })

  it.each(['SaoLa01', '912345678', '84912345678'])(
    'signs in with the name that was chosen: %s',
    (username) => {
      expect(registeredPerson('username', byName, { ...typed, username }).name).toBe(signInName(username))
    },
  )

  it('has nothing that its form did not ask for', () => {
    const fields = byName.filter(({ name }) => name === 'username')
    expect(registeredPerson('username', fields, { ...typed, payeeName: 'Hà' })).toEqual({
      name: 'saola01',
      nickname: 'SaoLa01',
      mobile: undefined,
      email: undefined,
      realName: undefined,
    })
  })
})

describe('a sign-in password', () => {
  it.each<[string, RegisterRule | undefined, string, boolean]>([
    ['the usual rule', undefined, 'abc123', true],
    ['the usual rule', undefined, 'abcdef', false],
    ['the usual rule', undefined, 'abc1234567890', false],
    ['the usual rule', undefined, '', false],
    ["a merchant's own", { ...optional(0, 8, 64), acceptedPattern: '^\\S+$' }, 'longer-than-twelve', true],
    ["a merchant's own", { ...optional(0, 8, 64), acceptedPattern: '^\\S+$' }, 'two words', false],
    ["a merchant's own, optional and off", { ...optional(0, 8, 64), enabled: false }, '', false],
  ])('by %s (%o): "%s" passes: %s', (_case, rule, password, passes) => {
    expect(checkField(passwordRule(rule), password).length === 0).toBe(passes)
  })
})

describe('names and payment passwords are held to the usual rule where a merchant names none', () => {
  it.each([
    ['abc12', false],
    ['abc123', true],
    ['abcdef123456', true],
    ['abcdef1234567', false],
    ['', false],
  ])('a name of 6 to 12 letters and digits (session 2): %j', (name, fits) => {
    expect(checkField(usernameRule(undefined), name).length === 0).toBe(fits)
  })

  it.each([
    ['12345', false],
    ['123456', true],
    ['1234567', false],
    ['12345a', false],
    ['', false],
  ])('a payment password of six digits (member 6): %j', (password, fits) => {
    expect(checkField(paymentPasswordRule(undefined), password).length === 0).toBe(fits)
  })

  it('and to the merchant’s, also one that is switched off or may be left out of a form', () => {
    const off = { patternId: 6, minLength: 4, maxLength: 4, enabled: false, required: false }
    for (const rule of [usernameRule(off), paymentPasswordRule(off)]) {
      expect(checkField(rule, '1234')).toEqual([])
      expect(checkField(rule, '123456')).not.toEqual([])
      expect(checkField(rule, '')).not.toEqual([])
    }
  })
})
