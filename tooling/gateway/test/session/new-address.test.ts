import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { codeAt } from '../../src/accounts/authenticator/totp.ts'
import { hashRecoveryCode } from '../../src/accounts/authenticator/check-authenticator.ts'
import { expiredAccount, freshAccounts, people } from '@saola/demo'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'
import { inbox, newestCode, operate, otherThan } from './inbox.ts'

type Way = 'sms' | 'email' | 'bank' | 'totp'
type Challenge = { challenge: string; ways: Way[] }

const secret = Buffer.from('a secret of 20 bytes')
const home = '192.0.2.10'
let gateway: TestGateway
let names: string[] = []
let name = ''
let id = 0
let away = 10

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await operate(gateway, { signIn: { checkAddress: true, mayTellWhoExists: false } })
  // One for each test; who has a forced change of password is left out.
  names = people
    .filter(([each, , type]) => type === 0 && !freshAccounts.includes(each) && each !== expiredAccount)
    .map(([each]) => each)
})
afterAll(() => gateway.close())

/** Everybody has a phone, a mailbox and a name, and has been at home once. */
beforeEach(async () => {
  name = names.pop() ?? ''
  away += 1
  const session = await signIn(home)
  id = Number(session.id)
  await setRow({ real_name: 'Nguyễn Thị Ánh' })
})

async function setRow(row: Partial<Record<'real_name' | 'email' | 'mobile', string | null>>): Promise<void> {
  await gateway.services.db.updateTable('account').set(row).where('id', '=', id).execute()
}

/** The name is proof where there is neither phone nor mailbox (session 38). */
const nameAlone = () => setRow({ email: null, mobile: null })

async function turnAuthenticatorOn(): Promise<void> {
  await gateway.services.db
    .insertInto('authenticator')
    .values({ account_id: id, secret, created_at: 1, confirmed_at: 1, last_step: 0 })
    .execute()
}

const prepare: Record<Way, () => Promise<void>> = {
  sms: async () => undefined,
  email: async () => undefined,
  bank: nameAlone,
  totp: turnAuthenticatorOn,
}

function at(address: string) {
  return visit(gateway, { addresses: address }).api
}

function signIn(address: string) {
  return at(address).send(calls.session.login, { username: name, password: 'Saola2026', type: 'username' })
}

async function challenged(address = `203.0.113.${away}`): Promise<Challenge> {
  const refused = await refusal(signIn(address))
  expect([refused.status, refused.code]).toEqual([400, 'login.address.unknown'])
  return (refused.body as { value: Challenge }).value
}

function verify(challenge: string, way: Way, answer: string) {
  return at(`203.0.113.${away}`).send(calls.session.loginVerification, { challenge, way, answer })
}

function sendCode(challenge: string, way: 'sms' | 'email') {
  return at(`203.0.113.${away}`).send(calls.session.verificationCode, { challenge, way })
}

async function contact(column: 'mobile' | 'email'): Promise<string> {
  const row = await gateway.services.db
    .selectFrom('account')
    .select(column)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.[column] ?? ''
}

const presentCode = () => codeAt(secret, Math.floor(gateway.clock.now() / 30_000))

describe('a sign-in from an address that the account has not used (session 12)', () => {
  it('offers the ways that the account has, and tells none of its addresses', async () => {
    const refused = await refusal(signIn(`203.0.113.${away}`))
    expect((refused.body as { value: Challenge }).value).toEqual({
      challenge: expect.stringMatching(/^[\w-]{32}$/),
      ways: ['sms', 'email'],
    })
    expect(JSON.stringify(refused.body)).not.toContain((await contact('mobile')).slice(3))
  })

  it.each<[Way, () => Promise<string>]>([
    ['sms', async () => newestCode(gateway, await contact('mobile'))],
    ['email', async () => newestCode(gateway, await contact('email'))],
    ['bank', async () => 'nguyen  THI anh'],
    ['totp', async () => presentCode()],
  ])('is let in by %s, and the address is known from then on', async (way, answer) => {
    await prepare[way]()
    const { challenge } = await challenged()
    if (way === 'sms' || way === 'email') {
      expect(await sendCode(challenge, way)).toEqual({ expiredMinutes: 5 })
    }
    const session = await verify(challenge, way, await answer())
    expect(session).toMatchObject({ userName: name, lastSignIn: { at: gateway.clock.now() } })
    expect((await signIn(`203.0.113.${away}`)).userName).toBe(name)
    // Home stays home, and a third place is asked again.
    await signIn(home)
    await challenged('203.0.113.250')
  })

  it('is not remembered by the password alone', async () => {
    await challenged()
    await challenged()
  })

  it.each<[Way, string]>([
    ['bank', 'Nguyen Thi An'],
    ['bank', ''],
    ['totp', '000000'],
    ['totp', 'ABCD-EFGH'],
  ])('refuses by %s the answer "%s", and ends after five of them', async (way, answer) => {
    await prepare[way]()
    const { challenge } = await challenged()
    if (answer === '') {
      expect((await refusal(verify(challenge, way, answer))).code).toBe('request_param_err')
      return
    }
    for (let count = 0; count < 5; count++) {
      const wrong = await refusal(verify(challenge, way, answer))
      expect([wrong.code, wrong.field]).toEqual(['login.answer.wrong', 'answer'])
    }
    const right = way === 'totp' ? presentCode() : 'NGUYEN THI ANH'
    const ended = await refusal(verify(challenge, way, right))
    expect([ended.status, ended.code]).toEqual([400, 'login.challenge.ended'])
  })
})

describe('the proof', () => {
  it('by code ends with the challenge, however many codes are sent', async () => {
    const { challenge } = await challenged()
    await sendCode(challenge, 'sms')
    const code = await newestCode(gateway, await contact('mobile'))
    for (let count = 0; count < 5; count++) {
      const wrong = await refusal(verify(challenge, 'sms', otherThan(code)))
      expect(wrong.code).toBe('phone.invalid-verification-code')
    }
    gateway.clock.advance(60_000)
    expect((await refusal(sendCode(challenge, 'sms'))).code).toBe('login.challenge.ended')
    expect((await refusal(verify(challenge, 'sms', code))).code).toBe('login.challenge.ended')
  })

  it('lets one of two in who answer at once, and no more than five of fifty guesses be looked at', async () => {
    await nameAlone()
    const first = await challenged()
    const both = await Promise.allSettled([
      verify(first.challenge, 'bank', 'NGUYEN THI ANH'),
      verify(first.challenge, 'bank', 'NGUYEN THI ANH'),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    away += 1
    await turnAuthenticatorOn()
    const second = await challenged(`203.0.113.${away}`)
    const guesses = await Promise.all(
      Array.from({ length: 50 }, () => refusal(verify(second.challenge, 'totp', '000000'))),
    )
    expect(guesses.filter(({ code }) => code === 'login.answer.wrong').length).toBeLessThanOrEqual(5)
  })

  it('is counted for the account too: a fresh challenge brings no fresh guesses for ever', async () => {
    await turnAuthenticatorOn()
    const codes: (string | undefined)[] = []
    for (let round = 0; round < 3; round++) {
      const { challenge } = await challenged()
      for (let count = 0; count < 4; count++) {
        codes.push((await refusal(verify(challenge, 'totp', '000000'))).code)
      }
    }
    expect(codes.slice(0, 10).every((code) => code === 'login.answer.wrong')).toBe(true)
    expect(codes.slice(10)).toEqual(['TOO_MANY_REQUEST', 'TOO_MANY_REQUEST'])
    // The owner at home is not kept out by it.
    expect((await signIn(home)).userName).toBe(name)
  })

  it('by a code of the authenticator opens once, and one recovery code stands in for it', async () => {
    await turnAuthenticatorOn()
    const first = await challenged()
    await verify(first.challenge, 'totp', presentCode())
    const again = await challenged('203.0.113.251')
    expect((await refusal(verify(again.challenge, 'totp', presentCode()))).code).toBe('login.answer.wrong')
    await gateway.services.db
      .insertInto('recovery_code')
      .values({ account_id: id, code_hash: hashRecoveryCode(id, 'ABCDEFGH'), used_at: null })
      .execute()
    await verify(again.challenge, 'totp', 'abcd-efgh')
    const third = await challenged('203.0.113.252')
    expect((await refusal(verify(third.challenge, 'totp', 'ABCDEFGH'))).code).toBe('login.answer.wrong')
  })

  it('has to come within ten minutes', async () => {
    await nameAlone()
    const { challenge } = await challenged()
    gateway.clock.advance(600_000)
    expect((await refusal(verify(challenge, 'bank', 'NGUYEN THI ANH'))).code).toBe('login.challenge.ended')
  })

  it('goes only a way that was offered', async () => {
    await setRow({ email: null })
    const { challenge, ways } = await challenged()
    expect(ways).toEqual(['sms'])
    expect((await refusal(verify(challenge, 'bank', 'NGUYEN THI ANH'))).code).toBe('login.challenge.ended')
    expect((await refusal(verify(challenge, 'totp', presentCode()))).code).toBe('login.challenge.ended')
    expect((await refusal(sendCode(challenge, 'email'))).code).toBe('login.challenge.ended')
  })

  it('is customer service where an account has nothing to prove itself with', async () => {
    await setRow({ real_name: null, email: null, mobile: null })
    expect((await refusal(signIn(`203.0.113.${away}`))).code).toBe('login.address.service')
  })
})

describe('an authenticator that is on (session 38)', () => {
  beforeEach(turnAuthenticatorOn)

  it('is the only way: neither phone nor mailbox nor the name is asked for', async () => {
    const { challenge, ways } = await challenged()
    expect(ways).toEqual(['totp'])
    expect((await refusal(sendCode(challenge, 'sms'))).code).toBe('login.challenge.ended')
    expect((await refusal(verify(challenge, 'bank', 'NGUYEN THI ANH'))).code).toBe('login.challenge.ended')
  })

  it('guards also where the merchant checks no addresses, at a new address and in a new browser', async () => {
    await operate(gateway, { signIn: { checkAddress: false, mayTellWhoExists: false } })
    expect((await challenged()).ways).toEqual(['totp'])
    expect((await signIn(home)).userName).toBe(name)
    const stranger = visit(gateway, { addresses: home, userAgent: 'another browser' }).api
    const login = { username: name, password: 'Saola2026', type: 'username' } as const
    const asked = await refusal(stranger.send(calls.session.login, { ...login, loginDeviceId: 'stolen' }))
    expect((asked.body as { value: Challenge }).value.ways).toEqual(['totp'])
    const { challenge } = (asked.body as { value: Challenge }).value
    const proof = { challenge, way: 'totp', answer: presentCode(), loginDeviceId: 'stolen' } as const
    await stranger.send(calls.session.loginVerification, proof)
    // The browser is known from now on.
    await stranger.send(calls.session.login, { ...login, loginDeviceId: 'stolen' })
    await operate(gateway, { signIn: { checkAddress: true, mayTellWhoExists: false } })
  })

  it('ends a challenge that was opened by another way before it was switched on', async () => {
    await gateway.services.db.deleteFrom('authenticator').where('account_id', '=', id).execute()
    const { challenge } = await challenged()
    await sendCode(challenge, 'sms')
    await turnAuthenticatorOn()
    const code = await newestCode(gateway, await contact('mobile'))
    expect((await refusal(verify(challenge, 'sms', code))).code).toBe('login.challenge.ended')
  })
})

it('asks nobody else anything where the merchant does not check addresses', async () => {
  await operate(gateway, { signIn: { checkAddress: false, mayTellWhoExists: false } })
  expect((await signIn('203.0.113.253')).userName).toBe(name)
  expect(await inbox(gateway, await contact('mobile'))).toEqual([])
})

const from = (addresses: string, loginDeviceId: string) =>
  visit(gateway, { addresses }).api.send(calls.session.login, {
    username: name,
    password: 'Saola2026',
    type: 'username',
    loginDeviceId,
  })

describe('a merchant that says nothing of addresses (session 12)', () => {
  // As an operator comes back to it.
  beforeAll(() => operate(gateway, { signIn: { mayTellWhoExists: false } }))

  it('asks a new browser at a new address for a second proof, and lets it in by that', async () => {
    const asked = await refusal(from(`203.0.113.${away}`, 'a strange browser'))
    expect(asked.code).toBe('login.address.unknown')
    const { challenge, ways } = (asked.body as { value: Challenge }).value
    expect(ways).toEqual(['sms', 'email'])
    await sendCode(challenge, 'sms')
    const answer = await newestCode(gateway, await contact('mobile'))
    await visit(gateway, { addresses: `203.0.113.${away}` }).api.send(calls.session.loginVerification, {
      challenge,
      way: 'sms',
      answer,
      loginDeviceId: 'a strange browser',
    })
    // It is known from now on, wherever it goes.
    expect((await from('203.0.113.199', 'a strange browser')).userName).toBe(name)
  })

  it('lets a browser in that the account knows, wherever it is, and a new one at home', async () => {
    await from(home, 'the phone')
    expect((await from(`203.0.113.${away}`, 'the phone')).userName).toBe(name)
    expect((await from(home, 'a new phone')).userName).toBe(name)
  })

  it('lets an account in that has nothing to prove itself with', async () => {
    await setRow({ real_name: null, email: null, mobile: null })
    expect((await from(`203.0.113.${away}`, 'a strange browser')).userName).toBe(name)
  })
})
