import { lockoutRules } from '@saola/rules'
import { inFiveMinutes } from '../http/take-attempt.ts'

/** Wrong passwords for one name before signing in needs a captcha. */
export const captchaAfter = lockoutRules.captchaAfter

/** Attempts in five minutes. Addresses are shared by whole neighbourhoods behind one mobile operator. */
export const limits = {
  signInPerAccount: inFiveMinutes(lockoutRules.attempts),
  challengePerAccount: inFiveMinutes(lockoutRules.attempts),
  signInPerAddress: inFiveMinutes(60),
  captchaPerAddress: inFiveMinutes(120),
  registerPerAddress: inFiveMinutes(30),
  invitationPerAddress: inFiveMinutes(60),
  freePlayPerAddress: inFiveMinutes(30),
  codesPerAddress: inFiveMinutes(30),
  codesPerRecipient: inFiveMinutes(5),
  passwordPerAccount: inFiveMinutes(5),
  uploadsPerAccount: inFiveMinutes(10),
  exportsPerAccount: inFiveMinutes(5),
} as const
