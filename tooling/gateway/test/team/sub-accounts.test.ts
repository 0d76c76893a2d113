import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, headers, subAccountRights, type Call, type SubAccountRight } from '@saola/protocol'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { addSubAccount, type SubPerson } from './sub-accounts.ts'

let gateway: TestGateway
/** top > agent > player; and an agent beside it. */
let top: TestPerson
let agent: TestPerson
let player: TestPerson
let other: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  top = await addPerson(gateway, 'subtop', { type: 2 })
  agent = await addPerson(gateway, 'subagent', { type: 1, upline: top })
  player = await addPerson(gateway, 'subplayer', { upline: agent })
  other = await addPerson(gateway, 'subother', { type: 1, upline: top })
  await fund(gateway, agent, 1_000_000)
})
afterAll(() => gateway.close())

let names = 0
const newName = () => {
  names += 1
  return `phu${names}nguoi`
}
const terms = (more: { rights?: SubAccountRight[]; label?: string } = {}) => ({
  username: newName(),
  password: 'matkhau9',
  label: 'Chị Hoa',
  rights: [] as SubAccountRight[],
  ...more,
})
const create = (by: TestPerson, input: ReturnType<typeof terms>) =>
  gateway.client(by.token).send(calls.team.createSubAccount, input)

describe('making a sub-account (team 27, 29)', () => {
  it.each([
    ['an agent', () => agent, 41],
    ['a top agent', () => top, 42],
  ] as const)(
    '%s makes one of its own type, which has to change its password',
    async (_words, owner, type) => {
      const input = terms({ rights: ['team.read'] })
      const made = await create(owner(), input)
      expect(made).toMatchObject({ customerName: input.username, isOn: true, mustChangePassword: true })
      const { api } = visit(gateway)
      const signedIn = await api.send(calls.session.login, { ...input, type: 'username' })
      expect(signedIn).toMatchObject({ customerType: type, firstTimeLogin: true })
      const info = await gateway.client(signedIn.token).send(calls.member.info)
      expect(info).toMatchObject({
        account: input.username,
        type,
        subAccount: { ownerName: owner().name, rights: ['team.read'] },
      })
    },
  )

  it('stands in nobody’s line', async () => {
    const before = await gateway.client(top.token).send(calls.team.downlines, { pageNo: 0, pageSize: 50 })
    await create(agent, terms())
    const after = await gateway.client(top.token).send(calls.team.downlines, { pageNo: 0, pageSize: 50 })
    expect(after).toEqual(before)
  })

  it.each([
    ['a name that is taken', { username: 'Member01' }, 'register.username.taken', 'username'],
    ['a name of a digit', { username: '9nguoi99' }, 'request_param_err', 'username'],
    ['a weak password', { password: 'abc' }, 'request_param_err', 'password'],
    ['no label', { label: '  ' }, 'request_param_err', 'label'],
    ['a label that is too long', { label: 'a'.repeat(41) }, 'request_param_err', 'label'],
  ])('%s is refused at its field', async (_words, more, code, field) => {
    expect(await refusal(create(agent, { ...terms(), ...more }))).toMatchObject({ code, field })
  })

  it('has an end at twenty', async () => {
    const owner = await addPerson(gateway, 'submany', { type: 1 })
    for (let count = 0; count < 20; count += 1) await create(owner, terms())
    expect(await refusal(create(owner, terms()))).toMatchObject({ code: 'team.sub_accounts.many' })
  })
})

describe('an owner and its sub-accounts (team 29)', () => {
  it('changes what one may do in the middle of a session', async () => {
    const sub = await addSubAccount(gateway, agent, { name: newName(), rights: [] })
    const ask = () => sub.client.send(calls.team.downlines, { pageNo: 0, pageSize: 1 })
    expect(await refusal(ask())).toMatchObject({ status: 403, code: 'account.right.refused' })
    const change = { customerId: sub.id, label: 'Anh Ba', isOn: true }
    await gateway.client(agent.token).send(calls.team.changeSubAccount, { ...change, rights: ['team.read'] })
    await expect(ask()).resolves.toBeDefined()
    await gateway.client(agent.token).send(calls.team.changeSubAccount, { ...change, rights: [] })
    expect(await refusal(ask())).toMatchObject({ code: 'account.right.refused' })
  })

  it('switches one off, which is signed out and cannot come back until it is on again', async () => {
    const sub = await addSubAccount(gateway, agent, { name: newName(), rights: ['team.read'] })
    const set = (isOn: boolean) =>
      gateway
        .client(agent.token)
        .send(calls.team.changeSubAccount, { customerId: sub.id, label: 'X', rights: [], isOn })
    const signIn = () =>
      visit(gateway).api.send(calls.session.login, {
        username: sub.name,
        password: 'matkhau10',
        type: 'username',
      })
    await set(false)
    expect(await refusal(sub.client.send(calls.member.info))).toMatchObject({ status: 401 })
    expect(await refusal(signIn())).toMatchObject({ code: 'us_forbidden_login_error' })
    await set(true)
    await expect(signIn()).resolves.toMatchObject({ firstTimeLogin: false })
  })

  it('gives one another first password, which ends its sessions', async () => {
    const sub = await addSubAccount(gateway, agent, { name: newName(), rights: [] })
    await gateway
      .client(agent.token)
      .send(calls.team.resetSubAccount, { customerId: sub.id, password: 'matkhau77' })
    expect(await refusal(sub.client.send(calls.member.info))).toMatchObject({ status: 401 })
    const again = { username: sub.name, password: 'matkhau77', type: 'username' } as const
    expect(await visit(gateway).api.send(calls.session.login, again)).toMatchObject({ firstTimeLogin: true })
  })

  it('takes its sub-accounts with it when it is closed', async () => {
    const owner = await addPerson(gateway, 'subclosed', { type: 1 })
    const sub = await addSubAccount(gateway, owner, { name: newName(), rights: ['team.read'] })
    await gateway.services.db
      .updateTable('account')
      .set({ active_flag: 7 })
      .where('id', '=', owner.id)
      .execute()
    expect(await refusal(sub.client.send(calls.member.info))).toMatchObject({ status: 401 })
  })

  it("does not reach another agent's, nor an account of its line", async () => {
    const sub = await addSubAccount(gateway, other, { name: newName(), rights: [] })
    for (const customerId of [sub.id, String(player.id), '999999999', 'abc']) {
      const client = gateway.client(agent.token)
      const change = { customerId, label: 'X', rights: [], isOn: false }
      expect(await refusal(client.send(calls.team.changeSubAccount, change))).toMatchObject({ status: 404 })
      const reset = { customerId, password: 'matkhau77' }
      expect(await refusal(client.send(calls.team.resetSubAccount, reset))).toMatchObject({ status: 404 })
    }
  })
})

/** What each right opens, as team 28 has it; to act opens what to see does. */
const opens: Record<SubAccountRight, readonly string[]> = {
  'team.read': ['team.downlines', 'team.branch', 'team.place', 'team.downline', 'team.bets'],
  'reports.read': [
    'team.overview',
    'team.betting',
    'team.profit',
    'team.credit',
    'team.transactions',
    'team.ownTransactions',
    'team.income',
    'team.exportFile',
  ],
  'transfer.read': [
    'wallet.balance',
    'wallet.olderBalance',
    'team.transferBounds',
    'team.transferEnabled',
    'team.recipient',
    'team.recipients',
    'team.transfers',
  ],
  'transfer.act': ['team.transfer'],
  'contracts.read': [
    'contracts.consolidated',
    'contracts.list',
    'contracts.own',
    'contracts.detail',
    'contracts.endings',
    'contracts.owed',
    'contracts.bills',
    'contracts.billOf',
    'contracts.whatIf',
  ],
  'contracts.act': [
    'contracts.offer',
    'contracts.edit',
    'contracts.takeStep',
    'contracts.payBill',
    'contracts.payBills',
    'contracts.rejectBill',
  ],
  'opening.read': [
    'team.openingTerms',
    'team.links',
    'team.relayedLinks',
    'team.linkRegistrations',
    'team.relayedLinkRegistrations',
  ],
  'opening.act': [
    'team.openDownline',
    'team.openDownlines',
    'team.createLink',
    'team.relayedCreateLink',
    'team.changeLink',
    'team.removeLink',
    'team.relayedRemoveLink',
  ],
  'messages.read': ['team.sentMessages', 'support.inbox', 'support.readMessage'],
  'messages.act': ['team.sendMessage'],
}

/** What everybody may ask about themselves; notices on a device are those of the owner's inbox, so they are not it. */
const own =
  /^(?:session\.(?:logout|touch)|member\.(?!closeAccount)|support\.(?!inbox|readMessage|tellDevice|forgetDevice)|team\.(?:activity|announcements)$)/

function isOpen(right: SubAccountRight | undefined, call: Call): boolean {
  if (own.test(call.id)) return true
  if (right === undefined) return false
  const seen = right.replace('.act', '.read') as SubAccountRight
  return opens[right].includes(call.id) || opens[seen].includes(call.id)
}

const closedToVisitors = mountedCalls
  .map(({ call }) => call)
  .filter(({ access }) => access !== 'visitor' && access !== 'member')

describe.each([undefined, ...subAccountRights])('a sub-account with the right %s (team 28)', (right) => {
  let sub: SubPerson
  beforeAll(async () => {
    const owner = await addPerson(gateway, `cell${newName()}`, { type: 1, upline: top })
    sub = await addSubAccount(gateway, owner, {
      name: newName(),
      rights: right === undefined ? [] : [right],
    })
  })

  // A sign-out would end the session of the cells after it.
  it.each(
    closedToVisitors.filter(({ id }) => id !== 'session.logout').map((call) => [call.id, call] as const),
  )('%s', async (_id, call) => {
    // Without an input: the right is asked for before the input is read.
    const response = await gateway.fetch(`http://gateway.test${call.path.replaceAll(/:\w+/g, '0')}`, {
      method: call.method,
      headers: {
        [headers.authorization]: sub.token,
        [headers.merchant]: 'saola',
        [headers.idempotencyKey]: `cell-${call.id.replace('.', '-')}-key`,
        'content-type': 'application/json',
      },
      ...(call.method !== 'GET' && call.method !== 'DELETE' && { body: '{}' }),
    })
    const text = await response.text()
    expect({ call: call.id, refused: text.includes('account.right.refused') }).toEqual({
      call: call.id,
      refused: !isOpen(right, call),
    })
    if (!isOpen(right, call)) expect(response.status).toBe(403)
  })
})

describe("in its owner's name (team 28)", () => {
  it('sees the line of the owner and nothing beside it', async () => {
    const { client } = await addSubAccount(gateway, agent, { name: newName(), rights: ['team.read'] })
    const seen = await client.send(calls.team.downlines, { pageNo: 0, pageSize: 50 })
    expect(seen.list.map(({ customerName }) => customerName)).toEqual(['subplayer'])
    expect(await client.send(calls.team.downline, { customerId: String(player.id) })).toBeDefined()
    const foreign = client.send(calls.team.downline, { customerId: String(other.id) })
    expect(await refusal(foreign)).toMatchObject({ status: 404 })
  })

  it('opens accounts below the owner', async () => {
    const { client } = await addSubAccount(gateway, agent, { name: newName(), rights: ['opening.act'] })
    const opened = await client.send(calls.team.openDownline, {
      username: newName(),
      password: 'matkhau9',
      type: 0,
      rebate: '0',
    })
    const below = await gateway.client(agent.token).send(calls.team.downline, opened)
    expect(below).toMatchObject({ level: 1 })
  })

  it('moves money with a transaction password of its own, not the owner’s', async () => {
    const { client } = await addSubAccount(gateway, agent, { name: newName(), rights: ['transfer.act'] })
    const sent = client.send(
      calls.team.transfer,
      { customerId: String(player.id), amount: 100_000, paymentPassword: '246810' },
      { idempotencyKey: 'sub-transfer-key-001' },
    )
    expect(await refusal(sent)).toMatchObject({ code: 'not.exists.payment.password' })
  })
})
