import { calls } from '@saola/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newestCode } from './inbox.ts'

let gateway: TestGateway
let address = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const common = {
  VI: 'Mật khẩu này rất dễ bị đoán ra, hãy chọn mật khẩu khác.',
  EN: 'This password is among the first that are guessed. Please choose another one.',
}

function newVisitor(language: 'VI' | 'EN' = 'VI'): Visitor {
  address += 1
  return visit(gateway, { addresses: `198.51.100.${address}`, language })
}

function register(username: string, password: string, language: 'VI' | 'EN' = 'VI') {
  return newVisitor(language).api.send(calls.session.register, {
    username,
    password,
    confirmPassword: password,
    domain: 'saola.test',
    registerUrl: 'https://saola.test/',
    registerMethod: 'WEB',
    confirmedAge: true,
  })
}

function change(newPassword: string) {
  return { oldPassword: 'Saola2026', newPassword, confirmNewPassword: newPassword }
}

it.each(['abc123', 'Password1', 'matkhau123', 'anhyeuem1', 'qwerty12', 'Saola2026', 'hoamai01'])(
  'a registration refuses %s at its field, in both languages (session 48)',
  async (password) => {
    for (const language of ['VI', 'EN'] as const) {
      const refused = await refusal(register('hoamai', password, language))
      expect([refused.code, refused.field, refused.message]).toEqual([
        'request_param_err',
        'password',
        common[language],
      ])
    }
  },
)

it('a registration takes a password of its owner’s own, and it signs in', async () => {
  await register('hoamai', 'Langbiang1')
  const input = { username: 'hoamai', password: 'Langbiang1', type: 'username' } as const
  expect((await newVisitor().api.send(calls.session.login, input)).userName).toBe('hoamai')
})

it('a password that stands still signs in, and is not taken as a new one', async () => {
  const visitor = newVisitor()
  await visitor.signIn('minhthu')
  for (const newPassword of ['Minhthu99', 'Saola2025']) {
    const refused = await refusal(visitor.api.send(calls.member.changePassword, change(newPassword)))
    expect([refused.field, refused.message]).toEqual(['newPassword', common.VI])
  }
  await visitor.api.send(calls.member.changePassword, change('Langbiang1'))
})

it('a password set anew by SMS is none of them either, and costs no code', async () => {
  await newVisitor().api.send(calls.session.smsReset, { mobileNum: '0912000002', countryDialingCode: '+84' })
  const verificationCode = await newestCode(gateway, '+84912000002')
  const input = { mobileNum: '0912000002', verificationCode }
  const reset = (newPassword: string) =>
    newVisitor().api.send(calls.session.resetBySms, { ...input, newPassword })
  expect((await refusal(reset('iloveyou1'))).field).toBe('newPassword')
  await reset('Langbiang1')
})
