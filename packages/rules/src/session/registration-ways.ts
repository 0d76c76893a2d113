import type { RegisterRule, RegisterRules } from '@saola/protocol'
import { switchId, type Switches } from '../system/switches.ts'

/** How somebody opens an account (session 1), in the order in which the ways are offered. */
export const registrationWays = ['username', 'mobile', 'email', 'google', 'facebook'] as const
export type RegistrationWay = (typeof registrationWays)[number]

/** Modules beside the usual seven (system 6) that open a way of registration. */
export const emailRegistration = 'EMAILREG3'
const socialModules = { google: 'SOCIALGOOGLE3', facebook: 'SOCIALFACEBOOK3' } as const

/** The ways that a merchant has switched on. */
export function openRegistrationWays(switches: Switches): RegistrationWay[] {
  const open: Readonly<Record<RegistrationWay, boolean>> = {
    username: switches[switchId.usernameRegistration],
    mobile: switches[switchId.mobileRegistration] || switches[switchId.mobileRegistrationWithPassword],
    email: switches[emailRegistration] === true,
    google: switches[socialModules.google] === true,
    facebook: switches[socialModules.facebook] === true,
  }
  return registrationWays.filter((way) => open[way])
}

/**
 * The merchant's rules as a way of registration has them. By mobile or mail that address stands in for the user name
 * and is required with the code that proves it; a social account needs neither name nor password. A mobile
 * registration asks for a password only with MOBILENUMPASSREG3; with that module and without MOBILENUMREG3 the code is
 * asked for only where the merchant verifies phones (REGMOBVERF3). By user name the code goes with REGMOBVERF3.
 */
export function registrationRules(
  way: RegistrationWay,
  rules: RegisterRules,
  switches: Switches,
): RegisterRules {
  const verifiesPhones = switches[switchId.smsOnRegistration]
  switch (way) {
    case 'username':
      return verifiesPhones ? withCode(rules, 'mobileNum') : without(rules, ['verificationCode'])
    case 'mobile': {
      const needsCode = switches[switchId.mobileRegistration] || verifiesPhones
      const byMobile = without(rules, ['username', ...(hasPassword(way, switches) ? [] : passwords)])
      const forced = force(byMobile, 'mobileNum')
      return needsCode ? withCode(forced, 'mobileNum') : without(forced, ['verificationCode'])
    }
    case 'email':
      return withCode(without(rules, ['username']), 'email')
    case 'google':
    case 'facebook':
      return without(rules, ['username', 'verificationCode', 'captcha', ...passwords])
  }
}

/** Whether a way of registration ends with a sign-in password. */
export function hasPassword(way: RegistrationWay, switches: Switches): boolean {
  if (way === 'mobile') return switches[switchId.mobileRegistrationWithPassword]
  return way === 'username' || way === 'email'
}

const passwords = ['password', 'confirmPassword'] as const

/** The code's own length is the sender's; the merchant's pattern for it stays (session 5). */
const codeRule: RegisterRule = { patternId: 6, minLength: 6, maxLength: 6, enabled: true, required: true }

function withCode(rules: RegisterRules, address: 'mobileNum' | 'email'): RegisterRules {
  return { ...force(rules, address), verificationCode: { ...codeRule } }
}

function force(rules: RegisterRules, field: string): RegisterRules {
  const known = rules[field] ?? { patternId: 0, minLength: 1, maxLength: 100 }
  return { ...rules, [field]: { ...known, enabled: true, required: true } }
}

function without(rules: RegisterRules, fields: readonly string[]): RegisterRules {
  return Object.fromEntries(Object.entries(rules).filter(([field]) => !fields.includes(field)))
}
