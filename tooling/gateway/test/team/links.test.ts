import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput, type InvitationLink } from '@saola/protocol'
import { activeMs, dayMs, exclusionOf, linkRules } from '@saola/rules'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { addPause } from '../../src/protection/pause-store.ts'
import { refusal, visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, settleMerchant, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let agent: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  await settleMerchant(gateway)
  agent = await addPerson(gateway, 'linkagent', { type: 1 })
  stranger = await addPerson(gateway, 'linkstranger', { type: 1 })
})
afterAll(() => gateway.close())

const create = (more: Partial<CallInput<typeof calls.team.createLink>> = {}, by = agent) =>
  gateway.client(by.token).send(calls.team.createLink, { name: 'Nhóm Zalo', type: 0, rebate: '0.5', ...more })
const change = (link: InvitationLink, isPaused: boolean, more: object = {}) =>
  gateway
    .client(agent.token)
    .send(calls.team.changeLink, { affiUrlId: link.affiUrlId, name: link.name, isPaused, ...more })
const look = async (link: InvitationLink) => {
  const { list } = await gateway.client(agent.token).send(calls.team.links, { page: 1, pageSize: 200 })
  return list.find(({ affiUrlId }) => affiUrlId === link.affiUrlId)
}

let visitors = 0
const newVisitor = () => visit(gateway, { addresses: `192.0.2.${(visitors += 1) % 250}` }).api
const register = (code: string, username = `khach${visitors + 1}moi`) =>
  newVisitor().send(calls.session.register, {
    username,
    password: 'matkhau9',
    confirmPassword: 'matkhau9',
    affiliateCode: code,
    domain: 'saola.test',
    registerUrl: 'https://saola.test/',
    registerMethod: 'WEB',
    confirmedAge: true,
  })
const arrive = (code: string, loginDeviceId: string) =>
  newVisitor().send(calls.session.invited, { code, loginDeviceId })

describe('a link that is open (team 14)', () => {
  it('leads to the member site, and brings a member below its agent with its rebate', async () => {
    const link = await create({ rebate: '0,75' })
    expect(link).toMatchObject({ name: 'Nhóm Zalo', type: 0, rebate: '0.75', status: 'open', registered: 0 })
    expect(link.url).toBe(`${gateway.services.settings.memberOrigin}/?code=${link.code}`)
    expect(await newVisitor().send(calls.session.affiliate, { code: link.code.toLowerCase() })).toEqual({
      affiliateCode: link.code,
    })
    const session = await register(link.code)
    expect(session.customerType).toBe(0)
    const row = await gateway.services.db
      .selectFrom('account')
      .select(['upline_id', 'rebate_rate', 'invitation_link_id', 'first_login'])
      .where('id', '=', Number(session.id))
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      upline_id: agent.id,
      rebate_rate: 750,
      invitation_link_id: Number(link.affiUrlId),
      first_login: false,
    })
  })

  it('opens an agent where it was made for agents', async () => {
    const link = await create({ type: 1 })
    expect((await register(link.code)).customerType).toBe(1)
  })
})

describe('a link that lets nobody in says why, and registering goes on without it (team 15)', () => {
  const closed: [string, () => Promise<InvitationLink>, string][] = [
    [
      'paused',
      async () => {
        const link = await create()
        return change(link, true)
      },
      'register.invitation.paused',
    ],
    [
      'expired',
      async () => {
        const link = await create({ endDate: gateway.clock.now() + 1000 })
        gateway.clock.advance(1000)
        return link
      },
      'register.invitation.expired',
    ],
    [
      'used up',
      async () => {
        const link = await create({ quota: 1 })
        await register(link.code)
        return link
      },
      'register.invitation.used_up',
    ],
    [
      'deleted',
      async () => {
        const link = await create()
        await gateway.client(agent.token).send(calls.team.removeLink, { affiUrlId: link.affiUrlId })
        return link
      },
      'register.invitation.invalid',
    ],
    [
      'of an excluded agent',
      async () => {
        const gone = await addPerson(gateway, 'linkgone', { type: 1 })
        const link = await create({}, gone)
        await addPause(gateway.services.db, gone.id, exclusionOf('permanent', gateway.services.now()))
        return link
      },
      'register.invitation.invalid',
    ],
  ]
  it.each(closed)('%s', async (_name, make, code) => {
    const link = await make()
    const refused = { code, field: 'affiliateCode' }
    expect(await refusal(newVisitor().send(calls.session.affiliate, { code: link.code }))).toMatchObject(
      refused,
    )
    const username = `tiep${visitors}tuc`
    expect(await refusal(register(link.code, username))).toMatchObject(refused)
    expect((await register('', username)).userName).toBe(username)
  })

  it('opens again when its agent resumes it, or lets more in', async () => {
    const paused = await change(await create({ quota: 1 }), true, { quota: 1 })
    expect(paused.status).toBe('paused')
    expect((await change(paused, false, { quota: 1 })).status).toBe('open')
    await register(paused.code)
    expect((await look(paused))?.status).toBe('used_up')
    expect((await change(paused, false, { quota: 2 })).status).toBe('open')
  })
})

describe('the funnel of a link is counted (team 16, 17)', () => {
  it('from visits over a registration and its first deposit to somebody who bets', async () => {
    const link = await create({ name: 'Phễu' })
    await arrive(link.code, 'browser-1')
    await arrive(link.code, 'browser-2')
    const session = await register(link.code)
    await register(link.code)
    expect(await look(link)).toMatchObject({ clicks: 2, registered: 2, firstDeposits: 0, active: 0 })
    const client = gateway.client(session.token)
    for (const [index, amount] of [100_000, 200_000].entries()) {
      const { memo } = await client.send(calls.wallet.deposit, { amount })
      await receiveTransfer(gateway.services, { reference: `FT-LINK-${index}`, memo, amount })
    }
    expect(await look(link)).toMatchObject({ registered: 2, firstDeposits: 1, active: 0 })
    const player = { id: Number(session.id), name: session.userName ?? '', token: session.token, wallet: 0 }
    await placeBet(gateway, await withWallet(player), { stake: 10_000, win: 0 })
    expect(await look(link)).toMatchObject({ firstDeposits: 1, active: 1 })
    const asked = { affiUrlId: link.affiUrlId, page: 1, pageSize: 10 }
    const who = await gateway.client(agent.token).send(calls.team.linkRegistrations, asked)
    expect(who.totalRecords).toBe(2)
    expect(who.list.map(({ hasDeposited, isActive }) => [hasDeposited, isActive])).toEqual([
      [false, false],
      [true, true],
    ])
    gateway.clock.advance(activeMs + dayMs)
    expect(await look(link)).toMatchObject({ firstDeposits: 1, active: 0 })
  })

  it('counts a browser once a day and link, and keeps no name of it', async () => {
    const link = await create()
    const other = await create()
    for (const browser of ['browser-1', 'browser-1', 'browser-2']) await arrive(link.code, browser)
    await arrive(other.code, 'browser-1')
    expect([(await look(link))?.clicks, (await look(other))?.clicks]).toEqual([2, 1])
    gateway.clock.advance(dayMs)
    await arrive(link.code, 'browser-1')
    expect((await look(link))?.clicks).toBe(3)
    const rows = await gateway.services.db.selectFrom('invitation_click').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('browser-')
    expect(new Set(rows.map((row) => row.visitor_hash)).size).toBe(rows.length)
  })

  it('counts neither a HEAD, nor a look at the code, nor who says to be a robot', async () => {
    const link = await create()
    const head = await gateway.fetch(`http://gateway.test/wps/agent/affiliate/visit?code=${link.code}`, {
      method: 'HEAD',
      headers: { Merchant: 'saola' },
    })
    expect(head.status).toBe(405)
    await newVisitor().send(calls.session.affiliate, { code: link.code })
    await gateway.fetch('http://gateway.test/wps/agent/affiliate/visit', {
      method: 'POST',
      headers: { Merchant: 'saola', 'Content-Type': 'application/json', 'User-Agent': 'Googlebot/2.1' },
      body: JSON.stringify({ code: link.code, loginDeviceId: 'robot' }),
    })
    expect((await look(link))?.clicks).toBe(0)
  })

  it('says nothing about a code that nobody has', async () => {
    expect(await arrive('NOBODY99', 'browser-1')).toBeNull()
  })
})

describe("an agent's links are its own (team 1)", () => {
  it('another agent neither sees, changes, deletes nor looks into them', async () => {
    const link = await create()
    const { affiUrlId, name } = link
    const client = gateway.client(stranger.token)
    expect((await client.send(calls.team.links, { page: 1, pageSize: 10 })).list).toEqual([])
    for (const ask of [
      () => client.send(calls.team.changeLink, { affiUrlId, name, isPaused: true }),
      () => client.send(calls.team.removeLink, { affiUrlId }),
      () => client.send(calls.team.linkRegistrations, { affiUrlId, page: 1, pageSize: 10 }),
    ]) {
      expect(await refusal(ask())).toMatchObject({ status: 404, code: 'not_found' })
    }
    expect((await look(link))?.status).toBe('open')
  })
})

describe('what a link may not be', () => {
  it.each<[string, Partial<CallInput<typeof calls.team.createLink>>, string]>([
    ['without a name', { name: '  ' }, 'name'],
    ['over before it begins', { endDate: 1 }, 'endDate'],
    ["above its agent's own rebate", { rebate: '2.001' }, 'rebate'],
    ['for nobody', { quota: 0 }, 'quota'],
  ])('%s', async (_name, more, field) => {
    expect(await refusal(create(more))).toMatchObject({ code: 'request_param_err', field })
  })

  it('one more than an agent may have', async () => {
    const busy = await addPerson(gateway, 'linkbusy', { type: 1 })
    for (let count = 0; count < linkRules.most; count += 1) {
      if (count % 50 === 0) gateway.clock.advance(600_000)
      await create({}, busy)
    }
    gateway.clock.advance(600_000)
    expect(await refusal(create({}, busy))).toMatchObject({ code: 'team.links.many' })
  })
})

async function withWallet(person: TestPerson): Promise<TestPerson> {
  const { id: wallet } = await gateway.services.db
    .selectFrom('ledger_account')
    .select('id')
    .where('owner_id', '=', person.id)
    .where('kind', '=', 'wallet')
    .executeTakeFirstOrThrow()
  return { ...person, wallet }
}
