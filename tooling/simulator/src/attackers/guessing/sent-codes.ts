import { calls } from '@saola/protocol'
import { codeRules } from '@saola/rules'
import type { Brand } from '../brand.ts'
import { openBrowser, refusalOf, withCaptcha, type Browser } from '../browser.ts'
import { newMobile, proveContact, register } from '../person.ts'
import { readGuess, type Guess, type Guesser } from './guess.ts'

/** Ten wrong ones at once, then five after each of the waits of five minutes, half an hour, two hours and a day (session 43). */
const most = { hour: 20, day: 25 }
const rule = 'session 43, session 44'

const guessed = '000000'
const newPassword = 'Kebmanh7x'

type Asking = { ask: (browser: Browser, captcha?: { captcha: string }) => Promise<unknown> }
type Answering = { answer: (browser: Browser) => Promise<unknown> }

/** Guesses at the code of an SMS by which a password is set anew. */
export async function ofReset(brand: Brand): Promise<Guesser> {
  const mobileNum = await newOwner(brand, 'sms')
  return guesser(brand, 'a code by SMS for a new password', {
    ask: (browser, captcha) =>
      browser.send(calls.session.smsReset, { mobileNum, countryDialingCode: '+84', ...captcha }),
    answer: (browser) =>
      browser.send(calls.session.resetBySms, { mobileNum, verificationCode: guessed, newPassword }),
  })
}

/** Guesses at the code of an SMS that signs in. */
export async function ofSignIn(brand: Brand): Promise<Guesser> {
  const mobileNum = await newOwner(brand, 'sms')
  return guesser(brand, 'a code by SMS to sign in', {
    ask: (browser, captcha) =>
      browser.send(calls.session.smsNoLogin, { mobileNum, countryDialingCode: '+84', ...captcha }),
    answer: (browser) =>
      browser.send(calls.session.login, { username: mobileNum, password: guessed, type: 'sms' }),
  })
}

/** Guesses at the code of a mail by which a password is set anew. */
export async function ofMail(brand: Brand): Promise<Guesser> {
  const email = await newOwner(brand, 'email')
  const address = { username: email.replace(/@.*/, ''), email }
  return guesser(brand, 'a code by mail for a new password', {
    ask: (browser, captcha) => browser.send(calls.session.forgotByEmail, { ...address, ...captcha }),
    answer: (browser) =>
      browser.send(calls.session.resetByEmail, { ...address, verificationCode: guessed, newPassword }),
  })
}

/** Somebody who has proved a phone or a mailbox; answers the address. */
async function newOwner(brand: Brand, channel: 'sms' | 'email'): Promise<string> {
  const owner = await register(brand)
  const contact = channel === 'sms' ? newMobile() : `${owner.name}@saola.test`
  await proveContact(brand, owner, channel, contact)
  return contact
}

/** Has a fresh code sent as soon as there is none to guess at, and guesses from a network of its own each time. */
function guesser(brand: Brand, attack: string, { ask, answer }: Asking & Answering): Guesser {
  let sentAt = -Infinity
  let guesses = 0
  const askOnce = async (): Promise<Guess> => {
    const browser = openBrowser(brand)
    const refused = await refusalOf(withCaptcha(brand, browser, (captcha) => ask(browser, captcha)))
    if (refused) return readGuess(refused, [])
    sentAt = brand.clock.now()
    guesses = 0
    return 'nothing there'
  }
  return {
    attack,
    rule,
    most,
    guess: async () => {
      const isSpent =
        brand.clock.now() >= sentAt + codeRules.expiryMs || guesses >= codeRules.tries * codeRules.tries
      if (isSpent) return askOnce()
      guesses += 1
      const wrong = ['phone.invalid-verification-code']
      return readGuess(await refusalOf(answer(openBrowser(brand))), wrong, ['code.locked'])
    },
  }
}
