import { calls } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import type { Brand } from '../brand.ts'
import { goesThrough, openBrowser, refusalOf, withCaptcha } from '../browser.ts'
import { register } from '../person.ts'
import {
  byCode,
  byCodeInHand,
  byNewPassword,
  byPassword,
  byPasswordAway,
  type Owner,
  type WayIn,
} from './ways-in.ts'

/** What a stranger does to an owner, and which ways in stay open at once all the same. */
export type Nuisance = {
  attack: string
  rule: string
  /** Answers how often it was tried. */
  annoy: (brand: Brand, owner: Owner) => Promise<number>
  open: readonly WayIn[]
}

const networks = 40

export const nuisances: readonly Nuisance[] = [
  {
    attack: 'wrong passwords from many networks',
    rule: 'session 45',
    open: [byPassword, byPasswordAway, byCode, byNewPassword],
    annoy: async (brand, owner) => {
      await fromEverywhere(brand, (browser) =>
        withCaptcha(brand, browser, (captcha) =>
          browser.send(calls.session.login, { ...wrongPassword(owner.name), ...captcha }),
        ),
      )
      return networks
    },
  },
  {
    attack: "wrong passwords from the owner's own network",
    rule: 'session 45',
    open: [byPassword, byPasswordAway],
    annoy: async (brand, { name, home }) => {
      const neighbour = openBrowser(brand, { address: home.address })
      const names = Array.from({ length: 70 }, (_, place) => (place < 15 ? name : `nobody${place}`))
      for (const each of names) await refusalOf(neighbour.send(calls.session.login, wrongPassword(each)))
      return names.length
    },
  },
  {
    attack: 'wrong codes from many networks',
    rule: 'session 45',
    open: [byCodeInHand, byPassword, byPasswordAway, byCode, byNewPassword],
    annoy: async (brand, { mobile: mobileNum }) => {
      const wrong = { mobileNum, verificationCode: '000000', newPassword: 'Kebmanh7x' }
      await openBrowser(brand).send(calls.session.smsReset, { mobileNum, countryDialingCode: '+84' })
      await fromEverywhere(brand, (browser) => browser.send(calls.session.resetBySms, wrong))
      await askForCode(brand, mobileNum)
      await fromEverywhere(brand, (browser) =>
        browser.send(calls.session.login, { username: mobileNum, password: '000000', type: 'sms' }),
      )
      return 2 * networks
    },
  },
  {
    attack: 'codes asked for until the phone gets no more that day',
    rule: 'session 44',
    open: [byPassword, byPasswordAway],
    annoy: async (brand, { mobile }) => {
      let sent = 0
      while (sent < networks && (await askForCode(brand, mobile))) sent += 1
      return sent
    },
  },
]

/** The number is written down by strangers, before its owner comes and proves it (session 47). */
export async function claimNumber(brand: Brand, mobileNum: string): Promise<number> {
  const claims = 20
  for (let count = 0; count < claims; count += 1) await register(brand, openBrowser(brand), { mobileNum })
  return claims
}

const wrongPassword = (username: string) => ({
  username,
  password: 'Kebmanh7x',
  type: 'username' as const,
})

async function fromEverywhere(
  brand: Brand,
  act: (browser: ReturnType<typeof openBrowser>) => Promise<unknown>,
): Promise<void> {
  for (let count = 0; count < networks; count += 1) await refusalOf(act(openBrowser(brand)))
}

/** Has a sign-in code sent, a minute after the last one. */
function askForCode(brand: Brand, mobileNum: string): Promise<boolean> {
  brand.clock.advance(minuteMs)
  const stranger = openBrowser(brand)
  const phone = { mobileNum, countryDialingCode: '+84' }
  return goesThrough(
    withCaptcha(brand, stranger, (captcha) =>
      stranger.send(calls.session.smsNoLogin, { ...phone, ...captcha }),
    ),
  )
}
