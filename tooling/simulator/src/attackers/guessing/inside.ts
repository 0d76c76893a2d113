import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { switchOn } from '../authenticator.ts'
import type { Brand } from '../brand.ts'
import { openBrowser, refusalOf } from '../browser.ts'
import {
  addCard,
  deposit,
  newKey,
  password,
  paymentPassword,
  register,
  setPaymentPassword,
  type Person,
} from '../person.ts'
import { readGuess, type Guess, type Guesser } from './guess.ts'

/** Ten wrong ones at once, then five after each of the waits of five minutes, half an hour, two hours and a day (session 43). */
const most = { hour: 20, day: 25 }
const rule = 'session 43'
const guessed = '000000'

/** Guesses at the transaction password in an open session. */
export async function ofPaymentPassword(brand: Brand): Promise<Guesser> {
  const { home } = await openOwner(brand)
  const wish = { cardId: '1', paymentPassword: guessed }
  return {
    attack: 'a transaction password, in an open session',
    rule,
    most,
    guess: async () =>
      readGuess(await refusalOf(home.send(calls.wallet.removeBankCard, wish)), ['invalid.payment.pw']),
  }
}

/** Guesses at the sign-in password in an open session, which would set another transaction password. */
export async function ofPassword(brand: Brand): Promise<Guesser> {
  const { home } = await openOwner(brand)
  return {
    attack: 'the sign-in password, in an open session',
    rule,
    most,
    guess: async () =>
      readGuess(await refusalOf(setPaymentPassword(home, 'Kebmanh7x', '975310')), ['member.password.wrong']),
  }
}

/** Guesses at the code of an authenticator, by who has an open session and the transaction password. */
export async function ofPayout(brand: Brand): Promise<Guesser> {
  const owner = await openOwner(brand)
  await deposit(brand, owner, 1_000_000)
  const cardId = await addCard(owner.home, owner.holder)
  await switchOn(brand, owner.home, password)
  const wish = { cardId, amount: 100_000, paymentPassword, code: guessed }
  return {
    attack: 'the code of an authenticator, at a payout',
    rule,
    most,
    guess: async () =>
      readGuess(await refusalOf(owner.home.send(calls.wallet.withdraw, wish, newKey())), [
        'member.authenticator.code',
      ]),
  }
}

/** Guesses at the code of an authenticator, by who has the password and signs in elsewhere. */
export async function ofSecondStep(brand: Brand): Promise<Guesser> {
  const owner = await openOwner(brand)
  await switchOn(brand, owner.home, password)
  brand.clock.advance(dayMs)
  const thief = openBrowser(brand)
  let challenge: string | undefined
  const open = async (): Promise<Guess> => {
    const wish = { username: owner.name, password, type: 'username' as const }
    const refused = await refusalOf(thief.send(calls.session.login, wish))
    if (refused?.code !== 'login.address.unknown') return readGuess(refused, [])
    challenge = challengeOf(refused.body)
    return 'nothing there'
  }
  return {
    attack: 'the code of an authenticator, at a sign-in',
    rule,
    most,
    guess: async () => {
      if (challenge === undefined) return open()
      const answer = { challenge, way: 'totp' as const, answer: guessed }
      const refused = await refusalOf(thief.send(calls.session.loginVerification, answer))
      if (refused?.code === 'login.challenge.ended') challenge = undefined
      return readGuess(refused, ['login.answer.wrong'], ['login.challenge.ended'])
    },
  }
}

/** Somebody with a transaction password, signed in at home. */
async function openOwner(brand: Brand): Promise<Person> {
  const owner = await register(brand)
  await setPaymentPassword(owner.home, password)
  return owner
}

/** What a refused sign-in says of its second step. */
function challengeOf(body: unknown): string {
  const { value } = body as { value: { challenge: string } }
  return value.challenge
}
