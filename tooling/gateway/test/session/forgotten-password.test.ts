import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'
import { inbox, newestCode, operate, otherThan } from './inbox.ts'

let gateway: TestGateway
let address = 1
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

function newVisitor() {
  address += 1
  return visit(gateway, { addresses: `198.51.100.${address}` }).api
}

const newPassword = 'matkhau9'

function signIn(username: string, password: string) {
  return newVisitor().send(calls.session.login, { username, password, type: 'username' })
}

const sendBySms = (mobileNum: string) =>
  newVisitor().send(calls.session.smsReset, { mobileNum, countryDialingCode: '+84' })
const resetBySms = (mobileNum: string, verificationCode: string, password = newPassword) =>
  newVisitor().send(calls.session.resetBySms, { mobileNum, verificationCode, newPassword: password })

const sendByMail = (username: string, email: string) =>
  newVisitor().send(calls.session.forgotByEmail, { username, email })
const resetByMail = (username: string, email: string, verificationCode: string) =>
  newVisitor().send(calls.session.resetByEmail, { username, email, verificationCode, newPassword })

describe('a forgotten password by SMS (session 22)', () => {
  it('sets a new one, ends every session, and wipes the slate of wrong ones', async () => {
    const there = visit(gateway)
    await there.signIn('member01')
    for (let count = 0; count < 3; count++) await refusal(signIn('member01', 'Wrong2026'))
    expect(await sendBySms('0912 000 001')).toEqual({ expiredMinutes: 5 })
    const code = await newestCode(gateway, '+84912000001')
    expect((await refusal(resetBySms('0912000001', otherThan(code)))).code).toBe(
      'phone.invalid-verification-code',
    )
    await resetBySms('84912000001', code)
    expect((await refusal(there.api.send(calls.member.info))).status).toBe(401)
    expect((await refusal(signIn('member01', 'Saola2026'))).code).toBe('login.wrong.credentials')
    expect((await signIn('member01', newPassword)).userName).toBe('member01')
    expect((await refusal(resetBySms('0912000001', code))).code).toBe('phone.invalid-verification-code')
  })

  it.each([
    ['sms', 'phuonglinh'],
    ['email', 'hoaiphong'],
  ] as const)('by %s ends every session and is told to the mailbox', async (way, name) => {
    const { mobile } = await gateway.services.db
      .selectFrom('account')
      .select('mobile')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    const mailbox = `${name}@saola.test`
    const there = visit(gateway)
    await there.signIn(name)
    if (way === 'sms') {
      await sendBySms(mobile ?? '')
      await resetBySms(mobile ?? '', await newestCode(gateway, mobile ?? ''))
    } else {
      await sendByMail(name, mailbox)
      await resetByMail(name, mailbox, await newestCode(gateway, mailbox))
    }
    expect((await refusal(there.api.send(calls.member.info))).status).toBe(401)
    const [notice] = await inbox(gateway, mailbox)
    expect(notice?.title).toBe('Bảo mật tài khoản đã thay đổi')
    expect(notice?.content).toContain('Mật khẩu đăng nhập vừa được đặt lại')
    expect(notice?.content).toContain('198.51.100.')
  })

  it('stays done when the notice cannot be sent', async () => {
    gateway.clock.advance(61_000)
    await sendBySms('0912000001')
    const code = await newestCode(gateway, '+84912000001')
    const { messenger } = gateway.services
    gateway.services.messenger = { send: () => Promise.reject(new Error('no mail today')) }
    await resetBySms('0912000001', code, 'matkhau10')
    gateway.services.messenger = messenger
    expect((await signIn('member01', 'matkhau10')).userName).toBe('member01')
  })

  it('opens no account that only wrote the number down', async () => {
    const db = gateway.services.db
    await db
      .updateTable('account')
      .set({ mobile_verified_at: null })
      .where('name', '=', 'thanhxuan')
      .execute()
    const { mobile } = await db
      .selectFrom('account')
      .select('mobile')
      .where('name', '=', 'thanhxuan')
      .executeTakeFirstOrThrow()
    await sendBySms(mobile ?? '')
    const code = await newestCode(gateway, mobile ?? '')
    expect((await refusal(resetBySms(mobile ?? '', code))).code).toBe('social.account.missing')
    expect((await signIn('thanhxuan', 'Saola2026')).userName).toBe('thanhxuan')
  })

  it.each([['thuytien26'], ['baolong88']])('is done with the forced change of %s', async (name) => {
    const { mobile } = await gateway.services.db
      .selectFrom('account')
      .select('mobile')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    await sendBySms(mobile ?? '')
    await resetBySms(mobile ?? '', await newestCode(gateway, mobile ?? ''))
    expect(await signIn(name, newPassword)).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  })

  it('refuses a weak one before the code is used up', async () => {
    await sendBySms('0912000002')
    const code = await newestCode(gateway, '+84912000002')
    expect((await refusal(resetBySms('0912000002', code, 'weak'))).field).toBe('newPassword')
    await resetBySms('0912000002', code)
  })

  it('tells only the holder of a number that it has no account', async () => {
    await sendBySms('0938888888')
    expect((await refusal(resetBySms('0938888888', '000000'))).code).toBe('phone.invalid-verification-code')
    const code = await newestCode(gateway, '+84938888888')
    expect((await refusal(resetBySms('0938888888', code))).code).toBe('social.account.missing')
  })

  it('takes no code that was sent for signing in', async () => {
    // A day has few codes without a captcha (session 44).
    gateway.clock.advance(dayMs)
    await newVisitor().send(calls.session.smsNoLogin, { mobileNum: '0912000001', countryDialingCode: '+84' })
    const code = await newestCode(gateway, '+84912000001')
    gateway.clock.advance(60_000)
    await sendBySms('0912000001')
    const own = await newestCode(gateway, '+84912000001')
    if (own !== code) expect((await refusal(resetBySms('0912000001', code))).status).toBe(400)
  })
})

describe('a forgotten password by mail (session 22)', () => {
  it('sets a new one for who knows the name and reads the mailbox', async () => {
    await sendByMail(' QuynhAnh ', 'QuynhAnh@saola.test')
    const code = await newestCode(gateway, 'quynhanh@saola.test')
    await resetByMail('quynhanh', 'quynhanh@saola.test', code)
    expect((await signIn('quynhanh', newPassword)).userName).toBe('quynhanh')
  })

  it('opens no other account with the code', async () => {
    await sendByMail('hoangnam91', 'hoangnam91@saola.test')
    const code = await newestCode(gateway, 'hoangnam91@saola.test')
    const refused = await refusal(resetByMail('member02', 'hoangnam91@saola.test', code))
    expect([refused.code, refused.field]).toEqual(['phone.invalid-verification-code', 'verificationCode'])
  })

  it.each([
    ['a name that does not belong to it', 'member02', 'ducphuc@saola.test'],
    ['an address that nobody has', 'ducphuc', 'nobody@vidu.vn'],
  ])('writes to the mailbox that there is no such account: %s', async (_, username, email) => {
    expect(await sendByMail(username, email)).toBeNull()
    const [mail, ...more] = await inbox(gateway, email)
    expect(more).toEqual([])
    expect(mail?.title).toBe('Yêu cầu đặt lại mật khẩu')
    expect(mail?.content).not.toMatch(/\d{6}/)
    expect(mail?.account_id).toBeNull()
  })

  it('says so at once where the merchant lets it be told (session 23)', async () => {
    await operate(gateway, { signIn: { checkAddress: false, mayTellWhoExists: true } })
    const english = visit(gateway, { language: 'EN', addresses: '198.51.100.240' }).api
    const told = await refusal(
      english.send(calls.session.forgotByEmail, { username: 'nobody', email: 'none@vidu.vn' }),
    )
    expect([told.code, told.message]).toEqual(['USER_NOT_EXIST', 'Username/Email does not exist'])
    const login = await refusal(
      english.send(calls.session.login, { username: 'nobody', password: 'Wrong2026', type: 'username' }),
    )
    expect(login.code).toBe('USER_NOT_EXIST')
    await operate(gateway, { signIn: { checkAddress: false, mayTellWhoExists: false } })
  })

  it.each([['no address'], ['a@b']])('refuses "%s" as an address', async (email) => {
    expect((await refusal(sendByMail('member01', email))).field).toBe('email')
  })
})
