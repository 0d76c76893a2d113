import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient, isApiError, type ApiClient, type ApiError } from '@saola/api-client'
import { readEnvironment } from '@saola/gateway'
import { calls } from '@saola/protocol'
import { messageText } from '../src/texts.ts'
import { refusals, type RefusalName } from '../src/phone/outcomes.ts'
import { startGateway, type TestGateway } from './start-with-parties.ts'

let server: Server
let origin: string
let gateway: TestGateway

/** One port for the gateway and the played service: the call comes in by HTTP, and goes on to the service by HTTP. */
beforeAll(async () => {
  server = createServer(
    (request, response) => void getRequestListener((each) => gateway.fetch(each))(request, response),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { phone } = readEnvironment({
    SAOLA_PHONE_KEY: 'any key',
    SAOLA_PHONE_URL: `${origin}/phone/`,
    SAOLA_PHONE_CAPTCHA_URL: `${origin}/phone/captcha`,
  }).settings
  gateway = await startGateway({ phone })
})
afterAll(async () => {
  await gateway.close()
  await new Promise((done) => server.close(done))
})

function apiIn(language: 'VI' | 'EN'): ApiClient {
  return createApiClient({
    baseUrl: origin,
    merchant: 'saola',
    language: () => language,
    token: () => undefined,
    cipher: 'jwe',
  })
}

/** Solves the captcha as its page does, with what the service is to answer. */
async function solve(answer: RefusalName | '' = ''): Promise<string> {
  const page = await fetch(`${origin}/phone/captcha`, {
    method: 'POST',
    body: new URLSearchParams({ answer, language: 'VI', origin: 'http://127.0.0.1:4001' }),
  })
  return /data-token="([\w-]+)"/.exec(await page.text())?.[1] ?? ''
}

let people = 0

/** A number that nobody asked for a code for yet. */
function newNumber(): string {
  people += 1
  return `09350000${String(people).padStart(2, '0')}`
}

async function send(language: 'VI' | 'EN', mobileNum: string, captchaToken?: string) {
  gateway.clock.advance(10_000)
  return apiIn(language).send(calls.session.smsNoLogin, {
    mobileNum,
    countryDialingCode: '84',
    ...(captchaToken !== undefined && { captchaToken }),
  })
}

async function signIn(language: 'VI' | 'EN', username: string, password: string) {
  return apiIn(language).send(calls.session.login, { username, password, type: 'sms' })
}

async function refused(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isApiError(error)) throw new Error('the call was not refused', { cause: error })
  return error
}

async function codeFor(number: string): Promise<string> {
  const { value } = (await (await fetch(`${origin}/phone.json`)).json()) as {
    value: { phoneNumber: string; code: string }[]
  }
  return value.find(({ phoneNumber }) => phoneNumber === `+84${number.slice(1)}`)?.code ?? ''
}

/** As the error catalogue words them; the eleventh, `popup-closed-by-user`, is the browser's own (journeys/codes/phone-service). */
const sentences: Record<RefusalName, string> = {
  'invalid-phone-number': 'Invalid phone number format.',
  'missing-phone-number': 'Please enter a valid phone number.',
  'too-many-requests': 'Too many requests, please try again after 5 minutes.',
  unknown: 'An unknown error occured.',
  'invalid-verification-code': 'Verification code is not valid',
  'missing-verification-code': 'Verification code is missing',
  'captcha-check-failed':
    'Invalid reCaptcha input, or if this method was called from a non-whitelisted domain.',
  'quota-exceeded': 'Quota not sufficient, please contact customer service.',
  'operation-not-allowed': 'Not enabled function, please contact customer service.',
  'code-expired': 'Verification code has expired, please send again.',
}

describe('what the service refuses (session 7)', () => {
  it.each(
    (Object.keys(refusals) as RefusalName[]).flatMap((name) => [
      [name, 'EN'] as const,
      [name, 'VI'] as const,
    ]),
  )('%s has its sentence in %s, from the service to the caller', async (name, language) => {
    const number = newNumber()
    const token = await solve(name)
    const error =
      refusals[name].at === 'send'
        ? await refused(send(language, number, token))
        : await send(language, number, token).then(() => refused(signIn(language, number, '123456')))
    const sentence = language === 'EN' ? sentences[name] : messageText('VI', `system.phone.${name}`)
    expect([error.code, error.serverMessage]).toEqual([`phone.${name}`, sentence])
    // A number of seconds would be shown in place of the sentence.
    expect(error.retryAfterSeconds).toBeUndefined()
  })

  it.each([
    ['no token', undefined],
    ['a token that the page never gave', 'made-up'],
  ])('is a captcha with %s', async (_, token) => {
    expect((await refused(send('VI', newNumber(), token))).code).toBe('phone.captcha-check-failed')
  })

  it('is a token that served before', async () => {
    const token = await solve()
    await send('VI', newNumber(), token)
    expect((await refused(send('VI', newNumber(), token))).code).toBe('phone.captcha-check-failed')
  })

  it('is a wrong code, and the right one after five minutes', async () => {
    const number = newNumber()
    await send('EN', number, await solve())
    const code = await codeFor(number)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await refused(signIn('EN', number, wrong))).serverMessage).toBe(
      sentences['invalid-verification-code'],
    )
    gateway.clock.advance(5 * 60_000)
    expect((await refused(signIn('EN', number, code))).serverMessage).toBe(sentences['code-expired'])
  })
})

describe('a code of the service (session 37)', () => {
  it('signs in, once, and no SMS of our own goes out', async () => {
    const number = '0912000001'
    expect(await send('VI', number, await solve())).toEqual({ expiredMinutes: 5 })
    const code = await codeFor(number)
    expect((await signIn('VI', number, code)).userName).toBe('member01')
    expect((await refused(signIn('VI', number, code))).code).toBe('phone.invalid-verification-code')
    const outbox = (await (await fetch(`${origin}/outbox.json?recipient=%2B84912000001`)).json()) as {
      value: { content: string }[]
    }
    expect(outbox.value.filter(({ content }) => content.includes(code))).toEqual([])
  })

  it('is asked for with the captcha that the status names', async () => {
    const { info } = await apiIn('VI').send(calls.system.status)
    expect(info.phoneCaptcha).toBe(`${origin}/phone/captcha`)
    const page = await fetch(`${info.phoneCaptcha}?origin=http://127.0.0.1:4001&language=EN`)
    expect(await page.text()).toContain('I am not a robot')
    expect(page.headers.get('Content-Security-Policy')).toContain('frame-ancestors http://127.0.0.1:*')
  })

  it('is shown on the page of the service', async () => {
    const number = newNumber()
    await send('VI', number, await solve())
    expect(await (await fetch(`${origin}/phone?language=EN`)).text()).toContain(await codeFor(number))
  })
})
