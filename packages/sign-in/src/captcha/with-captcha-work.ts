import type { ApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import type { AskCaptcha } from './use-phone-captcha.tsx'
import { readSignInRefusal } from '../forms/sign-in-refusal.ts'
import { solveCaptchaWork } from './solve-captcha-work.ts'

/**
 * Sends a code, and once more with the captcha of work where the gateway asks for one (session 44): the browser does it by itself, so
 * nobody is asked anything.
 */
export async function withCaptchaWork<Sent>(
  api: Pick<ApiClient, 'send'>,
  ask: AskCaptcha,
  send: (ask: AskCaptcha) => Promise<Sent>,
): Promise<Sent> {
  try {
    return await send(ask)
  } catch (error) {
    if (!readSignInRefusal(error).captcha) throw error
    const captcha = await solveCaptchaWork(await api.send(calls.session.captchaWork))
    return send(async () => ({ ...(await ask()), captcha }))
  }
}
