import { inFiveMinutes } from '../http/take-attempt.ts'

/** Wrong passwords for one name before signing in needs a captcha. */
export const captchaAfter = 3

/** Attempts in five minutes. Addresses are shared by whole neighbourhoods behind one mobile operator. */
export const limits = {
  signInPerAccount: inFiveMinutes(10),
  signInPerAddress: inFiveMinutes(60),
  captchaPerAddress: inFiveMinutes(120),
  registerPerAddress: inFiveMinutes(30),
  invitationPerAddress: inFiveMinutes(60),
  freePlayPerAddress: inFiveMinutes(30),
  passwordPerAccount: inFiveMinutes(5),
} as const
