import type { RegisterRule } from '@saola/protocol'
import { codeRules, passwordRule } from '@saola/rules'
import { checkAccountName, checkConfirmedPassword, checkEmail } from '@saola/sign-in'
import { checkField, checkPhone, nationalPhone, plainText, toRule, type Issue } from '@saola/validation'

/** The two ways to a new password (session 22). */
export type ResetWay = 'sms' | 'email'

/** What the form of a forgotten password holds, whichever way is in sight. */
export type Reset = {
  mobileNum: string
  username: string
  email: string
  verificationCode: string
  newPassword: string
  confirmNewPassword: string
  /** Of the authenticator; asked for once the gateway says that the account has one. */
  code: string
}

/** The merchant's rules for a registration, by field. */
type Rules = Readonly<Record<string, RegisterRule>>

/** The fields of each way, top to bottom. */
export const resetFields = {
  sms: ['mobileNum', 'verificationCode', 'newPassword', 'confirmNewPassword', 'code'],
  email: ['username', 'email', 'verificationCode', 'newPassword', 'confirmNewPassword', 'code'],
} as const satisfies Record<ResetWay, readonly (keyof Reset)[]>

const text = { patternId: 0, minLength: 1, maxLength: 64, enabled: true, required: true }
const usernameRule = toRule(text, 'username')
const emailRule = toRule({ ...text, maxLength: 100 }, 'email')
const phoneRule = toRule({ ...text, maxLength: 20 }, 'mobileNum')

/** Everything that is wrong with the form of a way, at most one issue for each field. */
export function checkReset(way: ResetWay, typed: Reset, rules: Rules): readonly Issue[] {
  return resetFields[way].flatMap((name) =>
    checkOne(name, typed, rules)
      .slice(0, 1)
      .map((found) => ({ ...found, field: name })),
  )
}

function checkOne(name: keyof Reset, typed: Reset, rules: Rules): readonly Issue[] {
  switch (name) {
    case 'mobileNum': {
      const phone = nationalPhone(typed.mobileNum) ?? plainText(typed.mobileNum)
      const missing = checkField(phoneRule, phone)
      return missing.length > 0 ? missing : checkPhone(phone, name)
    }
    case 'username': {
      const missing = checkField(usernameRule, plainText(typed.username))
      return missing.length > 0 ? missing : checkAccountName(typed.username, rules['username'])
    }
    case 'email': {
      const missing = checkField(emailRule, plainText(typed.email))
      return missing.length > 0 ? missing : checkEmail(typed.email)
    }
    case 'verificationCode':
      return typed.verificationCode.length === codeRules.digits
        ? []
        : [{ key: 'validation.invalid_verification_code' }]
    case 'newPassword':
      return checkField(passwordRule(rules['password']), typed.newPassword)
    case 'confirmNewPassword':
      return checkConfirmedPassword(typed.newPassword, typed.confirmNewPassword)
    case 'code':
      return []
    default:
      return name satisfies never
  }
}
