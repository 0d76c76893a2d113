import { getText, optionalText } from '../http/fields.ts'
import { Refused } from '../http/refused.ts'
import { done, success } from '../http/reply.ts'
import type { Call, MemberVisit, Visit } from '../http/wire.ts'
import { solvesCaptcha } from '../memory/captchas.ts'
import { beginSession, type Memory } from '../memory/memory.ts'
import type { Account } from '../memory/people.ts'
import { createAccount } from '../memory/seed-people.ts'
import { checkRegistration } from './check-registration.ts'

/** Signing in, signing out, and becoming a member. */
export const sessionCalls: Call[] = [
  { from: 'anybody', method: 'POST', path: '/wps/session/login', sealed: true, answer: signIn },
  { from: 'member', method: 'DELETE', path: '/wps/session/logout', answer: signOut },
  { from: 'anybody', method: 'PUT', path: '/wps/member/register', sealed: true, answer: register },
]

/** After so many wrong passwords the captcha is asked for. */
const freeTries = 3

function signIn({ asked, memory }: Visit) {
  const username = getText(asked.body, 'username')
  const account = memory.accounts.find((each) => each.username === username.toLowerCase())
  if (account === undefined) throw new Refused('USER_NOT_EXIST')
  if (
    account.wrongPasswords >= freeTries &&
    !solvesCaptcha(memory, asked, optionalText(asked.body, 'captcha'))
  ) {
    throw new Refused('captcha.error', { value: { captcha: true } })
  }
  if (getText(asked.body, 'password') !== account.password) {
    account.wrongPasswords += 1
    const more =
      account.wrongPasswords >= freeTries ? { value: { captcha: true, tries: account.wrongPasswords } } : {}
    throw new Refused('user.password.error', more)
  }
  account.wrongPasswords = 0
  account.lastLoginAt = memory.now()
  return welcome(memory, account)
}

function welcome(memory: Memory, account: Account) {
  return success({
    token: beginSession(memory, account),
    id: account.id,
    userName: account.username,
    // Text here, a number in the member's info.
    customerType: String(account.type),
    firstTimeLogin: false,
    passwordExpired: null,
    loginDomain: memory.origin,
  })
}

function signOut({ memory, token }: MemberVisit) {
  memory.sessions.delete(token)
  return done()
}

function register({ asked, memory }: Visit) {
  const { body } = asked
  checkRegistration(body)
  const username = getText(body, 'username').toLowerCase()
  if (memory.accounts.some((each) => each.username === username)) throw new Refused('username.exists')
  const code = optionalText(body, 'affiliateCode').toUpperCase()
  const link = memory.affiliateLinks.find((each) => each.code === code && each.status === 1)
  if (code !== '' && link === undefined) throw new Refused('affiliate.invalid')
  const account = createAccount({
    id: memory.nextId(),
    now: memory.now(),
    username,
    password: getText(body, 'password'),
    type: 0,
    uplineId: link?.agent,
    mobile: optionalText(body, 'mobileNum'),
  })
  account.registeredAt = memory.now()
  memory.accounts.push(account)
  return welcome(memory, account)
}
