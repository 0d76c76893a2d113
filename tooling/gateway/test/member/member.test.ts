import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

describe('member info (member 1)', () => {
  it.each([
    ['member01', { account: 'member01', nickname: 'Gió Biển', type: 0, toUpline: 'agent02' }],
    ['agent02', { account: 'agent02', nickname: 'Nguyễn Thu Hà', type: 1, toUpline: 'agent01' }],
    ['topagent', { account: 'topagent', nickname: 'Trần Quốc Hùng', type: 2 }],
  ])('of %s', async (name, facts) => {
    const visitor = visit(gateway)
    await visitor.signIn(name)
    const info = await visitor.api.send(calls.member.info)
    expect(info).toMatchObject({ ...facts, lastLogin: gateway.clock.now() })
    expect(info.regDate).toBeLessThan(gateway.clock.now())
    expect(Object.hasOwn(info, 'toUpline')).toBe('toUpline' in facts)
  })

  it('says what is true of the account beside its name (member 18)', async () => {
    const visitor = visit(gateway, { language: 'EN' })
    await visitor.signIn('member01')
    const { db } = gateway.services
    const change = async (values: Record<string, number | null>): Promise<string[]> => {
      await db.updateTable('account').set(values).where('name', '=', 'member01').execute()
      return (await visitor.api.send(calls.member.info)).memberLabel
    }
    const now = gateway.clock.now()
    const unproved = { mobile_verified_at: null, email_verified_at: null }
    expect(await change({ ...unproved, registered_at: now - 30 * 86_400_000 })).toEqual([])
    expect(await change({ registered_at: now - 29 * 86_400_000 })).toEqual(['New'])
    expect(await change({ email_verified_at: now })).toEqual(['New', 'Verified'])
  })

  it('says where the last sign-in came from (member 17)', async () => {
    const visitor = visit(gateway, { region: 'VN', addresses: '14.160.3.4' })
    await visitor.signIn('member01')
    expect((await visitor.api.send(calls.member.info)).lastLoginLocation).toBe('VN · 14.160.3.4')
  })

  it('gives everybody one of twelve avatars', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('member01')
    const icons = await visitor.api.send(calls.member.icon)
    const { avatar, avatarType } = await visitor.api.send(calls.member.avatar)
    expect([icons.length, avatarType]).toEqual([12, 'STATIC'])
    expect(icons).toContain(avatar)
  })
})

describe('changing the password', () => {
  const right = { oldPassword: 'Saola2026', newPassword: 'moihon27', confirmNewPassword: 'moihon27' }

  it.each([
    [{ oldPassword: 'Saola2025' }, 'oldPassword', 'Mật khẩu hiện tại không đúng'],
    [{ newPassword: 'ngan1' }, 'newPassword', 'Mật khẩu phải có 6-12 ký tự'],
    [{ newPassword: 'chicochuthoi' }, 'newPassword', 'Cần 6-12 ký tự, gồm cả chữ cái và chữ số'],
    [{ confirmNewPassword: 'moihon28' }, 'confirmNewPassword', 'Nội dung nhập lại chưa khớp'],
    [
      { newPassword: 'Saola2026', confirmNewPassword: 'Saola2026' },
      'newPassword',
      'Mật khẩu mới phải khác mật khẩu hiện tại',
    ],
  ])('refuses %o', async (changes, field, message) => {
    const visitor = visit(gateway)
    await visitor.signIn('member02')
    const refused = await refusal(visitor.api.send(calls.member.changePassword, { ...right, ...changes }))
    expect([refused.status, refused.code, refused.field, refused.message]).toEqual([
      400,
      'request_param_err',
      field,
      message,
    ])
  })

  it('refuses an account without a password', async () => {
    const session = await visit(gateway).api.send(calls.session.freePlay, { os: 'Linux', platform: 'W' })
    const { api } = visit(gateway, { token: session.token })
    expect((await refusal(api.send(calls.member.changePassword, right))).field).toBe('oldPassword')
  })

  it.each([['thuytien26'], ['baolong88']])('ends the other sessions of %s and the demand', async (name) => {
    const [here, elsewhere] = [visit(gateway), visit(gateway)]
    await here.signIn(name)
    await elsewhere.signIn(name)
    await here.api.send(calls.member.changePassword, right)
    await here.api.send(calls.member.info)
    expect((await refusal(elsewhere.api.send(calls.member.info))).status).toBe(401)
    expect((await refusal(elsewhere.signIn(name))).code).toBe('login.wrong.credentials')
    const again = await visit(gateway).api.send(calls.session.login, {
      username: name,
      password: right.newPassword,
      type: 'username',
    })
    expect(again).toMatchObject({ firstTimeLogin: false, passwordExpired: false })
  })

  it('stops who guesses the old one', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('ngochan')
    const guess = () => visitor.api.send(calls.member.changePassword, { ...right, oldPassword: 'Guess2026' })
    for (let count = 0; count < 5; count++) await refusal(guess())
    const locked = await refusal(guess())
    expect([locked.status, locked.code, locked.retryAfterSeconds]).toEqual([429, 'TOO_MANY_REQUEST', 300])
  })
})
