import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import { refusal, visit, type Visitor } from '../http/visitor.ts'
import { addSubAccount } from '../team/sub-accounts.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { newestCode, operate } from './inbox.ts'

/** Sixty-four characters with spaces, and sixty-five. */
const phrase = 'con sao la đứng trên đồi cao nhìn mặt trời lặn xuống dòng sông x'
const longer = `${phrase}y`
const first = 'Langbiang1'

let gateway: TestGateway
let agent: TestPerson
let count = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  // Whatever people think of, from eight characters to sixty-four.
  await operate(gateway, {
    register: {
      password: { patternId: 0, minLength: 8, maxLength: 64 },
      confirmPassword: { patternId: 0, minLength: 8, maxLength: 64 },
    },
  })
  agent = await addPerson(gateway, 'phraseagent', { type: 1 })
})
afterAll(() => gateway.close())

const newName = () => `phrase${(count += 1)}`
const newMobile = () => `0912${440_000 + (count += 1)}`
const visitor = (token?: string): Visitor =>
  visit(gateway, { addresses: `198.51.100.${(count += 1) % 250}`, ...(token && { token }) })

function register(typed: Partial<CallInput<typeof calls.session.register>>) {
  return visitor().api.send(calls.session.register, {
    confirmPassword: typed.password,
    domain: 'saola.test',
    registerUrl: 'https://saola.test/',
    registerMethod: 'WEB',
    confirmedAge: true,
    ...typed,
  })
}

const signIn = (username: string, password: string) =>
  visitor().api.send(calls.session.login, { username, password, type: 'username' })

/** A member with a proved phone and mailbox. */
async function memberOf(
  password: string,
): Promise<{ username: string; mobile: string; email: string; token: string }> {
  const [username, mobile] = [newName(), newMobile()]
  const email = `${username}@saola.test`
  const { token } = await register({ username, password })
  for (const [channel, contact] of [
    ['sms', mobile],
    ['email', email],
  ] as const) {
    const { api } = visitor(token)
    await api.send(calls.member.contactCode, { channel, contact })
    const verificationCode = await newestCode(gateway, contact)
    await api.send(calls.member.setContact, { channel, contact, verificationCode, password })
  }
  return { username, mobile, email, token }
}

/** Each way in which somebody, or an agent for somebody, gives an account a password; answers the name to sign in with. */
const ways: [string, string, (password: string) => Promise<string>][] = [
  [
    'a registration',
    'password',
    async (password) => {
      const username = newName()
      await register({ username, password })
      return username
    },
  ],
  [
    'a registration by phone',
    'password',
    async (password) => {
      const mobileNum = newMobile()
      const { api } = visitor()
      await api.send(calls.session.smsRegister, { mobileNo: mobileNum, countryDialingCode: '+84' })
      const verificationCode = await newestCode(gateway, mobileNum)
      const form = { mobileNum, verificationCode, password, confirmPassword: password, confirmedAge: true }
      const from = {
        domain: 'saola.test',
        registerUrl: 'https://saola.test/',
        registerMethod: 'WEB',
      } as const
      await api.send(calls.session.registerMobile, { ...form, ...from })
      return mobileNum
    },
  ],
  [
    'a change',
    'newPassword',
    async (newPassword) => {
      const { username, token } = await memberOf(first)
      const input = { oldPassword: first, newPassword, confirmNewPassword: newPassword }
      await visitor(token).api.send(calls.member.changePassword, input)
      return username
    },
  ],
  [
    'a new password by SMS',
    'newPassword',
    async (newPassword) => {
      const { username, mobile: mobileNum } = await memberOf(first)
      gateway.clock.advance(minuteMs)
      await visitor().api.send(calls.session.smsReset, { mobileNum, countryDialingCode: '+84' })
      const verificationCode = await newestCode(gateway, mobileNum)
      await visitor().api.send(calls.session.resetBySms, { mobileNum, verificationCode, newPassword })
      return username
    },
  ],
  [
    'a new password by mail',
    'newPassword',
    async (newPassword) => {
      const { username, email } = await memberOf(first)
      gateway.clock.advance(minuteMs)
      await visitor().api.send(calls.session.forgotByEmail, { username, email })
      const verificationCode = await newestCode(gateway, email)
      await visitor().api.send(calls.session.resetByEmail, { username, email, verificationCode, newPassword })
      return username
    },
  ],
  [
    'a first password',
    'newPassword',
    async (newPassword) => {
      const name = newName()
      const { token } = await addPerson(gateway, name)
      const input = { newPassword, confirmNewPassword: newPassword }
      await gateway.client(token).send(calls.member.setPassword, input)
      return name
    },
  ],
  [
    'an account that an agent opens',
    'password',
    async (password) => {
      const username = newName()
      const input = { username, password, type: 0, rebate: '0' } as const
      await gateway.client(agent.token).send(calls.team.openDownline, input)
      return username
    },
  ],
  [
    'a sub-account',
    'password',
    async (password) => {
      const username = newName()
      const input = { username, password, label: 'Kế toán', rights: [] }
      await gateway.client(agent.token).send(calls.team.createSubAccount, input)
      return username
    },
  ],
  [
    'another first password of a sub-account',
    'password',
    async (password) => {
      const { id, name } = await addSubAccount(gateway, agent, { name: newName(), rights: [] })
      await gateway.client(agent.token).send(calls.team.resetSubAccount, { customerId: id, password })
      return name
    },
  ],
]

describe.each(ways)('%s (session 53)', (_way, field, give) => {
  it('takes a phrase of sixty-four characters with spaces, and it signs in however a keyboard composes it', async () => {
    const name = await give(phrase)
    expect((await signIn(name, phrase)).token).toBeDefined()
    expect((await signIn(name, phrase.normalize('NFD'))).token).toBeDefined()
    expect((await refusal(signIn(name, phrase.trim().replaceAll(' ', '')))).code).toBe(
      'login.wrong.credentials',
    )
  })

  it.each([
    ['one character more', longer],
    ['one that has leaked', 'matkhau123'],
    ['a walk along the keyboard', 'qwertyuiop'],
    ['the name of the brand', 'Saola2026'],
  ])('refuses %s', async (_, password) => {
    expect(await refusal(give(password))).toMatchObject({ code: 'request_param_err', field })
  })
})

const row = (password: string) => ({ username: newName(), password, type: 0 as const, rebate: '0' })

it('a file of accounts says of each which password is refused', async () => {
  const accounts = [row(phrase), row(longer), row('matkhau123')]
  for (const isCheck of [true, false]) {
    const { results } = await gateway
      .client(agent.token)
      .send(calls.team.openDownlines, { isCheck, accounts })
    expect(results.map(({ outcome, field }) => field ?? outcome)).toEqual([
      isCheck ? 'ready' : 'opened',
      'password',
      'password',
    ])
  }
})

it('an agent chooses no password that is the name of the account with some digits', async () => {
  const [username, other] = ['hoangyen', 'hoangyenkt']
  const input = { username, password: 'hoangyen12', type: 0, rebate: '0' } as const
  expect(await refusal(gateway.client(agent.token).send(calls.team.openDownline, input))).toMatchObject({
    field: 'password',
  })
  const sub = await addSubAccount(gateway, agent, { name: other, rights: [] })
  const reset = { customerId: sub.id, password: 'hoangyenkt12' }
  expect(await refusal(gateway.client(agent.token).send(calls.team.resetSubAccount, reset))).toMatchObject({
    field: 'password',
  })
})

it('no merchant lets a password be longer than one that signs in', async () => {
  await operate(gateway, {
    register: { password: { maxLength: 5_000 }, confirmPassword: { maxLength: 5_000 } },
  })
  const longest = `${phrase} `.repeat(4).slice(0, 255)
  const username = newName()
  await register({ username, password: longest })
  expect((await signIn(username, longest)).token).toBeDefined()
  expect((await signIn(username, longest.normalize('NFD'))).token).toBeDefined()
  const refused = await refusal(register({ username: newName(), password: `${longest}y` }))
  expect(refused).toMatchObject({ code: 'request_param_err', field: 'password' })
})
