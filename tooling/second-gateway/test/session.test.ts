import { inflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIns, startSecondGateway, type SecondGateway } from '@saola/second-gateway'
import { glyphs } from '../src/pages/draw-captcha.ts'
import { visit } from './visitor.ts'

let gateway: SecondGateway
beforeEach(async () => {
  gateway = await startSecondGateway({ origins: [] })
})
afterEach(() => gateway.close())

const { username, password } = signIns.member

function signIn(body: object, cookie = '') {
  const sending = {
    sealed: true,
    body: { username, password, type: 'username', ...body },
    headers: { Cookie: cookie },
  } as const
  return visit(gateway.origin).send('POST', '/wps/session/login', sending)
}

/** Reads the digits of a captcha by its dots, of six pixels each. */
async function readCaptcha(): Promise<{ cookie: string; captcha: string }> {
  const { body, headers } = await visit(gateway.origin).get('/wps/captcha')
  const png = Buffer.from(String(body.value), 'base64')
  const width = png.readUInt32BE(16)
  const pixels = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  const dots = [1, 2, 3, 4, 5].map((row) =>
    Array.from({ length: width / 6 }, (_, column) =>
      pixels[row * 6 * (width + 1) + 1 + column * 6] === 0 ? '#' : '.',
    ).join(''),
  )
  const digits = [1, 5, 9, 13].map((start) => dots.map((row) => row.slice(start, start + 3)).join('|'))
  const captcha = digits.map((digit) => glyphs.findIndex((glyph) => glyph === digit)).join('')
  return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '', captcha }
}

describe('signing in', () => {
  it.each([
    [{ username: 'nobody' }, 'USER_NOT_EXIST'],
    [{ password: 'wrong' }, 'user.password.error'],
    [{ username: null }, 'request_param_err'],
  ])('is refused for %j', async (body, code) => {
    expect((await signIn(body)).body).toMatchObject({ success: false, errorCode: code })
  })

  it('asks for a captcha after three wrong passwords, and takes the right one once, of this browser', async () => {
    await signIn({ password: 'wrong' })
    await signIn({ password: 'wrong' })
    expect((await signIn({ password: 'wrong' })).body).toMatchObject({ value: { captcha: true } })
    expect((await signIn({})).body).toMatchObject({ errorCode: 'captcha.error', value: { captcha: true } })
    const { cookie, captcha } = await readCaptcha()
    expect(captcha).toMatch(/^\d{4}$/)
    expect((await signIn({ captcha })).body.success).toBe(false)
    expect((await signIn({ captcha }, cookie)).body.success).toBe(true)
    expect((await signIn({})).body.success).toBe(true)
  })

  it('gives a token that ends with signing out', async () => {
    const visitor = visit(gateway.origin)
    const token = await visitor.signIn(signIns.member)
    expect((await visitor.send('DELETE', '/wps/session/logout', { token })).body).toEqual({ success: true })
    expect((await visitor.get('/wps/member/info', { token })).status).toBe(401)
  })
})

describe('a new member', () => {
  const fields = { username: 'Haithanh1', password: 'Bien2026xa', confirmPassword: 'Bien2026xa' }
  const register = (body: object) =>
    visit(gateway.origin).send('PUT', '/wps/member/register', { sealed: true, body: { ...fields, ...body } })

  it('is signed in at once, below the agent whose code it brings', async () => {
    const visitor = visit(gateway.origin)
    expect((await register({ affiliateCode: 'bentre' })).body).toMatchObject({
      value: { userName: 'haithanh1', customerType: '0' },
    })
    const token = await visitor.signIn(signIns.agent)
    const { text } = await visitor.get('/wps/agent/downlines', {
      token,
      query: { customerName: 'haithanh1' },
    })
    expect(text).toContain('"pageInfo":{"total":1}')
  })

  it.each([
    ['a name that begins with a digit', { username: '1abcde' }, 'username'],
    ['a password that is too short', { password: 'ab1' }, 'password'],
    ['a repetition that differs', { confirmPassword: 'Bien2026xb' }, 'confirmPassword'],
    ['a number with letters', { mobileNum: '09012abcde' }, 'mobileNum'],
  ])('is refused for %s, by the name of the field', async (_, body, field) => {
    const reply = await register(body)
    expect([reply.status, reply.body.errorCode]).toEqual([400, 'request_param_err'])
    expect(reply.body.message).toContain(field)
  })

  it('is refused for a name that is taken, and for a code that is closed, which has no error code', async () => {
    expect((await register({ username })).body.errorCode).toBe('username.exists')
    const { body } = await register({ affiliateCode: 'CU2025' })
    expect([body.success, body.errorCode]).toEqual([false, undefined])
  })
})

function ask(email: string) {
  return visit(gateway.origin).send('POST', '/wps/member/password/email', {
    form: true,
    body: { username, email },
  })
}

describe('a password', () => {
  it('is changed by who knows the old one', async () => {
    const visitor = visit(gateway.origin)
    const token = await visitor.signIn(signIns.member)
    const change = (oldPassword: string) =>
      visitor.send('POST', '/wps/member/password', {
        token,
        sealed: true,
        body: { oldPassword, newPassword: 'Moi2026lam', confirmNewPassword: 'Moi2026lam' },
      })
    expect((await change('wrong')).body.success).toBe(false)
    expect((await change(password)).body).toEqual({ success: true })
    expect((await signIn({ password: 'Moi2026lam' })).body.success).toBe(true)
  })

  it('is asked for by a form, at most five times a minute', async () => {
    expect((await ask('lanhuong@mekong.example')).body).toEqual({ success: true })
    expect((await ask('x@y.example')).body.errorCode).toBe('USER_NOT_EXIST')
    for (const email of ['a@b.example', 'c@d.example', 'e@f.example']) await ask(email)
    const sixth = await ask('lanhuong@mekong.example')
    expect([sixth.status, sixth.body.errorCode]).toEqual([429, 'TOO_MANY_REQUEST'])
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(50)
  })
})
