import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { cleanDomain, cleanUrl } from '../../src/session/registration/clean-url.ts'
import { readCaptcha } from './read-captcha.ts'

type Input = CallInput<typeof calls.session.register>

let gateway: TestGateway
let address = 1
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

const good: Input = {
  username: 'HoaSen99',
  password: 'matkhau9',
  confirmPassword: 'matkhau9',
  domain: 'saola.test',
  registerUrl: 'https://saola.test/',
  registerMethod: 'WEB',
  confirmedAge: true,
}

function newVisitor(language: 'VI' | 'EN' = 'VI'): Visitor {
  address += 1
  return visit(gateway, { addresses: `198.51.100.${address}`, language })
}

function register(changes: Partial<Input>, visitor = newVisitor()) {
  return visitor.api.send(calls.session.register, { ...good, ...changes })
}

async function operate(change: object): Promise<void> {
  const response = await gateway.fetch('http://gateway.test/ops/merchant', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', ...change }),
  })
  expect(response.status).toBe(200)
}

function findAccount(name: string) {
  return gateway.services.db
    .selectFrom('account')
    .leftJoin('account as upline', 'upline.id', 'account.upline_id')
    .selectAll('account')
    .select('upline.name as upline')
    .where('account.name', '=', name)
    .executeTakeFirst()
}

describe('registration by user name (session 2)', () => {
  it.each(['saola2026', 'CSKH2026', 'adm1n88'])(
    'refuses %s, which poses as the brand or its staff (support 17)',
    async (username) => {
      expect(await refusal(register({ username }))).toMatchObject({
        code: 'request_param_err',
        field: 'username',
      })
    },
  )

  it('opens a member below the default agent and signs in', async () => {
    const session = await register({
      payeeName: ' Nguyễn Thị Ánh ',
      mobileNum: '+84 912.345.678',
      email: 'Anh@Vidu.vn',
      zalo: '0912345678',
      registerUrl: 'https://user:secret@saola.test/moi/SAOLA2?token=abc#top',
      domain: 'Saola.Test:4001',
    })
    expect(session).toMatchObject({
      userName: 'hoasen99',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    })
    const info = await visit(gateway, { token: session.token }).api.send(calls.member.info)
    expect(info).toMatchObject({
      account: 'hoasen99',
      nickname: 'HoaSen99',
      toUpline: 'agent02',
      mobile: '0912****678',
      regDate: gateway.clock.now(),
    })
    expect(await findAccount('hoasen99')).toMatchObject({
      real_name: 'Nguyễn Thị Ánh',
      mobile: '+84912345678',
      email: 'anh@vidu.vn',
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[^$]{22}\$[^$]{43}$/),
      details: {
        zalo: '0912345678',
        registerUrl: 'https://saola.test/moi/SAOLA2',
        domain: 'saola.test:4001',
      },
    })
  })

  it('gives the account its place in the tree and an empty wallet', async () => {
    const session = await register({ username: 'moiden01' })
    const line = await gateway.services.db
      .selectFrom('descent')
      .innerJoin('account', 'account.id', 'descent.ancestor_id')
      .select(['name', 'depth'])
      .where('descendant_id', '=', Number(session.id))
      .orderBy('depth')
      .execute()
    expect(line).toEqual([
      { name: 'moiden01', depth: 0 },
      { name: 'agent02', depth: 1 },
      { name: 'agent01', depth: 2 },
      { name: 'topagent', depth: 3 },
    ])
    const accounts = await gateway.services.db
      .selectFrom('ledger_account')
      .select(['kind', 'balance'])
      .where('owner_id', '=', Number(session.id))
      .execute()
    expect(accounts).toEqual([{ kind: 'wallet', balance: 0 }])
  })

  it.each([
    ['affiliateCode', 'SAOLA1', 'agent01'],
    ['affiliateCode', ' saola2 ', 'agent02'],
    ['affiliateCode', 'ＳＡＯＬＡ\u200B2', 'agent02'],
    ['referralCode', 'SAOLA0', 'topagent'],
  ])('puts a registrant with %s "%s" below %s', async (field, code, upline) => {
    const username = `moi${upline.slice(-5)}${code.length}`
    await register({ username, [field]: code })
    expect((await findAccount(username))?.upline).toBe(upline)
  })

  it.each([
    ['username', '', 'Tên đăng nhập không được để trống'],
    ['username', 'ab12', 'Cần 6-12 chữ cái hoặc chữ số, bắt đầu bằng chữ cái'],
    ['username', '9lives9', 'Cần 6-12 chữ cái hoặc chữ số, bắt đầu bằng chữ cái'],
    ['username', 'thirteenchars', 'Cần 6-12 chữ cái hoặc chữ số, bắt đầu bằng chữ cái'],
    ['username', 'có dấu', 'Cần 6-12 chữ cái hoặc chữ số, bắt đầu bằng chữ cái'],
    ['password', '', 'Mật khẩu không được để trống'],
    ['password', 'ab1', 'Mật khẩu phải có 6-12 ký tự'],
    ['password', 'onlyletters', 'Cần 6-12 ký tự, gồm cả chữ cái và chữ số'],
    ['confirmPassword', 'matkhau8', 'Nội dung nhập lại chưa khớp'],
    ['confirmPassword', '', 'Nhập lại mật khẩu không được để trống'],
    ['payeeName', 'R2D2', 'Cần 2-50 chữ cái hoặc khoảng trắng'],
    ['mobileNum', '091234567', 'Số điện thoại phải có 10 chữ số'],
    ['mobileNum', '0112345678', 'Số điện thoại chưa đúng định dạng'],
    ['email', 'ai@do', 'Cần một địa chỉ email dài 6-100 ký tự, ví dụ ten@vidu.vn'],
    ['zalo', 'abc', 'Cần đúng 10 chữ số'],
    ['affiliateCode', 'a!', 'Cần 4-20 chữ cái hoặc chữ số, không có ký tự đặc biệt'],
  ])('refuses %s "%s": %s', async (field, value, message) => {
    const refused = await refusal(register({ username: 'chuaco01', [field]: value }))
    expect([refused.status, refused.code, refused.field, refused.message]).toEqual([
      400,
      'request_param_err',
      field,
      message,
    ])
    expect(await findAccount('chuaco01')).toBeUndefined()
  })

  it('speaks English too', async () => {
    const refused = await refusal(register({ username: '' }, newVisitor('EN')))
    expect(refused.message).toMatch(/^User ?name/i)
  })

  it('needs the age of 18 confirmed (validation 13)', async () => {
    const refused = await refusal(register({ username: 'chuaco01', confirmedAge: false }))
    expect([refused.field, refused.message]).toEqual(['confirmedAge', 'Bạn cần xác nhận đã đủ 18 tuổi'])
  })

  it.each([
    ['a taken name, in any case', { username: 'MEMBER01' }, 'register.username.taken', 'username'],
    [
      'an unknown invitation code',
      { affiliateCode: 'NOBODY' },
      'register.invitation.invalid',
      'affiliateCode',
    ],
    [
      "a member's name as a code",
      { affiliateCode: 'MEMBER01' },
      'register.invitation.invalid',
      'affiliateCode',
    ],
  ])('refuses %s', async (_, changes, code, field) => {
    const refused = await refusal(register({ username: 'chuaco01', ...changes }))
    expect([refused.status, refused.code, refused.field]).toEqual([400, code, field])
  })

  it('refuses a mobile number that somebody has proved, however it is written (session 47)', async () => {
    await register({ username: 'codien01', mobileNum: '0987654321' })
    await register({ username: 'codien03', mobileNum: '0987654321' })
    const proved = { mobile_verified_at: gateway.clock.now() }
    await gateway.services.db.updateTable('account').set(proved).where('name', '=', 'codien01').execute()
    const refused = await refusal(register({ username: 'codien02', mobileNum: '84987654321' }))
    expect([refused.code, refused.field]).toEqual(['register.mobile.taken', 'mobileNum'])
  })

  it('gives a name to one of two who ask at once', async () => {
    const results = await Promise.allSettled([
      register({ username: 'cungluc1' }),
      register({ username: 'cungluc1' }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = results.find((result) => result.status === 'rejected')
    expect(lost).toMatchObject({ reason: { code: 'register.username.taken' } })
  })

  it('locks an address after thirty attempts', async () => {
    const visitor = newVisitor()
    for (let count = 0; count < 30; count++) await refusal(register({ username: '' }, visitor))
    const locked = await refusal(register({ username: 'chuaco01' }, visitor))
    expect([locked.status, locked.code]).toEqual([429, 'TOO_MANY_REQUEST'])
  })
})

describe("the merchant's own rules", () => {
  it('ask for a captcha where the field is on', async () => {
    await operate({ register: { captcha: { enabled: true } } })
    const visitor = newVisitor()
    expect((await refusal(register({ username: 'cocap001' }, visitor))).field).toBe('captcha')
    const digits = await readCaptcha(gateway, visitor)
    const other = digits === '000000' ? '111111' : '000000'
    const wrong = await refusal(register({ username: 'cocap001', captcha: other }, visitor))
    expect([wrong.code, wrong.field]).toEqual(['login.captcha.wrong', 'captcha'])
    const captcha = await readCaptcha(gateway, visitor)
    expect((await register({ username: 'cocap001', captcha }, visitor)).userName).toBe('cocap001')
    await operate({ register: { captcha: { enabled: false } } })
  })

  it('keep a payment password as a hash', async () => {
    await operate({ register: { paymentPassword: { enabled: true, required: true } } })
    expect((await refusal(register({ username: 'copay001' }))).field).toBe('paymentPassword')
    await register({ username: 'copay001', paymentPassword: '246810' })
    const kept = await gateway.services.db
      .selectFrom('payment_password')
      .innerJoin('account', 'account.id', 'payment_password.account_id')
      .select('payment_password.password_hash')
      .where('account.name', '=', 'copay001')
      .executeTakeFirst()
    expect(kept?.password_hash).toMatch(/^\$argon2id\$/)
    await operate({ register: { paymentPassword: { enabled: false } } })
  })

  it('refuse everybody where registration by user name is off (session 1)', async () => {
    await operate({ switches: { USERNAMEREG3: false } })
    const refused = await refusal(register({ username: 'chuaco01' }))
    expect([refused.status, refused.code]).toEqual([400, 'function.not.available'])
    await operate({ switches: { USERNAMEREG3: true } })
  })

  it('ask for a phone and its code where the merchant verifies phones (session 4)', async () => {
    await operate({ switches: { REGMOBVERF3: true } })
    expect((await refusal(register({ username: 'cosms001' }))).field).toBe('mobileNum')
    const mobileNum = '0912000111'
    expect((await refusal(register({ username: 'cosms001', mobileNum }))).field).toBe('verificationCode')
    const guess = register({ username: 'cosms001', mobileNum, verificationCode: '000000' })
    expect((await refusal(guess)).code).toBe('phone.invalid-verification-code')
    await operate({ switches: { REGMOBVERF3: false } })
  })
})

describe('GET /wps/agent/affiliate', () => {
  it.each([
    ['SAOLA1', 'SAOLA1'],
    ['saola2', 'SAOLA2'],
  ])('knows %s', async (code, affiliateCode) => {
    expect(await newVisitor().api.send(calls.session.affiliate, { code })).toEqual({ affiliateCode })
  })

  it.each([['NOBODY'], [''], ['SAOLA%']])('does not know "%s"', async (code) => {
    const refused = await refusal(newVisitor().api.send(calls.session.affiliate, { code }))
    expect([refused.code, refused.message]).toEqual([
      'register.invitation.invalid',
      'Mã giới thiệu không hợp lệ',
    ])
  })
})

describe('what is kept of an address', () => {
  it.each([
    ['https://saola.test/a/b?x=1#y', 'https://saola.test/a/b'],
    ['https://me:pw@saola.test:4001/', 'https://saola.test:4001/'],
    ['javascript:alert(1)', ''],
    ['nonsense', ''],
    [`https://saola.test/${'a'.repeat(400)}`, `https://saola.test/${'a'.repeat(281)}`],
  ])('of %s', (text, kept) => {
    expect(cleanUrl(text)).toBe(kept)
  })

  it.each([
    ['Saola.Test', 'saola.test'],
    ['127.0.0.1:4011', '127.0.0.1:4011'],
    ['<script>', ''],
    ['', ''],
  ])('of the domain %s', (text, kept) => {
    expect(cleanDomain(text)).toBe(kept)
  })
})
