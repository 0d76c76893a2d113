import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { requirePaymentPassword } from '../../src/accounts/payment-password.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  // As accounts are before anybody has looked after them.
  const { db } = gateway.services
  await db.deleteFrom('payment_password').execute()
  await db.updateTable('account').set({ email: null, mobile: null, real_name: null }).execute()
})
afterAll(() => gateway.close())

const password = 'Saola2026'

describe('the security center (member 8)', () => {
  it('of a new account has a password and nothing else', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('quynhanh')
    const state = await visitor.api.send(calls.member.security)
    expect(state).toMatchObject({
      password: { isSet: true },
      paymentPassword: { isSet: false },
      authenticator: { isSet: false },
      recoveryCodesLeft: 0,
      social: [],
    })
    expect([state.email, state.mobile, state.realName]).toEqual([undefined, undefined, undefined])
  })

  it('masks what it shows', async () => {
    await gateway.services.db
      .updateTable('account')
      .set({
        email: 'minhthu@example.com',
        mobile: '+84912345678',
        mobile_verified_at: null,
        real_name: 'Nguyễn Thu Hà',
      })
      .where('name', '=', 'minhthu')
      .execute()
    const visitor = visit(gateway)
    await visitor.signIn('minhthu')
    const { email, mobile, realName } = await visitor.api.send(calls.member.security)
    expect([email, mobile, realName]).toEqual([
      { masked: 'mi***@example.com' },
      { masked: '0912****678' },
      'N***** T** H*',
    ])
  })
})

describe('the transaction password (PAYMENTPASS3)', () => {
  const right = { password, newPassword: '246810', confirmNewPassword: '246810' }

  it.each([
    [{ newPassword: '12345' }, 'newPassword', 'request_param_err'],
    [{ newPassword: '1234567' }, 'newPassword', 'request_param_err'],
    [{ newPassword: 'abcdef', confirmNewPassword: 'abcdef' }, 'newPassword', 'request_param_err'],
    [{ confirmNewPassword: '246811' }, 'confirmNewPassword', 'request_param_err'],
    [{ password: 'Saola2025' }, 'password', 'member.password.wrong'],
  ])('refuses %o', async (changes, field, code) => {
    const visitor = visit(gateway)
    await visitor.signIn('haiyen95')
    const refused = await refusal(visitor.api.send(calls.member.setPaymentPassword, { ...right, ...changes }))
    expect([refused.status, refused.field, refused.code]).toEqual([400, field, code])
    expect((await visitor.api.send(calls.member.security)).paymentPassword.isSet).toBe(false)
  })

  it('opens what asks for it, once set', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('haiyen95')
    await visitor.api.send(calls.member.setPaymentPassword, right)
    const { id } = await visitor.api.send(calls.member.info)
    await requirePaymentPassword(gateway.services, Number(id), '246810')
    const state = await visitor.api.send(calls.member.security)
    expect(state.paymentPassword).toEqual({ isSet: true, changedAt: gateway.clock.now() })
    await visitor.api.send(calls.member.setPaymentPassword, {
      ...right,
      newPassword: '135790',
      confirmNewPassword: '135790',
    })
    await expect(requirePaymentPassword(gateway.services, Number(id), '246810')).rejects.toThrow()
    await requirePaymentPassword(gateway.services, Number(id), '135790')
  })

  it('is not for a trial account, which the next visitor gets', async () => {
    const session = await visit(gateway).api.send(calls.session.freePlay, { os: 'Linux', platform: 'W' })
    const { api } = visit(gateway, { token: session.token })
    expect((await refusal(api.send(calls.member.setPaymentPassword, right))).code).toBe(
      'account.type.refused',
    )
  })

  it('stops who guesses the sign-in password through it', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('trungdung')
    const guess = () => visitor.api.send(calls.member.setPaymentPassword, { ...right, password: 'Guess2026' })
    for (let count = 0; count < 5; count++) await refusal(guess())
    expect((await refusal(guess())).code).toBe('TOO_MANY_REQUEST')
  })
})
