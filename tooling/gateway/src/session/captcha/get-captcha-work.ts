import { captchaDoor, captchaWork } from '@saola/rules'
import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { captchaCookieOf, failuresOf, keepCaptchaWork } from './captcha-store.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { replyWithCookie } from '../reply-with-cookie.ts'

/** A new captcha of work, which takes the place of a picture that the same visitor has. */
export const getCaptchaWork: Handler<typeof calls.session.captchaWork> = async ({ services, network }) => {
  await takeAttempt(services, `captcha:address:${network}`, limits.captchaPerAddress)
  const challenge = services.randomBytes(16).toString('base64url')
  const { bits } = captchaDoor(await failuresOf(services, network))
  const id = await keepCaptchaWork(services, challenge, bits)
  return replyWithCookie(services, captchaCookieOf(id), { challenge, parts: captchaWork.parts, bits })
}
