import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { captchaCookie, captchaMs, keepCaptcha } from './captcha-store.ts'
import { drawCaptcha } from './draw-captcha.ts'
import { limits } from './limits.ts'

/** A new picture of six digits; its id travels in a cookie that scripts cannot read. */
export const getCaptcha: Handler<typeof calls.session.captcha> = async ({ house, ip }) => {
  await takeAttempt(house, `captcha:address:${ip}`, limits.captchaPerAddress)
  const random = (): number => house.randomBytes(4).readUInt32BE() / 2 ** 32
  const answer = Array.from({ length: 6 }, () => Math.floor(random() * 10)).join('')
  const id = await keepCaptcha(house, answer)
  const isSecure = house.settings.memberOrigin.startsWith('https:')
  const cookie = [
    `${captchaCookie}=${id}`,
    'Path=/wps',
    `Max-Age=${captchaMs / 1000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
  return Response.json(
    { success: true, value: drawCaptcha(answer, random) },
    { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } },
  )
}
