import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  sendCode,
  sendInsteadOfCode,
  useCode,
  type Delivery,
} from '../../src/accounts/codes/verification-codes.ts'
import { inbox, newestCode, otherThan } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

const minute = 60_000
let gateway: TestGateway
let to: Delivery
let number = 100
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(() => {
  number += 1
  to = {
    merchantId: 1,
    purpose: 'login',
    channel: 'sms',
    recipient: `+84900000${number}`,
    language: 'VI',
  }
})

const send = () => sendCode(gateway.services, to)
const here = { place: '203.0.113.7', isAtHome: true }
const answer = (code: string, change: Partial<Delivery> = {}, guesser = here) =>
  useCode(gateway.services, { ...to, ...change }, code, guesser)
const refusedAs = (code: string) => expect.objectContaining({ code, field: 'verificationCode' })

describe('a code by SMS or mail (session 5)', () => {
  it('has six digits, says how long it works, and opens once', async () => {
    expect(await send()).toEqual({ expiredMinutes: 5 })
    const [message] = await inbox(gateway, to.recipient)
    expect(message?.content).toMatch(/^\d{6} là mã xác minh của bạn, có hiệu lực trong 5 phút/)
    const code = await newestCode(gateway, to.recipient)
    await answer(` ${code} `)
    await expect(answer(code)).rejects.toEqual(refusedAs('phone.invalid-verification-code'))
  })

  it('is kept only as a hash', async () => {
    await send()
    const code = await newestCode(gateway, to.recipient)
    const row = await gateway.services.db
      .selectFrom('verification_code')
      .selectAll()
      .where('recipient', '=', to.recipient)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(code)
    expect(row.code_hash).toMatch(/^[\da-f]{64}$/)
  })

  it.each([
    ['', 'phone.missing-verification-code'],
    ['   ', 'phone.missing-verification-code'],
    ['12345', 'phone.invalid-verification-code'],
    ['abcdef', 'phone.invalid-verification-code'],
  ])('refuses "%s" as %s', async (typed, code) => {
    await send()
    await expect(answer(typed)).rejects.toEqual(refusedAs(code))
  })

  it('refuses an answer where none was sent', async () => {
    await expect(answer('123456')).rejects.toEqual(refusedAs('phone.invalid-verification-code'))
  })

  it('works until the end of the fifth minute', async () => {
    await send()
    const code = await newestCode(gateway, to.recipient)
    gateway.clock.advance(5 * minute - 1)
    await answer(code)
    gateway.clock.advance(minute)
    await send()
    const second = await newestCode(gateway, to.recipient)
    gateway.clock.advance(5 * minute)
    await expect(answer(second)).rejects.toEqual(refusedAs('phone.code-expired'))
  })

  it('may be asked for again after a minute, and only the newest opens', async () => {
    await send()
    const first = await newestCode(gateway, to.recipient)
    gateway.clock.advance(minute - 1500)
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST', retryAfterSeconds: 2 })
    gateway.clock.advance(1500)
    await send()
    const second = await newestCode(gateway, to.recipient)
    if (first !== second) {
      await expect(answer(first)).rejects.toEqual(refusedAs('phone.invalid-verification-code'))
    }
    await answer(second)
  })

  it('is locked after five wrong answers, for the right one too, until the next code', async () => {
    await send()
    const code = await newestCode(gateway, to.recipient)
    for (let count = 0; count < 5; count++) {
      await expect(answer(otherThan(code))).rejects.toEqual(refusedAs('phone.invalid-verification-code'))
    }
    await expect(answer(code)).rejects.toEqual(refusedAs('code.locked'))
    gateway.clock.advance(minute)
    await send()
    await answer(await newestCode(gateway, to.recipient))
  })

  it.each<[string, Partial<Delivery>]>([
    ['another number', { recipient: '+84900000999' }],
    ['another purpose', { purpose: 'reset' }],
    ['another challenge', { purpose: 'challenge:abc' }],
    ['another merchant', { merchantId: 2 }],
  ])('opens nothing for %s', async (_, change) => {
    await send()
    const code = await newestCode(gateway, to.recipient)
    await expect(answer(code, change)).rejects.toEqual(refusedAs('phone.invalid-verification-code'))
    await answer(code)
  })
})

describe('at the same moment', () => {
  it('opens for one of two', async () => {
    await send()
    const code = await newestCode(gateway, to.recipient)
    const both = await Promise.allSettled([answer(code), answer(code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find((each) => each.status === 'rejected')?.reason).toEqual(
      refusedAs('phone.invalid-verification-code'),
    )
  })

  it('takes five of a hundred guesses', async () => {
    await send()
    const code = await newestCode(gateway, to.recipient)
    const guesses = await Promise.allSettled(Array.from({ length: 100 }, () => answer(otherThan(code))))
    const codes = guesses.map((each) => (each.status === 'rejected' ? String(each.reason.code) : 'opened'))
    expect(codes.filter((each) => each === 'phone.invalid-verification-code')).toHaveLength(5)
    expect(codes.filter((each) => each === 'code.locked')).toHaveLength(95)
  })

  it('goes out once when it is asked for twenty times', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 20 }, send))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await inbox(gateway, to.recipient)).toHaveLength(1)
  })
})

describe('what goes wrong on the way', () => {
  it('makes nobody wait for a code that could not be sent', async () => {
    const down = { ...gateway.services, messenger: { send: () => Promise.reject(new Error('no signal')) } }
    await expect(sendCode(down, to)).rejects.toThrow('no signal')
    await send()
    await answer(await newestCode(gateway, to.recipient))
  })

  it('is told apart by nobody when something else was sent instead', async () => {
    await sendInsteadOfCode(gateway.services, to, { title: 'Không có', content: 'Không có tài khoản' })
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' })
    for (let count = 0; count < 5; count++) {
      await expect(answer('123456')).rejects.toEqual(refusedAs('phone.invalid-verification-code'))
    }
    await expect(answer('123456')).rejects.toEqual(refusedAs('code.locked'))
    gateway.clock.advance(5 * minute)
    await expect(answer('123456')).rejects.toEqual(refusedAs('phone.code-expired'))
  })
})
