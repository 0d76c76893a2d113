import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { createFirebasePhoneService } from '../../src/accounts/codes/phone-service.ts'
import { useCode } from '../../src/accounts/codes/verification-codes.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'
import { inbox } from '../session/inbox.ts'

/** What the service answers next, and what it was asked. It speaks as Identity Toolkit's REST interface does. */
type Answer = { status: number; body: string }
let server: Server
let origin: string
let asked: { path: string; body: Record<string, string> }[] = []
const answers = new Map<string, Answer>()

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const path = request.url ?? ''
    asked.push({ path, body: JSON.parse(text) })
    const method = /accounts:(\w+)/.exec(path)?.[1] ?? ''
    const { status, body } = answers.get(method) ?? { status: 404, body: '' }
    // A kept connection would end by itself while a busy machine starts the gateway below.
    response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => server.close(done)))
beforeEach(() => {
  asked = []
  accept('sendVerificationCode', { sessionInfo: 'visit-1' })
  accept('signInWithPhoneNumber', { idToken: 'x', localId: 'y', phoneNumber: '+84912000001' })
})

function accept(method: string, body: object): void {
  answers.set(method, { status: 200, body: JSON.stringify(body) })
}

function refuse(method: string, message: string, status = 400): void {
  answers.set(method, { status, body: JSON.stringify({ error: { code: status, message, errors: [] } }) })
}

const service = () => createFirebasePhoneService({ apiKey: 'a key', origin })

describe('phone verification by Firebase (session 7)', () => {
  it('sends and confirms over the REST interface', async () => {
    expect(await service().start('+84912000001', 'proof')).toBe('visit-1')
    expect(await service().confirm('visit-1', '+84912000001', '123456')).toBe(true)
    expect(asked).toEqual([
      {
        path: '/v1/accounts:sendVerificationCode?key=a%20key',
        body: { phoneNumber: '+84912000001', recaptchaToken: 'proof' },
      },
      {
        path: '/v1/accounts:signInWithPhoneNumber?key=a%20key',
        body: { sessionInfo: 'visit-1', code: '123456' },
      },
    ])
  })

  it.each([
    ['INVALID_PHONE_NUMBER : TOO_SHORT', 'phone.invalid-phone-number'],
    ['MISSING_PHONE_NUMBER', 'phone.missing-phone-number'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : blocked', 'phone.too-many-requests'],
    ['CAPTCHA_CHECK_FAILED', 'phone.captcha-check-failed'],
    ['INVALID_RECAPTCHA_TOKEN', 'phone.captcha-check-failed'],
    ['MISSING_RECAPTCHA_TOKEN', 'phone.captcha-check-failed'],
    ['INVALID_APP_CREDENTIAL', 'phone.captcha-check-failed'],
    ['MISSING_APP_CREDENTIAL', 'phone.captcha-check-failed'],
    ['QUOTA_EXCEEDED : Exceeded quota', 'phone.quota-exceeded'],
    ['OPERATION_NOT_ALLOWED', 'phone.operation-not-allowed'],
    ['SOMETHING_NEW', 'phone.unknown'],
  ])('calls %s while sending %s', async (message, code) => {
    refuse('sendVerificationCode', message)
    await expect(service().start('+84912000001', 'proof')).rejects.toMatchObject({ code })
  })

  it.each([
    ['MISSING_CODE', 'phone.missing-verification-code'],
    ['SESSION_EXPIRED', 'phone.code-expired'],
    ['INVALID_SESSION_INFO', 'phone.code-expired'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'phone.too-many-requests'],
    ['toString', 'phone.unknown'],
  ])('calls %s while confirming %s', async (message, code) => {
    refuse('signInWithPhoneNumber', message)
    await expect(service().confirm('visit-1', '+84912000001', '1')).rejects.toMatchObject({ code })
  })

  it('answers false to a wrong code, and to the code of another number', async () => {
    refuse('signInWithPhoneNumber', 'INVALID_CODE')
    expect(await service().confirm('visit-1', '+84912000001', '1')).toBe(false)
    accept('signInWithPhoneNumber', { phoneNumber: '+84912000002' })
    expect(await service().confirm('visit-1', '+84912000001', '123456')).toBe(false)
  })

  it.each([
    ['an error page', { status: 502, body: '<html>Bad gateway</html>' }],
    ['an answer without what it should hold', { status: 200, body: '{}' }],
    ['an answer that is no JSON', { status: 200, body: 'OK' }],
  ])('opens nothing to %s', async (_, answer) => {
    answers.set('sendVerificationCode', answer)
    answers.set('signInWithPhoneNumber', answer)
    await expect(service().start('+84912000001', undefined)).rejects.toMatchObject({ code: 'phone.unknown' })
    await expect(service().confirm('v', '+84912000001', '1')).rejects.toMatchObject({ code: 'phone.unknown' })
  })

  it('calls a service that cannot be reached unknown', async () => {
    const nowhere = createFirebasePhoneService({ apiKey: 'k', origin: 'http://127.0.0.1:9' })
    await expect(nowhere.start('+84912000001', undefined)).rejects.toMatchObject({ code: 'phone.unknown' })
  })
})

describe('a merchant that verifies phones by Firebase', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
    gateway.services.phoneService = service()
  })
  afterAll(() => gateway.close())

  const send = () =>
    visit(gateway).api.send(calls.session.smsNoLogin, {
      mobileNum: '0912000001',
      countryDialingCode: '+84',
      captchaToken: 'from the browser',
    })
  const signIn = (password: string) =>
    visit(gateway).api.send(calls.session.login, { username: '0912000001', password, type: 'sms' })

  it('signs in by its code, sends no SMS of its own, and uses a visit once', async () => {
    expect(await send()).toEqual({ expiredMinutes: 5 })
    expect(asked[0]?.body['recaptchaToken']).toBe('from the browser')
    expect(await inbox(gateway, '+84912000001')).toEqual([])
    refuse('signInWithPhoneNumber', 'INVALID_CODE')
    expect((await refusal(signIn('111111'))).code).toBe('phone.invalid-verification-code')
    accept('signInWithPhoneNumber', { phoneNumber: '+84912000001' })
    expect((await signIn('123456')).userName).toBe('member01')
    expect((await refusal(signIn('123456'))).code).toBe('phone.invalid-verification-code')
  })

  it('tells what the service refuses in our own words, and lets try again at once', async () => {
    gateway.clock.advance(60_000)
    refuse('sendVerificationCode', 'QUOTA_EXCEEDED')
    const refused = await refusal(send())
    expect([refused.status, refused.code]).toEqual([400, 'phone.quota-exceeded'])
    accept('sendVerificationCode', { sessionInfo: 'visit-2' })
    expect(await send()).toEqual({ expiredMinutes: 5 })
    refuse('signInWithPhoneNumber', 'SESSION_EXPIRED')
    expect((await refusal(signIn('123456'))).code).toBe('phone.code-expired')
  })

  it('is asked once for a code that has to come twice, because the authenticator was wanted too (session 39)', async () => {
    gateway.clock.advance(60_000)
    accept('sendVerificationCode', { sessionInfo: 'visit-3' })
    accept('signInWithPhoneNumber', { phoneNumber: '+84912000001' })
    await send()
    const merchant = await gateway.services.db
      .selectFrom('merchant')
      .select('id')
      .where('code', '=', 'saola')
      .executeTakeFirstOrThrow()
    const phone = { channel: 'sms', recipient: '+84912000001', purpose: 'login' } as const
    const address = { merchantId: merchant.id, ...phone }
    const guesser = { place: '203.0.113.9', isAtHome: true }
    const wanted = useCode(gateway.services, address, '123456', guesser, async () => {
      throw new Error('the authenticator is wanted')
    })
    await expect(wanted).rejects.toThrow('the authenticator is wanted')
    refuse('signInWithPhoneNumber', 'SESSION_EXPIRED')
    await expect(useCode(gateway.services, address, '654321', guesser)).rejects.toMatchObject({
      code: 'phone.invalid-verification-code',
    })
    await useCode(gateway.services, address, '123456', guesser)
  })
})
