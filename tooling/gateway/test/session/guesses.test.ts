import { calls } from '@saola/protocol'
import { codeSending, dayMs, guessWaitMs, minuteMs } from '@saola/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newestCode, operate, otherThan } from './inbox.ts'
import { readCaptcha } from './read-captcha.ts'

const device = 'd'.repeat(32)
const home = '192.0.2.10'
let gateway: TestGateway
let address = 1
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await operate(gateway, { switches: { MOBILEVERCODELOGIN3: true } })
})
afterAll(() => gateway.close())

/** Somebody from a network that nobody has come from. */
function stranger(): Visitor {
  address += 1
  return visit(gateway, { addresses: `203.0.${address >> 8}.${address & 255}` })
}

const owner = (addresses = home) => visit(gateway, { addresses })

async function mobileOf(name: string): Promise<string> {
  const { mobile } = await gateway.services.db
    .selectFrom('account')
    .select('mobile')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return mobile ?? ''
}

/** Has a code sent for a new password, with a captcha where it is asked for. */
async function askCode(visitor: Visitor, mobileNum: string): Promise<void> {
  const ask = (captcha?: string) =>
    visitor.api.send(calls.session.smsReset, {
      mobileNum,
      countryDialingCode: '+84',
      ...(captcha && { captcha }),
    })
  await ask().catch(async () => ask(await readCaptcha(gateway, visitor)))
}

function reset(visitor: Visitor, mobileNum: string, verificationCode: string, loginDeviceId?: string) {
  const input = { mobileNum, verificationCode, newPassword: 'Langbiang1' }
  return visitor.api.send(calls.session.resetBySms, { ...input, ...(loginDeviceId && { loginDeviceId }) })
}

function signIn(visitor: Visitor, username: string, password: string, loginDeviceId?: string) {
  const input = { username, password, type: 'username' as const }
  return visitor.api.send(calls.session.login, { ...input, ...(loginDeviceId && { loginDeviceId }) })
}

describe('wrong answers to a secret (session 43)', () => {
  it('are counted across codes, days and networks, and wait longer and longer', async () => {
    const mobile = await mobileOf('member01')
    let looked = 0
    const waits = new Set<number>()
    // Thirty codes, with five guesses each from a network of its own: before, all of 150 were looked at.
    for (let code = 0; code < 30; code++) {
      const thief = stranger()
      gateway.clock.advance(minuteMs)
      await askCode(thief, mobile).catch(() => undefined)
      for (let count = 0; count < 5; count++) {
        const { code: said, retryAfterSeconds } = await refusal(reset(thief, mobile, '12345x'))
        if (said === 'phone.invalid-verification-code') looked += 1
        if (retryAfterSeconds !== undefined) waits.add(retryAfterSeconds)
      }
    }
    expect(looked).toBeLessThan(25)
    expect([...waits].some((seconds) => seconds > 5 * 60)).toBe(true)
    expect(guessWaitMs(10)).toBe(5 * minuteMs)
  })

  it('of a transaction password outlive the five minutes and a restart', async () => {
    const visitor = visit(gateway, { addresses: '192.0.2.77' })
    await visitor.signIn('minhthu')
    const { id } = await gateway.services.db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'minhthu')
      .executeTakeFirstOrThrow()
    await visitor.api.send(calls.member.setPaymentPassword, {
      password: 'Saola2026',
      newPassword: '246813',
      confirmNewPassword: '246813',
    })
    const guess = () =>
      refusal(visitor.api.send(calls.wallet.removeBankCard, { cardId: '1', paymentPassword: '000000' }))
    for (let count = 0; count < 5; count++) expect((await guess()).code).toBe('invalid.payment.pw')
    gateway.clock.advance(6 * minuteMs)
    for (let count = 0; count < 5; count++) expect((await guess()).code).toBe('invalid.payment.pw')
    await gateway.services.limiter.forget(`payment-password:account:${id}`)
    expect(await guess()).toMatchObject({ code: 'TOO_MANY_REQUEST', retryAfterSeconds: 300 })
    // Its owner, who knows the sign-in password, sets another one and is not kept out.
    await visitor.api.send(calls.member.setPaymentPassword, {
      password: 'Saola2026',
      newPassword: '135792',
      confirmNewPassword: '135792',
    })
    expect((await guess()).code).toBe('invalid.payment.pw')
  })
})

describe('who keeps an owner out (session 45)', () => {
  it('is no stranger who guesses passwords: a known browser and a known network have counts of their own', async () => {
    const first = owner()
    await signIn(first, 'quynhanh', 'Saola2026', device)
    for (let count = 0; count < 12; count++) {
      const thief = stranger()
      const { code } = await refusal(signIn(thief, 'quynhanh', 'Wrong2026'))
      expect(['login.wrong.credentials', 'login.captcha.wrong']).toContain(code)
    }
    expect((await signIn(owner(), 'quynhanh', 'Saola2026')).userName).toBe('quynhanh')
    // Away from home the browser alone is known, in a network where everybody else has to wait.
    const busy = '203.0.113.200'
    for (let count = 0; count < 61; count++) await refusal(signIn(owner(busy), `nobody${count}`, 'Wrong2026'))
    expect((await refusal(signIn(owner(busy), 'quynhanh', 'Saola2026'))).code).toBe('TOO_MANY_REQUEST')
    expect((await signIn(owner(busy), 'quynhanh', 'Saola2026', device)).userName).toBe('quynhanh')
  })

  it('is no browser that only says so: ids that the account does not know share the network’s count', async () => {
    const thief = stranger()
    for (let count = 0; count < 3; count++) {
      await refusal(signIn(thief, 'hoangnam91', 'Wrong2026', `${count}`.padStart(32, 'e')))
    }
    const asked = await refusal(signIn(thief, 'hoangnam91', 'Wrong2026', 'f'.repeat(32)))
    expect(asked.code).toBe('login.captcha.wrong')
  })

  it('is no stranger who guesses at a code: it opens for its owner all the same', async () => {
    const mobile = await mobileOf('hoaiphong')
    await signIn(owner(), 'hoaiphong', 'Saola2026', device)
    await askCode(owner(), mobile)
    const code = await newestCode(gateway, mobile)
    for (let count = 0; count < 12; count++) await refusal(reset(stranger(), mobile, otherThan(code)))
    const wait = await refusal(reset(stranger(), mobile, otherThan(code)))
    expect(wait.code).toBe('TOO_MANY_REQUEST')
    await reset(owner(), mobile, code)
    expect((await signIn(owner(), 'hoaiphong', 'Langbiang1')).userName).toBe('hoaiphong')
  })

  it('is no number that somebody else wrote down: its owner proves it and has it (session 47)', async () => {
    const { db } = gateway.services
    const mobile = '+84977000111'
    const held = { mobile, mobile_verified_at: null }
    await db.updateTable('account').set(held).where('name', '=', 'ducphuc').execute()
    const visitor = owner()
    const session = await signIn(visitor, 'thanhxuan', 'Saola2026')
    const own = visit(gateway, { addresses: home, token: session.token })
    await own.api.send(calls.member.contactCode, { channel: 'sms', contact: mobile })
    await own.api.send(calls.member.setContact, {
      channel: 'sms',
      contact: mobile,
      verificationCode: await newestCode(gateway, mobile),
      password: 'Saola2026',
    })
    const { mobile: now } = await db
      .selectFrom('account')
      .select('mobile')
      .where('name', '=', 'thanhxuan')
      .executeTakeFirstOrThrow()
    expect(now).toBe(mobile)
  })
})

function send(visitor: Visitor, mobileNum: string, captcha?: string) {
  const input = { mobileNum, countryDialingCode: '+84', ...(captcha !== undefined && { captcha }) }
  return visitor.api.send(calls.session.smsNoLogin, input)
}

describe('sending codes (session 44)', () => {
  const { toRecipient, fromNetwork } = codeSending
  it('asks for a captcha from the fourth code of a day to a phone, and for a day’s wait after the tenth', async () => {
    const mobile = '0977000222'
    for (let count = 0; count < toRecipient.most; count++) {
      const visitor = stranger()
      gateway.clock.advance(minuteMs)
      if (count < toRecipient.captchaFrom) await send(visitor, mobile)
      else {
        const asked = await refusal(send(visitor, mobile))
        expect([asked.code, asked.field]).toEqual(['login.captcha.wrong', 'captcha'])
        await send(visitor, mobile, await readCaptcha(gateway, visitor))
      }
    }
    gateway.clock.advance(minuteMs)
    const refused = await refusal(send(stranger(), mobile))
    expect(refused.code).toBe('TOO_MANY_REQUEST')
    expect(refused.retryAfterSeconds).toBe((dayMs - toRecipient.most * minuteMs) / 1000)
    await send(stranger(), '0977000223')
    gateway.clock.advance(dayMs)
    await send(stranger(), mobile)
  })

  it('asks a network for a captcha from the eleventh code of a day, to whomever they go', async () => {
    const visitor = stranger()
    for (let count = 0; count < fromNetwork.captchaFrom; count++) await send(visitor, `09770003${10 + count}`)
    expect((await refusal(send(visitor, '0977000399'))).code).toBe('login.captcha.wrong')
    await send(visitor, '0977000399', await readCaptcha(gateway, visitor))
  })
})
