import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, headers } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { derivationsOf } from './derivations-of.ts'
import { readCaptcha } from './read-captcha.ts'

const minute = 60_000
let gateway: TestGateway
let address = 1
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

/** Everybody comes from an address of their own unless a test says otherwise. */
function newVisitor(): Visitor {
  address += 1
  return visit(gateway, { addresses: `198.51.100.${address}` })
}

type Input = { username: string; password: string; captcha?: string; type?: 'username' | 'sms' | '' }

function signIn(visitor: Visitor, input: Input) {
  return visitor.api.send(calls.session.login, { type: 'username', ...input })
}

function wrong(visitor: Visitor, username: string) {
  return refusal(signIn(visitor, { username, password: 'Wrong2026' }))
}

async function setActive(name: string, flag: number): Promise<void> {
  await gateway.services.db
    .updateTable('account')
    .set({ active_flag: flag })
    .where('name', '=', name)
    .execute()
}

function visitFrom(addresses: string): Visitor {
  return visit(gateway, { addresses })
}

describe('signing in (session 10)', () => {
  it.each([
    ['member01', 0],
    ['agent02', 1],
    ['topagent', 2],
    ['trial01', 4],
  ])('lets %s in as type %i', async (username, customerType) => {
    const session = await signIn(newVisitor(), { username, password: 'Saola2026' })
    expect(session).toMatchObject({ userName: username, customerType, firstTimeLogin: false })
    expect(session.token).toMatch(/^[\w-]{43}$/)
  })

  it.each([
    ['thuytien26', { firstTimeLogin: true, passwordExpired: false }],
    ['baolong88', { firstTimeLogin: false, passwordExpired: true }],
  ])('tells %s to change the password', async (username, flags) => {
    expect(await signIn(newVisitor(), { username, password: 'Saola2026' })).toMatchObject(flags)
  })

  it.each([' Member01 ', 'member\u200B01', 'ｍｅｍｂｅｒ０１', '\u202AMEMBER01\u202C\u00A0'])(
    'reads the name %j as it is meant (validation 18)',
    async (username) => {
      const session = await signIn(newVisitor(), { username, password: 'Saola2026', type: '' })
      expect(session.userName).toBe('member01')
    },
  )

  it('leaves a password as it was typed (validation 18)', async () => {
    expect((await refusal(signIn(newVisitor(), { username: 'member03', password: 'Ｓaola2026' }))).code).toBe(
      'login.wrong.credentials',
    )
  })

  it.each([
    ['a wrong password', 'member02', 'Saola2025'],
    ['a password in another case', 'member02', 'saola2026'],
    ['an unknown name', 'nobody77', 'Saola2026'],
  ])('refuses %s with the same words', async (_, username, password) => {
    const refused = await refusal(signIn(newVisitor(), { username, password }))
    expect([refused.status, refused.code, refused.message]).toEqual([
      400,
      'login.wrong.credentials',
      'Tên đăng nhập hoặc mật khẩu không đúng',
    ])
  })

  it.each([
    ['no name', { username: '', password: 'Saola2026' }, 'username'],
    ['no password', { username: 'member01', password: '' }, 'password'],
    ['a password of 1,021 characters', { username: 'member01', password: 'a'.repeat(1_021) }, 'password'],
  ])('refuses %s', async (_, input, field) => {
    const refused = await refusal(signIn(newVisitor(), input))
    expect([refused.code, refused.field]).toEqual(['request_param_err', field])
  })

  it('refuses a code by SMS that nobody asked for', async () => {
    const refused = await refusal(
      signIn(newVisitor(), { username: '0912345678', password: '123456', type: 'sms' }),
    )
    expect(refused.code).toBe('phone.invalid-verification-code')
  })

  it('tells a locked account so, but only to who knows its password', async () => {
    await setActive('camtu', 0)
    expect((await refusal(signIn(newVisitor(), { username: 'camtu', password: 'Saola2026' }))).code).toBe(
      'us_forbidden_login_error',
    )
    expect((await wrong(newVisitor(), 'camtu')).code).toBe('login.wrong.credentials')
    await setActive('camtu', 1)
  })

  it('does the same work for a name that nobody has', async () => {
    const work: unknown[][] = []
    for (const username of ['member02', 'nobody88']) {
      work.push(await derivationsOf(() => wrong(newVisitor(), username)))
    }
    expect(work[0]).toHaveLength(1)
    expect(work[1]).toEqual(work[0])
    expect(work[0]?.[0]).toMatchObject({ algorithm: 'argon2id', salt: 16 })
  })
})

describe('wrong passwords', () => {
  it('ask for a captcha after the third one', async () => {
    const visitor = newVisitor()
    const bodies = [
      await wrong(visitor, 'sontung'),
      await wrong(visitor, 'sontung'),
      await wrong(visitor, 'sontung'),
    ]
    expect(bodies.map(({ body }) => (body as { value?: unknown }).value)).toEqual([
      undefined,
      undefined,
      { captcha: true },
    ])
    const without = await refusal(signIn(visitor, { username: 'sontung', password: 'Saola2026' }))
    expect([without.code, without.field, without.message]).toEqual([
      'login.captcha.wrong',
      'captcha',
      'Hãy nhập mã kiểm tra',
    ])
    const captcha = await readCaptcha(gateway, visitor)
    const session = await signIn(visitor, { username: 'sontung', password: 'Saola2026', captcha })
    expect(session.userName).toBe('sontung')
    // The right password wiped the slate.
    expect((await wrong(visitor, 'sontung')).body).not.toHaveProperty('value')
  })

  it('ask for it from everybody who tries that name, and of no other name', async () => {
    for (let count = 0; count < 3; count++) await wrong(newVisitor(), 'quangvinh')
    const refused = await refusal(signIn(newVisitor(), { username: 'quangvinh', password: 'Saola2026' }))
    expect(refused.code).toBe('login.captcha.wrong')
    await signIn(newVisitor(), { username: 'lanphuong', password: 'Saola2026' })
  })

  it('make the network wait for five minutes after the tenth one for a name, and nobody else (session 14, 45)', async () => {
    const visitor = newVisitor()
    for (let count = 0; count < 10; count++) {
      const captcha = count < 3 ? '' : await readCaptcha(gateway, visitor)
      await refusal(signIn(visitor, { username: 'giahuy', password: 'Wrong2026', captcha }))
    }
    const captcha = await readCaptcha(gateway, visitor)
    const locked = await refusal(signIn(visitor, { username: 'giahuy', password: 'Saola2026', captcha }))
    expect([locked.status, locked.code, locked.retryAfterSeconds]).toEqual([429, 'TOO_MANY_REQUEST', 300])
    gateway.clock.advance(2 * minute)
    const still = await refusal(signIn(visitor, { username: 'giahuy', password: 'Saola2026', captcha }))
    expect(still.retryAfterSeconds).toBe(180)
    // A visitor from elsewhere answers a captcha, which strangers have brought about, and is let in.
    const other = newVisitor()
    const asked = await refusal(signIn(other, { username: 'giahuy', password: 'Saola2026' }))
    expect(asked.code).toBe('login.captcha.wrong')
    const read = await readCaptcha(gateway, other)
    await signIn(other, { username: 'giahuy', password: 'Saola2026', captcha: read })
    gateway.clock.advance(3 * minute)
    expect((await signIn(visitor, { username: 'giahuy', password: 'Saola2026' })).userName).toBe('giahuy')
  })

  it('lock an address, told by the last hop, after sixty of them', async () => {
    for (let count = 0; count < 60; count++)
      await wrong(visitFrom(`10.0.0.${count}, 192.0.2.44`), `somebody${count}`)
    const locked = await refusal(visitFrom('10.9.9.9, 192.0.2.44').signIn('member01'))
    expect(locked.code).toBe('TOO_MANY_REQUEST')
    expect(await visitFrom('192.0.2.44, 192.0.2.45').signIn('member01')).toBeTruthy()
  })

  it('alone are counted: a right one is taken back', async () => {
    await visitFrom('192.0.2.46').signIn('member02')
    await wrong(visitFrom('192.0.2.46'), 'member02')
    await visitFrom('192.0.2.46').signIn('member01')
    expect(await gateway.services.limiter.look('sign-in:address:192.0.2.46')).toEqual({ count: 1, waitMs: 0 })
  })
})

describe('a session', () => {
  it('is kept as a hash only, and notes the sign-in', async () => {
    const visitor = newVisitor()
    const token = await visitor.signIn('myduyen')
    const row = await gateway.services.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['token_hash', 'ip', 'last_login_at', 'last_login_ip', 'expires_at'])
      .where('name', '=', 'myduyen')
      .executeTakeFirstOrThrow()
    expect(row.token_hash).not.toContain(token)
    expect(row).toMatchObject({
      ip: `198.51.100.${address}`,
      last_login_ip: `198.51.100.${address}`,
      last_login_at: gateway.clock.now(),
      expires_at: gateway.clock.now() + 12 * 60 * minute,
    })
  })

  it('ends twelve hours after its last use', async () => {
    const visitor = newVisitor()
    await visitor.signIn('member01')
    for (const hours of [11, 11, 11]) {
      gateway.clock.advance(hours * 60 * minute)
      expect((await visitor.api.send(calls.member.info)).account).toBe('member01')
    }
    gateway.clock.advance(12 * 60 * minute)
    const ended = await refusal(visitor.api.send(calls.member.info))
    expect([ended.status, ended.code]).toEqual([401, 'login.not.session'])
  })

  it('ends thirty days after its beginning, however much it is used (session 49)', async () => {
    const visitor = newVisitor()
    await visitor.signIn('member01')
    for (let halfDays = 1; halfDays < 60; halfDays++) {
      gateway.clock.advance(12 * 60 * minute - 1000)
      await visitor.api.send(calls.member.info)
    }
    gateway.clock.advance(12 * 60 * minute - 1000 + 60_000)
    expect((await refusal(visitor.api.send(calls.member.info))).status).toBe(401)
  })

  it('ends by signing out, and no other with it', async () => {
    const [one, other] = [newVisitor(), newVisitor()]
    await one.signIn('member01')
    await other.signIn('member01')
    await one.api.send(calls.session.logout)
    expect((await refusal(one.api.send(calls.member.info))).status).toBe(401)
    await other.api.send(calls.member.info)
  })

  it('is worth nothing at another merchant', async () => {
    const token = await newVisitor().signIn('member01')
    const { settings } = await gateway.services.db
      .selectFrom('merchant')
      .select('settings')
      .executeTakeFirstOrThrow()
    await gateway.services.db
      .insertInto('merchant')
      .values({ code: 'sen', name: 'Sen', settings: JSON.stringify(settings) })
      .execute()
    const response = await gateway.fetch('http://gateway.test/wps/member/info', {
      headers: { [headers.merchant]: 'sen', [headers.authorization]: token },
    })
    expect(response.status).toBe(401)
  })
})
