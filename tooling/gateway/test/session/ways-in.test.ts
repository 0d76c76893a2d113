import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { inbox, newestCode, operate, otherThan } from './inbox.ts'

type Input = CallInput<typeof calls.session.register>

const switchesOfTheDemo = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: true,
  EMAILREG3: true,
  MOBILEVERCODELOGIN3: true,
  FREEPLAY3: true,
  PWDEXPFORCECHANGE3: true,
}

let gateway: TestGateway
let address = 1
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  // What a strange place is asked for has tests of its own (session 12).
  await operate(gateway, { signIn: { checkAddress: false, mayTellWhoExists: false } })
})
afterAll(() => gateway.close())
afterEach(() => operate(gateway, { switches: switchesOfTheDemo }))

function newVisitor(): Visitor {
  address += 1
  return visit(gateway, { addresses: `198.51.100.${address}` })
}

const form = {
  domain: 'saola.test',
  registerUrl: 'https://saola.test/',
  registerMethod: 'WEB',
  confirmedAge: true,
} as const
const passwords = { password: 'matkhau9', confirmPassword: 'matkhau9' }

const byMobile = (input: Partial<Input>) =>
  newVisitor().api.send(calls.session.registerMobile, { ...form, ...input })
const byEmail = (input: Partial<Input>) =>
  newVisitor().api.send(calls.session.registerEmail, { ...form, ...input })
const byName = (input: Partial<Input>) =>
  newVisitor().api.send(calls.session.register, { ...form, ...passwords, ...input })

async function codeBySms(mobileNo: string): Promise<string> {
  await newVisitor().api.send(calls.session.smsRegister, { mobileNo, countryDialingCode: '+84' })
  return newestCode(gateway, mobileNo.replace(/^0/, '+84'))
}

async function codeByMail(email: string): Promise<string> {
  await newVisitor().api.send(calls.session.emailRegister, { email })
  return newestCode(gateway, email.toLowerCase())
}

function signIn(username: string, password: string, type: 'username' | 'sms' = 'username') {
  return newVisitor().api.send(calls.session.login, { username, password, type })
}

/** As a keyboard of East Asia writes digits. */
function fullWidth(digits: string): string {
  return digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff_10 + Number(digit)))
}

function accountOf(name: string) {
  return gateway.services.db.selectFrom('account').selectAll().where('name', '=', name).executeTakeFirst()
}

describe('registration by mobile (session 3)', () => {
  it('with MOBILENUMREG3 alone takes the number and its code, and no password', async () => {
    await operate(gateway, { switches: { MOBILENUMPASSREG3: false } })
    const mobileNum = '0931000001'
    const code = await codeBySms(mobileNum)
    const wrong = await refusal(byMobile({ mobileNum, verificationCode: otherThan(code) }))
    expect([wrong.code, wrong.field]).toEqual(['phone.invalid-verification-code', 'verificationCode'])
    const typed = { mobileNum: '\u202A+84 (0)931-000-001\u202C', verificationCode: fullWidth(code) }
    const session = await byMobile({ ...typed, ...passwords })
    expect(session).toMatchObject({ userName: '0931000001', customerType: 0 })
    expect(await accountOf('0931000001')).toMatchObject({
      mobile: '+84931000001',
      mobile_verified_at: gateway.clock.now(),
      password_hash: 'none',
      nickname: '093***01',
    })
    expect((await refusal(signIn(mobileNum, 'matkhau9'))).code).toBe('login.wrong.credentials')
  })

  it('with MOBILENUMPASSREG3 too asks for both, and the number signs in in any form', async () => {
    const mobileNum = '0931000002'
    const code = await codeBySms(mobileNum)
    expect((await refusal(byMobile({ mobileNum, verificationCode: code }))).field).toBe('password')
    expect((await refusal(byMobile({ mobileNum, ...passwords }))).field).toBe('verificationCode')
    await byMobile({ mobileNum, verificationCode: code, ...passwords })
    expect((await signIn('84 931.000.002', 'matkhau9')).userName).toBe(mobileNum)
    expect((await signIn('931000002', 'matkhau9')).userName).toBe(mobileNum)
  })

  it('with MOBILENUMPASSREG3 alone asks for the password, and for the code only with REGMOBVERF3', async () => {
    await operate(gateway, { switches: { MOBILENUMREG3: false } })
    expect((await byMobile({ mobileNum: '0931000003', ...passwords })).userName).toBe('0931000003')
    expect(await accountOf('0931000003')).toMatchObject({ mobile_verified_at: null })
    await operate(gateway, { switches: { REGMOBVERF3: true } })
    const mobileNum = '0931000004'
    expect((await refusal(byMobile({ mobileNum, ...passwords }))).field).toBe('verificationCode')
    await byMobile({ mobileNum, ...passwords, verificationCode: await codeBySms(mobileNum) })
  })

  it('is closed with both switches off, and sends no codes then', async () => {
    await operate(gateway, { switches: { MOBILENUMREG3: false, MOBILENUMPASSREG3: false } })
    expect((await refusal(byMobile({ mobileNum: '0931000005', ...passwords }))).code).toBe(
      'function.not.available',
    )
    expect((await refusal(codeBySms('0931000005'))).code).toBe('function.not.available')
    expect(await inbox(gateway, '+84931000005')).toEqual([])
  })

  it.each([
    ['', 'phone.missing-phone-number'],
    ['12345', 'phone.invalid-phone-number'],
    ['0111234567', 'phone.invalid-phone-number'],
  ])('sends no code to "%s": %s', async (mobileNo, code) => {
    const refused = await refusal(
      newVisitor().api.send(calls.session.smsRegister, { mobileNo, countryDialingCode: '+84' }),
    )
    expect([refused.code, refused.field]).toEqual([code, 'mobileNum'])
  })

  it('says that a number is taken only to who holds it', async () => {
    const mobileNum = '0912000001'
    const guess = await refusal(byMobile({ mobileNum, ...passwords, verificationCode: '123456' }))
    expect(guess.code).toBe('phone.invalid-verification-code')
    const verificationCode = await codeBySms(mobileNum)
    const told = await refusal(byMobile({ mobileNum, ...passwords, verificationCode }))
    expect([told.code, told.field]).toEqual(['register.mobile.taken', 'mobileNum'])
  })
})

describe('registration by mail (EMAILREG3)', () => {
  it('takes the address with its code and a password, and the address signs in', async () => {
    const email = 'Sen.Hong@Vidu.vn'
    const verificationCode = await codeByMail(email)
    const session = await byEmail({ email, verificationCode, ...passwords })
    expect(session.userName).toBe('sen.hong@vidu.vn')
    expect(await accountOf('sen.hong@vidu.vn')).toMatchObject({
      email: 'sen.hong@vidu.vn',
      email_verified_at: gateway.clock.now(),
      mobile_verified_at: null,
      nickname: 'sen.hong',
    })
    expect((await signIn('SEN.hong@vidu.vn', 'matkhau9')).id).toBe(session.id)
  })

  it('says that an address is taken only to who reads it', async () => {
    const email = 'member01@saola.test'
    const proved = { email_verified_at: gateway.clock.now() }
    await gateway.services.db.updateTable('account').set(proved).where('name', '=', 'member01').execute()
    expect((await refusal(byEmail({ email, ...passwords, verificationCode: '123456' }))).code).toBe(
      'phone.invalid-verification-code',
    )
    const told = await refusal(byEmail({ email, ...passwords, verificationCode: await codeByMail(email) }))
    expect([told.code, told.field]).toEqual(['register.email.taken', 'email'])
  })

  it('lets who reads an address have it, whoever wrote it down before without a proof (session 47)', async () => {
    const email = 'quynhanh@saola.test'
    const session = await byEmail({ email, ...passwords, verificationCode: await codeByMail(email) })
    expect(session.userName).toBe(email)
    expect(await accountOf('quynhanh')).toMatchObject({ email, email_verified_at: null })
  })

  it('is closed while the switch is off', async () => {
    await operate(gateway, { switches: { EMAILREG3: false } })
    expect((await refusal(byEmail({ email: 'a@vidu.vn', ...passwords }))).code).toBe('function.not.available')
    expect((await refusal(codeByMail('a@vidu.vn'))).code).toBe('function.not.available')
  })

  it.each([['no address'], ['a@b'], ['@vidu.vn']])('sends no code to "%s"', async (email) => {
    expect((await refusal(codeByMail(email))).field).toBe('email')
  })
})

describe('registration by user name with REGMOBVERF3', () => {
  it('asks for the phone and its code, and tells a taken name before the code is used up', async () => {
    await operate(gateway, { switches: { REGMOBVERF3: true } })
    const mobileNum = '0931000010'
    const verificationCode = await codeBySms(mobileNum)
    const taken = await refusal(byName({ username: 'member01', mobileNum, verificationCode }))
    expect([taken.code, taken.field]).toEqual(['register.username.taken', 'username'])
    await byName({ username: 'cosms010', mobileNum, verificationCode })
    expect(await accountOf('cosms010')).toMatchObject({ mobile_verified_at: gateway.clock.now() })
  })
})

const sendLoginCode = (mobileNum: string) =>
  newVisitor().api.send(calls.session.smsNoLogin, { mobileNum, countryDialingCode: '+84' })

describe('signing in by SMS code (MOBILEVERCODELOGIN3)', () => {
  it('opens the account of the number, once for each code', async () => {
    await sendLoginCode('0912 000 002')
    const code = await newestCode(gateway, '+84912000002')
    expect((await signIn('+84912000002', code, 'sms')).userName).toBe('member02')
    expect((await refusal(signIn('0912000002', code, 'sms'))).code).toBe('phone.invalid-verification-code')
  })

  it('tells only the holder of a number that it has no account', async () => {
    await sendLoginCode('0939999999')
    expect((await refusal(signIn('0939999999', '000000', 'sms'))).code).toBe(
      'phone.invalid-verification-code',
    )
    const code = await newestCode(gateway, '+84939999999')
    const told = await refusal(signIn('0939999999', code, 'sms'))
    expect(told.code).toBe('social.account.missing')
  })

  it('opens an account only once its number is proved: one from a form may be anybody’s', async () => {
    const mobileNum = '0931000020'
    const owner = newVisitor()
    const { token } = await owner.api.send(calls.session.register, {
      ...form,
      ...passwords,
      username: 'chuaxacminh',
      mobileNum,
    })
    await sendLoginCode(mobileNum)
    const code = await newestCode(gateway, '+84931000020')
    expect((await refusal(signIn(mobileNum, code, 'sms'))).code).toBe('social.account.missing')

    const member = visit(gateway, { token }).api
    await member.send(calls.member.contactCode, { channel: 'sms', contact: mobileNum })
    await member.send(calls.member.setContact, {
      channel: 'sms',
      contact: mobileNum,
      password: passwords.password,
      verificationCode: await newestCode(gateway, '+84931000020'),
    })
    gateway.clock.advance(61_000)
    await sendLoginCode(mobileNum)
    const proved = await newestCode(gateway, '+84931000020')
    expect((await signIn(mobileNum, proved, 'sms')).userName).toBe('chuaxacminh')
  })

  it('keeps a locked account out, and tells its owner', async () => {
    await gateway.services.db
      .updateTable('account')
      .set({ active_flag: 0 })
      .where('name', '=', 'camtu')
      .execute()
    const { mobile } = (await accountOf('camtu')) ?? {}
    await sendLoginCode(mobile ?? '')
    const refused = await refusal(signIn(mobile ?? '', await newestCode(gateway, mobile ?? ''), 'sms'))
    expect(refused.code).toBe('us_forbidden_login_error')
  })

  it('is closed while the switch is off', async () => {
    await operate(gateway, { switches: { MOBILEVERCODELOGIN3: false } })
    expect((await refusal(sendLoginCode('0912000001'))).code).toBe('function.not.available')
    expect((await refusal(signIn('0912000001', '123456', 'sms'))).code).toBe('function.not.available')
  })
})

const browser = (loginDeviceId?: string, agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0') =>
  fetchSignIn({ ...(loginDeviceId && { loginDeviceId }) }, agent)

async function fetchSignIn(more: object, agent: string) {
  const { api } = visit(
    {
      ...gateway,
      fetch: (input, init) => {
        const request = new Request(input, init)
        request.headers.set('User-Agent', agent)
        return gateway.fetch(request)
      },
    },
    { addresses: '203.0.113.90', region: 'VN' },
  )
  return api.send(calls.session.login, {
    username: 'kimchi1990',
    password: 'Saola2026',
    type: 'username',
    ...more,
  })
}
const notices = () => inbox(gateway, 'kimchi1990@saola.test')

describe('a new device (session 20)', () => {
  it('is told to the owner, the first one of all and a known one are not', async () => {
    await browser('a-browser')
    await browser('a-browser')
    expect(await notices()).toEqual([])
    await browser('another', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1')
    const [notice, ...more] = await notices()
    expect(more).toEqual([])
    expect(notice?.channel).toBe('email')
    expect(notice?.content).toContain('Safari · iPhone (VN · 203.0.113.90)')
    await browser('another')
    expect(await notices()).toHaveLength(1)
  })

  it('is told too when the browser gives itself no id', async () => {
    const before = (await notices()).length
    await browser(undefined, 'curl/8.0')
    await browser(undefined, 'curl/8.0')
    const all = await notices()
    expect(all).toHaveLength(before + 1)
    expect(all.map(({ content }) => content).join()).toContain('Thiết bị không rõ (VN · 203.0.113.90)')
  })

  it('is no way to write into the message: a region that is none is left out', async () => {
    const { api } = visit(gateway, { addresses: 'evil.example', region: 'Call 1900-1234' })
    await api.send(calls.session.login, {
      username: 'kimchi1990',
      password: 'Saola2026',
      type: 'username',
      loginDeviceId: 'third',
    })
    const [notice] = await notices()
    expect(notice?.content).not.toMatch(/1900|evil|\(\)/)
  })

  it('does not keep anybody out when the notice cannot be sent', async () => {
    const { messenger } = gateway.services
    gateway.services.messenger = { send: () => Promise.reject(new Error('no mail today')) }
    expect((await browser('fourth')).userName).toBe('kimchi1990')
    gateway.services.messenger = messenger
  })

  it('and the sign-in before this one are shown', async () => {
    const first = await fetchSignIn({}, 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0')
    const at = gateway.clock.now()
    gateway.clock.advance(60_000)
    const second = await browser('a-browser')
    expect(first.token).not.toBe(second.token)
    expect(second.lastSignIn).toEqual({ at, device: 'Chrome · Windows', place: 'VN · 203.0.113.90' })
  })
})
