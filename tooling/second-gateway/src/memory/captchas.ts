import { randomBytes, randomInt } from 'node:crypto'
import type { Asked } from '../http/wire.ts'
import type { Memory } from './memory.ts'

const cookieName = 'MKCAPTCHA'

/** So many captchas wait at a time; the oldest is forgotten first. */
const most = 1000

/** A new captcha for the browser that asks: the cookie that binds it, and its four digits. */
export function newCaptcha({ captchas }: Memory, asked: Asked): { cookie: string; text: string } {
  const id = readCookie(asked) ?? randomBytes(12).toString('hex')
  const text = String(randomInt(1000, 10_000))
  captchas.delete(id)
  captchas.set(id, text)
  const [oldest] = captchas.keys()
  if (captchas.size > most && oldest !== undefined) captchas.delete(oldest)
  return { cookie: `${cookieName}=${id}`, text }
}

/** Whether this browser read its captcha right; each one is good for one try. */
export function solvesCaptcha({ captchas }: Memory, asked: Asked, text: string): boolean {
  const id = readCookie(asked)
  const expected = id === undefined ? undefined : captchas.get(id)
  if (id !== undefined) captchas.delete(id)
  return expected !== undefined && expected === text
}

function readCookie({ headers }: Asked): string | undefined {
  return new RegExp(`(?:^|; )${cookieName}=([a-f\\d]{24})(?:;|$)`).exec(headers['cookie'] ?? '')?.[1]
}
