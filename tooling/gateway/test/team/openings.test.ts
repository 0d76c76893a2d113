import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'
import { breakOf, exclusionOf } from '@saola/rules'
import { addPause } from '../../src/protection/pause-store.ts'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { addSubAccount } from './sub-accounts.ts'

type Input = CallInput<typeof calls.team.openDownline>

let gateway: TestGateway
let upper: TestPerson
let lower: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  // A mail address is taken once it is proved (session 47).
  const proved = { email_verified_at: gateway.clock.now() }
  await gateway.services.db.updateTable('account').set(proved).where('name', '=', 'member01').execute()
  upper = await addPerson(gateway, 'openupper', { type: 1 })
  lower = await addPerson(gateway, 'openlower', { type: 1, upline: upper })
})
afterAll(() => gateway.close())

let names = 0
const account = (more: Partial<Input> = {}): Input => {
  names += 1
  return { username: `moinguoi${names}`, password: 'matkhau9', type: 0, rebate: '0.5', ...more }
}
const open = (by: TestPerson, input: Input) => gateway.client(by.token).send(calls.team.openDownline, input)

const send = (accounts: Input[], isCheck: boolean) =>
  gateway.client(upper.token).send(calls.team.openDownlines, { isCheck, accounts })
const outcomes = ({ results }: Awaited<ReturnType<typeof send>>) =>
  results.map(({ outcome, field }) => (field === undefined ? outcome : `${outcome} ${field}`))
const countAccounts = async () => {
  const { total } = await gateway.services.db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

describe('opening one account (team 11, 12, 13)', () => {
  it.each([
    [0, 'a member'],
    [1, 'an agent'],
  ] as const)(
    'type %i opens %s directly below, who signs in and has to choose a password',
    async (type, _words) => {
      const input = account({ type, mobileNum: `091200110${type}`, zalo: '0912001100' })
      const opened = await open(upper, input)
      const below = await gateway
        .client(upper.token)
        .send(calls.team.downline, { customerId: opened.customerId })
      expect(below).toMatchObject({ customerName: input.username, type, level: 1 })
      const signedIn = await visit(gateway, { addresses: `198.51.100.${type}` }).api.send(
        calls.session.login,
        {
          username: input.username,
          password: input.password,
          type: 'username',
        },
      )
      expect(signedIn).toMatchObject({ customerType: type, firstTimeLogin: true })
    },
  )

  it('gives at most what the opener has itself, and its downline no more than it got', async () => {
    const agent = account({ type: 1, rebate: '1,2 %' })
    const { customerId } = await open(lower, agent)
    const { token } = await visit(gateway).api.send(calls.session.login, {
      username: agent.username,
      password: agent.password,
      type: 'username',
    })
    const terms = await gateway.client(token).send(calls.team.openingTerms)
    expect(terms).toEqual({ mayOpen: true, rebate: '1.2' })
    const client = gateway.client(token)
    expect(await refusal(client.send(calls.team.openDownline, account({ rebate: '1.201' })))).toMatchObject({
      code: 'request_param_err',
      field: 'rebate',
      message: 'Không được cao hơn mức 1,2% của chính bạn',
    })
    await client.send(calls.team.openDownline, account({ rebate: '1.2' }))
    expect(Number(customerId)).toBeGreaterThan(0)
  })

  it.each<[string, Partial<Input>, string, string]>([
    ['a name of a digit', { username: '9nguoi99' }, 'request_param_err', 'username'],
    ['a weak password', { password: 'abc' }, 'request_param_err', 'password'],
    ['a number that is none', { mobileNum: '123' }, 'request_param_err', 'mobileNum'],
    ['a rebate that is none', { rebate: 'much' }, 'request_param_err', 'rebate'],
    ['a name that is taken', { username: 'Member01' }, 'register.username.taken', 'username'],
    ['a number that is taken', { mobileNum: '0912000001' }, 'register.mobile.taken', 'mobileNum'],
    ['a mail address that is taken', { email: 'member01@saola.test' }, 'register.email.taken', 'email'],
  ])('%s is refused at its field', async (_name, more, code, field) => {
    expect(await refusal(open(upper, account(more)))).toMatchObject({ code, field })
  })
})

describe('who may not open accounts (team 11)', () => {
  it('a sub-account without the right', async () => {
    const { client } = await addSubAccount(gateway, upper, { name: 'moiphu01', rights: ['opening.read'] })
    const opened = client.send(calls.team.openDownline, account())
    expect(await refusal(opened)).toMatchObject({ status: 403, code: 'account.right.refused' })
  })

  it.each([
    ['openbreak', 'on a break', (now: number) => breakOf('7d', now)],
    ['openexcluded', 'who is excluded', (now: number) => exclusionOf('permanent', now)],
  ])('%s, an agent %s, by hand, by file or by a link', async (name, _words, pauseFrom) => {
    const agent = await addPerson(gateway, name, { type: 1, upline: upper })
    await addPause(gateway.services.db, agent.id, pauseFrom(gateway.services.now()))
    const client = gateway.client(agent.token)
    const paused = { status: 403, code: 'protection.paused' }
    expect(await refusal(open(agent, account()))).toMatchObject(paused)
    const file = { isCheck: false, accounts: [account()] }
    expect(await refusal(client.send(calls.team.openDownlines, file))).toMatchObject(paused)
    const link = { name: 'Zalo', type: 0, rebate: '0' } as const
    expect(await refusal(client.send(calls.team.createLink, link))).toMatchObject(paused)
  })
})

describe('a file of accounts (team 19)', () => {
  it('is checked without a trace, opened with a result for each row, and opens nothing twice', async () => {
    const first = account({ type: 1 })
    const rows = [
      first,
      account({ username: 'member01' }),
      account({ password: '123' }),
      account({ rebate: '99' }),
      account({ username: first.username.toUpperCase() }),
      account({ email: 'hoasen@vidu.vn' }),
    ]
    const wrong = ['refused username', 'refused password', 'refused rebate', 'refused username']
    const before = await countAccounts()
    expect(outcomes(await send(rows, true))).toEqual(['ready', ...wrong, 'ready'])
    expect(await countAccounts()).toBe(before)
    const opened = await send(rows, false)
    expect(outcomes(opened)).toEqual(['opened', ...wrong, 'opened'])
    expect(opened.results[1]?.message).toMatch(/./)
    expect(await countAccounts()).toBe(before + 2)
    expect(outcomes(await send(rows, false))).toEqual(['existed', ...wrong, 'existed'])
    expect(await countAccounts()).toBe(before + 2)
  })

  it("says of another agent's account that its name is taken, not that it is one's own", async () => {
    const theirs = account()
    await open(lower, theirs)
    expect(outcomes(await send([theirs], false))).toEqual(['refused username'])
  })

  it('has at most 500 rows', async () => {
    const many = Array.from({ length: 501 }, () => account())
    expect(await refusal(send(many, true))).toMatchObject({ code: 'request_param_err' })
  })

  it('is checked ten times in five minutes', async () => {
    gateway.clock.advance(3_600_000)
    for (let count = 0; count < 10; count += 1) await send([account()], true)
    expect(await refusal(send([account()], true))).toMatchObject({ code: 'TOO_MANY_REQUEST' })
  })
})
