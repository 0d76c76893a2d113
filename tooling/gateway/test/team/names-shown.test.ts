import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, calls } from '@saola/protocol'
import { dayMs, shownName } from '@saola/rules'
import { asShown } from '../../src/accounts/names/names-like-store.ts'
import { insertBills } from '../../src/contracts/bills/write-bill-store.ts'
import { accept, codeOf, flat, offer, paymentPassword, protect } from '../contracts/stage.ts'
import { refusal } from '../http/visitor.ts'
import { inbox } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const names = {
  top: '0988000001',
  agent: 'lan.huong@example.com',
  member: '0977123456',
  alike: '0977999456',
} as const
const customerName = names.member

let gateway: TestGateway
let top: TestPerson
let agent: TestPerson
let member: TestPerson
let alike: TestPerson
let contractId = ''
let billId = ''
let linkId = ''
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  top = await addPerson(gateway, names.top, { type: 2 })
  agent = await addPerson(gateway, names.agent, { type: 1, upline: top })
  member = await addPerson(gateway, names.member, { upline: agent, mobile: '+84977123456' })
  alike = await addPerson(gateway, names.alike, { upline: agent })
  for (const person of [top, agent]) await protect(gateway, person)
  for (const person of [top, agent]) await fund(gateway, person, 10_000_000)
  const { id } = await offer(gateway, top, agent, flat('daily', 1_000))
  await accept(gateway, agent, id)
  contractId = (await offer(gateway, agent, member, flat('daily', 500))).id
  await offer(gateway, agent, alike, flat('daily', 500))
  await transfer(agent, member)
  await placeBet(gateway, member, { stake: 20_000, win: 0 })
  await transfer(agent, top)
  await send(agent)(calls.team.sendMessage, { ...letter, audience: 'one', customerId: String(member.id) })
  await send(top)(calls.team.sendMessage, { ...letter, audience: 'direct' })
  billId = await addBill(contractId)
  linkId = (await send(agent)(calls.team.createLink, { name: 'A link', type: 0, rebate: '0' })).affiUrlId
  const { db } = gateway.services
  await db
    .updateTable('account')
    .set({ invitation_link_id: Number(linkId) })
    .where('id', 'in', [member.id, alike.id])
    .execute()
  await db.updateTable('account').set({ nickname: 'lan.huong' }).where('id', '=', agent.id).execute()
})
afterAll(() => gateway.close())

const letter = { title: 'Hello', content: 'A word to the line' }
const send = ({ token }: TestPerson) => gateway.client(token, 'EN').send

function transfer(from: TestPerson, to: TestPerson) {
  const wish = { customerId: String(to.id), amount: 100_000, paymentPassword, code: codeOf(gateway, from) }
  return send(from)(calls.team.transfer, wish, { idempotencyKey: `a-shown-transfer-${from.id}-${to.id}` })
}

/** A bill that the agent owes the member. */
async function addBill(contract: string): Promise<string> {
  const [id] = await insertBills(gateway.services.db, [
    {
      contractId: Number(contract),
      version: 1,
      kind: 'daily',
      uplineId: agent.id,
      downlineId: member.id,
      periodKey: 'daily:2026-10-31',
      opensAt: 1,
      closesAt: 2,
      figures: { validBet: 1_000, netLoss: 0, activeMembers: 1 },
      tier: 0,
      base: 1_000,
      deductions: 0,
      carriedIn: 0,
      carriedOut: 0,
      settledAmount: 1,
      adjustment: 0,
      amount: 1,
      state: 'to_collect',
      expiresAt: null,
      settledAt: 2,
    },
  ])
  return String(id)
}

type Asked = [string, () => Promise<unknown>]

/** Every call that an agent reads by, asked of a line whose names are addresses. */
const reads = (): Asked[] => {
  const ask = send(agent)
  const customerId = String(member.id)
  const days = { startTime: gateway.clock.now() - dayMs, endTime: gateway.clock.now() }
  const page = { pageNo: 1, pageSize: 50 }
  const people = { pageNo: 0, pageSize: 50 }
  return [
    ['team.activity', () => ask(calls.team.activity, page)],
    ['team.announcements', () => ask(calls.team.announcements)],
    ['team.bets', () => ask(calls.team.bets, { ...days, ...page })],
    ['team.betting', () => ask(calls.team.betting, page)],
    ['team.branch', () => ask(calls.team.branch, { downlineType: 'all', ...people })],
    ['team.credit', () => ask(calls.team.credit, page)],
    ['team.downline', () => ask(calls.team.downline, { customerId })],
    ['team.downlines', () => ask(calls.team.downlines, people)],
    ['team.exportFile', exported],
    ['team.income', () => ask(calls.team.income, page)],
    [
      'team.linkRegistrations',
      () => ask(calls.team.linkRegistrations, { affiUrlId: linkId, page: 1, pageSize: 9 }),
    ],
    ['team.links', () => ask(calls.team.links, { page: 1, pageSize: 9 })],
    ['team.openingTerms', () => ask(calls.team.openingTerms)],
    ['team.overview', () => ask(calls.team.overview, days)],
    ['team.ownTransactions', () => ask(calls.team.ownTransactions, page)],
    ['team.place', () => ask(calls.team.place, { customerId })],
    ['team.profit', () => ask(calls.team.profit, page)],
    ['team.recipient', () => ask(calls.team.recipient, { customerId })],
    ['team.recipients', () => ask(calls.team.recipients, { pageSize: 50 })],
    [
      'team.relayedLinkRegistrations',
      () => ask(calls.team.relayedLinkRegistrations, { affiUrlId: linkId, page: 1, pageSize: 9 }),
    ],
    ['team.relayedLinks', () => ask(calls.team.relayedLinks, { page: 1, pageSize: 9 })],
    ['team.sentMessages', () => ask(calls.team.sentMessages, page)],
    ['team.subAccounts', () => ask(calls.team.subAccounts)],
    ['team.transactions', () => ask(calls.team.transactions, page)],
    ['team.transferBounds', () => ask(calls.team.transferBounds)],
    ['team.transferEnabled', () => ask(calls.team.transferEnabled)],
    ['team.transfers', () => ask(calls.team.transfers, page)],
    ['contracts.list', () => ask(calls.contracts.list, { kind: 'daily', ...page })],
    ['contracts.owed', () => ask(calls.contracts.owed)],
    ['contracts.own', () => ask(calls.contracts.own)],
    ['contracts.detail', () => ask(calls.contracts.detail, { contractId })],
    ['contracts.bills', () => ask(calls.contracts.bills, { side: 'upline', ...page })],
    ['contracts.billOf', () => ask(calls.contracts.billOf, { billId })],
    ['member.info', () => ask(calls.member.info)],
    ['member.lineContact', () => ask(calls.member.lineContact)],
    ['wallet.transactions', () => ask(calls.wallet.transactions, { ...days, page: 1, size: 50 })],
    ['support.inbox', () => ask(calls.support.inbox, { page: 1, size: 50 })],
  ]
}

const exported = async (): Promise<unknown> => {
  const files = (['betting', 'profit', 'credit', 'transactions', 'own-transactions'] as const).map((report) =>
    send(agent)(calls.team.exportFile, { report, format: 'csv' }).then((file) => file.text()),
  )
  return (await Promise.all(files)).join('\n')
}

describe('a name that is a phone number or a mail address (team 42)', () => {
  it('is asked for by every call that an agent reads by', () => {
    const asked = new Set(reads().map(([id]) => id))
    const agents = allCalls().filter(({ access, method }) => access === 'agent' && method === 'GET')
    expect(agents.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([])
  })

  it('is told whole by none of them', async () => {
    const told: string[] = []
    for (const [id, ask] of reads()) {
      const text = JSON.stringify(await ask())
      const others = [names.top, names.member, names.alike, '977123456']
      told.push(...others.filter((name) => text.includes(name)).map((name) => `${id} tells ${name}`))
    }
    expect(told).toEqual([])
  })

  it('is told by its ends', async () => {
    const { list } = await send(agent)(calls.team.downlines, { pageNo: 0, pageSize: 9, sort: 'customerName' })
    expect(list.map((row) => row.customerName)).toEqual(['097****456', '097****456'])
    const above = await send(top)(calls.team.downline, { customerId: String(agent.id) })
    expect(above).toMatchObject({ customerName: 'l***@example.com', nickname: 'l***@example.com' })
    expect(above.path.map((step) => step.customerName)).toEqual([names.top, 'l***@example.com'])
    expect(await exported()).toContain('097****456')
  })

  it('is whole to its owner', async () => {
    expect((await send(member)(calls.member.info)).account).toBe(names.member)
    expect((await send(agent)(calls.contracts.own)).list[0]?.receiver).toBe(names.agent)
  })

  it('of an upline is hidden from those below, in what they are sent too', async () => {
    expect((await send(member)(calls.member.info)).toUpline).toBe('l***@example.com')
    const { list } = await send(agent)(calls.support.inbox, { page: 1, size: 9 })
    expect(list.map((message) => message.senderName)).toContain('098****001')
    const [notice] = await inbox(gateway, '+84977123456')
    expect(notice?.content).toContain('l***@example.com')
  })
})

async function found(words: string): Promise<number> {
  const page = { customerName: words, pageNo: 0, pageSize: 9 }
  return (await send(agent)(calls.team.downlines, page)).pageInfo.total
}

describe('a search of names', () => {
  it.each([
    // Whoever knows the whole of it finds what looks like it.
    [names.member, 2],
    ['+84 977 123 456', 2],
    ['097', 2],
    ['456', 2],
    // A hidden part is found by nobody, so that it cannot be read by trying.
    ['7123', 0],
    ['0977', 0],
    ['097712345', 0],
  ])('finds by %s %i', async (words, count) => {
    expect(await found(words)).toBe(count)
  })

  it('tells nothing of a hidden part by any other way to look for somebody', async () => {
    const ask = send(agent)
    const page = { pageNo: 1, pageSize: 9 }
    const hidden = { customerName: '7123' }
    const days = { startTime: gateway.clock.now() - dayMs, endTime: gateway.clock.now() }
    expect((await ask(calls.team.recipients, { ...hidden, pageSize: 9 })).total).toBe(0)
    expect((await ask(calls.team.bets, { ...hidden, ...days, ...page })).page.total).toBe(0)
    expect((await ask(calls.team.transfers, { ...hidden, ...page })).totalCount).toBe(0)
    expect((await ask(calls.team.credit, { ...hidden, ...page })).list).toEqual([])
    expect((await ask(calls.contracts.list, { kind: 'daily', username: '7123', ...page })).downline).toEqual(
      [],
    )
  })

  it('of the whole means nobody where two look alike, and the id means one', async () => {
    const lookFor = (who: object) => send(agent)(calls.team.recipient, who)
    expect((await refusal(lookFor({ customerName }))).code).toBe('not_found')
    expect((await lookFor({ customerId: String(alike.id) })).customerId).toBe(String(alike.id))
    const write = { ...letter, audience: 'one' as const }
    expect((await refusal(send(agent)(calls.team.sendMessage, { ...write, customerName }))).code).toBe(
      'not_found',
    )
    const outside = { ...write, customerId: String(top.id) }
    expect((await refusal(send(agent)(calls.team.sendMessage, outside))).code).toBe('not_found')
  })

  it('reads a name in the database as the rule does', async () => {
    const samples = [
      names.top,
      names.agent,
      'minhthu',
      '1234567',
      '+84912345678',
      '@b',
      'a@b@c',
      '1234567890123456',
    ]
    const { rows } = await sql<{ shown: string }>`select ${asShown(sql`name`)} as shown
      from unnest(${samples}::text[]) with ordinality as sample (name, place) order by place`.execute(
      gateway.services.db,
    )
    expect(rows.map(({ shown }) => shown)).toEqual(samples.map(shownName))
  })
})
