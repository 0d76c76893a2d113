import { calls } from '@saola/protocol'
import { secondMs, signInLockout } from '@saola/rules'
import { opsSecret, type Brand } from '../brand.ts'
import { freshAddress, openBrowser, refusalOf, withCaptcha, type Browser } from '../browser.ts'
import type { Figure } from '../figures.ts'
import { register } from '../person.ts'
import { readGuess, type Guesser } from './guess.ts'

const wrong = ['login.wrong.credentials']

function tryPassword(browser: Browser, username: string, captcha?: { captcha: string }): Promise<unknown> {
  const wish = { username, password: 'Kebmanh7x', type: 'username' as const }
  return browser.send(calls.session.login, { ...wish, ...captcha, loginDeviceId: browser.device })
}

/** Guesses at one member's password from one network, where a program reads every captcha. */
export async function fromOneNetwork(brand: Brand): Promise<Guesser> {
  const { name } = await register(brand)
  const thief = openBrowser(brand)
  return {
    attack: 'a password, from one network, captchas read',
    rule: 'session 14',
    // Ten, and then five minutes.
    most: { hour: 120 },
    guess: async () =>
      readGuess(
        await refusalOf(withCaptcha(brand, thief, (captcha) => tryPassword(thief, name, captcha))),
        wrong,
      ),
  }
}

/** Guesses at one member's password, each from a network of its own, by who reads no captcha. */
export async function fromManyNetworks(brand: Brand): Promise<Guesser> {
  const { name } = await register(brand)
  return {
    attack: 'a password, from many networks, no captcha read',
    rule: 'session 14, session 45',
    // Three of all strangers together, and then a captcha until the five minutes are over.
    most: { hour: 36 },
    guess: async () => {
      const refused = await refusalOf(tryPassword(openBrowser(brand), name))
      return refused?.code === 'login.captcha.wrong'
        ? { waitMs: signInLockout.windowMs }
        : readGuess(refused, wrong)
    },
  }
}

/** One password against as many accounts as a network is let try at once. */
export async function spray(brand: Brand): Promise<Figure> {
  const thief = openBrowser(brand)
  const tries = 80
  let lookedAt = 0
  for (let count = 0; count < tries; count += 1) {
    const refused = await refusalOf(tryPassword(thief, `member${String(count).padStart(2, '0')}`))
    if (refused?.code === 'login.wrong.credentials') lookedAt += 1
  }
  return {
    attack: 'one password against many accounts, from one network, in five minutes',
    tries,
    lookedAt,
    gotIn: 0,
    most: { lookedAt: 60 },
    rule: 'session 45',
  }
}

/** Guesses at the secret of the operator from inside. */
export async function atTheOperator({ origin }: Brand): Promise<Guesser> {
  const from = `10.77.${freshAddress().split('.').slice(2).join('.')}`
  return {
    attack: "the operator's secret, from one network",
    rule: 'system 34',
    most: { hour: 10, day: 20 },
    guess: async () => {
      const headers = { 'X-Ops-Secret': `${opsSecret}?`, 'X-Forwarded-For': from }
      const { status, headers: answered } = await fetch(`${origin}/ops`, { headers })
      if (status === 403) return 'looked at'
      if (status === 429) return { waitMs: Number(answered.get('Retry-After')) * secondMs }
      return 'right'
    },
  }
}
