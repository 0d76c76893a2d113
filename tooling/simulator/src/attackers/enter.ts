import { calls } from '@saola/protocol'
import type { Brand } from './brand.ts'
import { goesThrough, orRefused, refusalOf, type Browser } from './browser.ts'
import { readCode } from './person.ts'

/** What a thief has of an owner. */
export type Loot = {
  /** Reads what is sent to the number. */
  sim?: string
  /** Reads what is sent to the address, and knows the account's name from there. */
  mailbox?: { name: string; address: string }
  password?: { name: string; typed: string }
  paymentPassword?: string
  token?: string | undefined
  stay?: { cookie: string; device: string }
  /** Names the own browser as the owner's names itself. */
  agent?: string
}

const stolenPassword = 'Kebmanh7x'

/**
 * Comes in by what was stolen, as far as it goes: the browser has a token then. Answers the sign-in password where the thief knows it,
 * by now or from before.
 */
export async function enter(brand: Brand, thief: Browser, loot: Loot): Promise<string | undefined> {
  const { token, stay, password, sim, mailbox } = loot
  if (token !== undefined) thief.takeToken(token)
  if (stay) {
    thief.cookies.set('saola_stay', stay.cookie)
    const { signedIn } = await thief.send(calls.session.resume, { loginDeviceId: stay.device })
    thief.takeToken(signedIn?.token)
  }
  if (password) return byPassword(brand, thief, loot, password.name, password.typed)
  if (sim !== undefined) return bySim(brand, thief, sim)
  if (mailbox) return byMailbox(brand, thief, mailbox)
  return undefined
}

/** A new password by the code of an SMS; where that is refused, a sign-in by one. */
async function bySim(brand: Brand, thief: Browser, mobileNum: string): Promise<string | undefined> {
  const phone = { mobileNum, countryDialingCode: '+84' }
  await thief.send(calls.session.smsReset, phone)
  const verificationCode = await readCode(brand, mobileNum)
  const wish = { mobileNum, verificationCode, newPassword: stolenPassword }
  if (await goesThrough(thief.send(calls.session.resetBySms, wish))) {
    return byPassword(brand, thief, { sim: mobileNum }, await nameOf(brand, mobileNum), stolenPassword)
  }
  await thief.send(calls.session.smsNoLogin, phone)
  await goesThrough(signIn(thief, mobileNum, await readCode(brand, mobileNum), 'sms'))
  return undefined
}

/** A new password by the code of a mail. */
async function byMailbox(
  brand: Brand,
  thief: Browser,
  { name, address }: { name: string; address: string },
): Promise<string | undefined> {
  await thief.send(calls.session.forgotByEmail, { username: name, email: address })
  const verificationCode = await readCode(brand, address)
  const wish = { username: name, email: address, verificationCode, newPassword: stolenPassword }
  if (!(await goesThrough(thief.send(calls.session.resetByEmail, wish)))) return undefined
  return byPassword(brand, thief, { mailbox: { name, address } }, name, stolenPassword)
}

/** Signs in, and answers what a strange place is asked for (session 12) where the thief can read the code. */
async function byPassword(
  brand: Brand,
  thief: Browser,
  { sim, mailbox }: Loot,
  name: string,
  typed: string,
): Promise<string | undefined> {
  const refused = await refusalOf(signIn(thief, name, typed, 'username'))
  if (refused === undefined) return typed
  const { challenge } = (refused.body as { value?: { challenge?: string } }).value ?? {}
  if (challenge === undefined) return typed
  if (sim !== undefined) await answer(brand, thief, challenge, 'sms', sim)
  else if (mailbox) await answer(brand, thief, challenge, 'email', mailbox.address)
  return typed
}

async function answer(
  brand: Brand,
  thief: Browser,
  challenge: string,
  way: 'sms' | 'email',
  recipient: string,
) {
  if (!(await goesThrough(thief.send(calls.session.verificationCode, { challenge, way })))) return
  const proof = { challenge, way, answer: await readCode(brand, recipient), loginDeviceId: thief.device }
  const { token } = (await orRefused(thief.send(calls.session.loginVerification, proof))) ?? {}
  thief.takeToken(token)
}

async function signIn(
  thief: Browser,
  username: string,
  typed: string,
  type: 'username' | 'sms',
): Promise<void> {
  const wish = { username, password: typed, type, loginDeviceId: thief.device }
  thief.takeToken((await thief.send(calls.session.login, wish)).token)
}

/** A thief of a SIM knows the account's name: it stands in what was sent to the number, or is asked for on the phone. */
async function nameOf({ services }: Brand, mobile: string): Promise<string> {
  const { name } = await services.db
    .selectFrom('account')
    .select('name')
    .where('mobile', '=', mobile.replace(/^0/, '+84'))
    .executeTakeFirstOrThrow()
  return name
}
