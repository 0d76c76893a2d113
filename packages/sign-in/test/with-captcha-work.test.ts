import { ApiError, createApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { expect, it } from 'vitest'
import { withCaptchaWork } from '../src/captcha/with-captcha-work.ts'

const nothing = () => Promise.resolve({})
const token = () => Promise.resolve({ captchaToken: 'of the service' })
const api = createApiClient({
  baseUrl: 'http://gateway.test',
  merchant: 'saola',
  language: () => 'VI',
  token: () => undefined,
  cipher: 'jwe',
  fetch: () =>
    Promise.resolve(Response.json({ success: true, value: { challenge: 'abc', parts: 2, bits: 3 } })),
})

/** A gateway that asks for a captcha unless one is there. */
async function send(proof: { captcha?: string; captchaToken?: string }) {
  if (proof.captcha !== undefined) return proof
  const body = { success: false, code: 'login.captcha.wrong', value: { captcha: true } }
  throw new ApiError({
    kind: 'http',
    callId: calls.session.smsReset.id,
    status: 400,
    code: 'login.captcha.wrong',
    body,
  })
}

it('a code is asked for once where nothing is asked in return (session 44)', async () => {
  const asked: unknown[] = []
  await withCaptchaWork(api, nothing, async (ask) => asked.push(await ask()))
  expect(asked).toEqual([{}])
})

it('the browser does the work of a captcha by itself, and keeps what the phone service has given', async () => {
  const sent = await withCaptchaWork(api, token, async (ask) => send(await ask()))
  expect(sent).toEqual({ captchaToken: 'of the service', captcha: expect.stringMatching(/^work:\d+\.\d+$/) })
})

it('what else is refused stays refused', async () => {
  const refused = new ApiError({ kind: 'timeout', callId: calls.session.smsReset.id })
  await expect(withCaptchaWork(api, nothing, () => Promise.reject(refused))).rejects.toBe(refused)
})
