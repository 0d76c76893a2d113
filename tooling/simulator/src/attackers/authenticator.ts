import { codeAt } from '@saola/gateway'
import { calls } from '@saola/protocol'
import { totpRules } from '@saola/rules'
import type { Brand } from './brand.ts'
import type { Browser } from './browser.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Sets an authenticator up with the sign-in password, as with an app on a phone; answers its secret. */
export async function switchOn(brand: Brand, browser: Browser, password: string): Promise<string> {
  const { secret } = await browser.send(calls.member.startAuthenticator, { password })
  await browser.send(calls.member.confirmAuthenticator, { code: codeNow(brand, secret) })
  return secret
}

/** What the app shows next; each code opens once, so the clock moves on. */
export function codeNow({ clock }: Brand, secret: string): string {
  clock.advance(totpRules.stepMs)
  return codeAt(fromBase32(secret), Math.floor(clock.now() / totpRules.stepMs))
}

/** RFC 4648, without padding. */
function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}
