import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { hashRequest, postTransfer, type TransferKind } from '../../src/ledger/ledger.ts'
import { codeOf, flat, offer, openLine, paymentPassword, sign, type Line } from '../contracts/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { placeBet } from '../wallet/bets.ts'
import { accountOfOperator, addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { expectSteady, type SteadyList } from './steady.ts'

let gateway: TestGateway
let line: Line
/** An agent without a line to begin with. */
let alone: TestPerson
/** A link of it that people come by. */
let linkId: string
let count = 0
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'pages')
  alone = await addPerson(gateway, 'pagesalone', { type: 2 })
  for (const person of [line.top, line.player]) await fund(gateway, person, 1_000_000_000)
  const link = { name: 'Nhóm', type: 0 as const, rebate: '0.5' }
  linkId = (await api(alone).send(calls.team.createLink, link)).affiUrlId
})
afterAll(() => gateway.close())

const api = (person: TestPerson = line.top) => gateway.client(person.token)
const next = () => (count += 1)
/** Names that stand before all that were made, so that a list by name moves too. */
const someName = () => `pg${String(9_999 - next())}`
const join = (upline: TestPerson = alone) => addPerson(gateway, someName(), { upline })

async function pay(person: TestPerson, kind: TransferKind, amount: number): Promise<void> {
  const id = next()
  await postTransfer(gateway.services.db, {
    scope: 'paging-test',
    key: `pay-${id}`,
    requestHash: hashRequest(person.name, amount),
    kind,
    reference: `PAGE${id}`,
    remark: 'Test',
    now: gateway.services.now(),
    entries: [
      { ledgerAccountId: person.wallet, amount },
      { ledgerAccountId: await accountOfOperator(gateway.services.db, 'opening'), amount: -amount },
    ],
  })
}

/** Somebody new in the team, with money and a bet of their own. */
async function joinAndPlay(): Promise<void> {
  const person = await join()
  await pay(person, 'deposit', 100_000 + next())
  await placeBet(gateway, person, { stake: 1_000 + next(), win: 0 })
}

type Report = { list: { id: string }[]; page: { total: number }; asOf?: string | undefined }
const told = ({ list, page, asOf }: Report) => ({ rows: list.map(({ id }) => id), total: page.total, asOf })

/** A report of the agent without a line. */
const report = (ask: (page: CallInput<typeof calls.team.credit>) => Promise<Report>): SteadyList['read'] =>
  async function readReport({ number: pageNo, size: pageSize, asOf }) {
    return told(await ask({ pageNo, pageSize, asOf }))
  }

const downlines = (
  sort: NonNullable<CallInput<typeof calls.team.downlines>['sort']>,
  order: 'asc' | 'desc',
): SteadyList => ({
  read: async ({ number, size: pageSize, asOf }) => {
    const page = { pageNo: number - 1, pageSize, asOf }
    const reply = await api(alone).send(calls.team.downlines, { ...page, sort, order })
    const rows = reply.list.map(({ customerId }) => customerId)
    return { rows, total: reply.pageInfo.total, asOf: reply.asOf }
  },
  add: () => join(),
})

const branch = (
  more: Pick<CallInput<typeof calls.team.branch>, 'downlineType' | 'userType'>,
): SteadyList => ({
  read: async ({ number, size: pageSize, asOf }) => {
    const page = { pageNo: number - 1, pageSize, asOf }
    const { list, total, ...reply } = await api(alone).send(calls.team.branch, { ...page, ...more })
    expect(reply.people).toBe(total)
    return { rows: list.map(({ customerId }) => customerId), total, asOf: reply.asOf }
  },
  add: () => join(),
})

const lists: Record<string, SteadyList> = {
  'team.downlines': downlines('registerDate', 'desc'),
  'team.downlines by name': downlines('customerName', 'asc'),
  'team.downlines by money': downlines('accountBalance', 'asc'),
  'team.branch': branch({ downlineType: 'direct' }),
  'team.branch, everybody': branch({ downlineType: 'all' }),
  'team.branch, players': branch({ downlineType: 'all', userType: 'player' }),
  'team.betting': {
    read: report((page) => api(alone).send(calls.team.betting, page)),
    add: joinAndPlay,
  },
  'team.betting of everybody alone': {
    read: report((page) =>
      api(alone).send(calls.team.betting, { ...page, summaryType: 'own', sort: 'name' }),
    ),
    add: joinAndPlay,
  },
  'team.profit': { read: report((page) => api(alone).send(calls.team.profit, page)), add: joinAndPlay },
  'team.credit': { read: report((page) => api(alone).send(calls.team.credit, page)), add: joinAndPlay },
  'team.transactions': {
    read: report((page) => api(alone).send(calls.team.transactions, page)),
    add: joinAndPlay,
  },
  'team.ownTransactions': {
    read: report((page) => api(alone).send(calls.team.ownTransactions, page)),
    add: () => pay(alone, 'deposit', 1_000 + next()),
  },
  'team.bets': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const period = { startTime: gateway.clock.now() - dayMs, endTime: gateway.clock.now() + dayMs }
      const reply = await api().send(calls.team.bets, { ...period, pageNo, pageSize, asOf })
      return { rows: reply.list.map(({ orderNo }) => orderNo), total: reply.page.total, asOf: reply.asOf }
    },
    add: () => placeBet(gateway, line.player, { stake: 1_000, win: 0 }),
  },
  'team.links': {
    read: async ({ number: page, size: pageSize, asOf }) => {
      const reply = await api().send(calls.team.links, { page, pageSize, asOf })
      const rows = reply.list.map(({ affiUrlId }) => affiUrlId)
      return { rows, total: reply.pageInfo.totalRecords, asOf: reply.asOf }
    },
    add: () => api().send(calls.team.createLink, { name: `Nhóm ${next()}`, type: 0, rebate: '0.5' }),
  },
  'team.linkRegistrations': {
    read: async ({ number: page, size: pageSize, asOf }) => {
      const reply = await api(alone).send(calls.team.linkRegistrations, {
        affiUrlId: linkId,
        page,
        pageSize,
        asOf,
      })
      const rows = reply.list.map(({ customerId }) => String(customerId))
      return { rows, total: Number(reply.totalRecords), asOf: reply.asOf }
    },
    add: async () => {
      const { id } = await join()
      const came = { invitation_link_id: Number(linkId) }
      await gateway.services.db.updateTable('account').set(came).where('id', '=', id).execute()
    },
  },
  'team.activity': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.team.activity, { pageNo, pageSize, asOf })
      return { rows: reply.list.map(({ id }) => id), total: reply.totalCount, asOf: reply.asOf }
    },
    add: () => api().send(calls.team.createLink, { name: `Nhóm ${next()}`, type: 0, rebate: '0.5' }),
  },
  'team.transfers': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.team.transfers, { pageNo, pageSize, asOf })
      return { rows: reply.list.map(({ orderNo }) => orderNo), total: reply.totalCount, asOf: reply.asOf }
    },
    add: () =>
      api().send(
        calls.team.transfer,
        {
          customerId: String(line.middle.id),
          amount: 100_000,
          paymentPassword,
          code: codeOf(gateway, line.top),
        },
        { idempotencyKey: newKey() },
      ),
  },
  'team.sentMessages': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.team.sentMessages, { pageNo, pageSize, asOf })
      return { rows: reply.list.map(({ messageId }) => messageId), total: reply.totalCount, asOf: reply.asOf }
    },
    add: () => write(),
  },
  'support.inbox': {
    read: async ({ number: page, size, asOf }) => {
      const reply = await api(line.middle).send(calls.support.inbox, { page, size, asOf })
      return { rows: reply.list.map(({ messageId }) => messageId), total: reply.totalCount, asOf: reply.asOf }
    },
    add: () => write(),
  },
  'contracts.list': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.contracts.list, { kind: 'hourly', pageNo, pageSize, asOf })
      return { rows: reply.downline.map(({ id }) => id), total: reply.footer.total, asOf: reply.asOf }
    },
    add: async () => offer(gateway, line.top, await join(line.top), flat('hourly', 100)),
  },
  'contracts.bills': {
    read: async ({ number: pageNo, size: pageSize, asOf }) => {
      const reply = await api().send(calls.contracts.bills, { side: 'upline', pageNo, pageSize, asOf })
      return { rows: reply.list.map(({ id }) => id), total: reply.totalCount, asOf: reply.asOf }
    },
    add: async () => {
      if (!isSigned) {
        await settleContracts.run(gateway.services)
        await sign(gateway, line.top, line.middle, flat('daily', 1_000))
        isSigned = true
      }
      await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
      gateway.clock.advance(dayMs)
      await settleContracts.run(gateway.services)
    },
  },
  'team.income': {
    read: report((page) => api(alone).send(calls.team.income, { ...page, ...lastDays() })),
    add: async () => {
      gateway.clock.advance(dayMs)
      await pay(alone, 'salary', 50_000)
    },
  },
  'team.betting by day': {
    read: report((page) => api().send(calls.team.betting, { ...page, ...lastDays(), cut: 'day' })),
    add: async () => {
      gateway.clock.advance(dayMs)
      await placeBet(gateway, line.player, { stake: 1_000, win: 0 })
    },
  },
}
let isSigned = false

const write = () =>
  api().send(calls.team.sendMessage, { audience: 'direct', title: `Chào ${next()}`, content: 'Chào cả nhà' })

const dayIn = (days: number) => new Date(gateway.clock.now() + days * dayMs).toISOString().slice(0, 10)

/** A period that is still the same when its last day gets its first row. */
function lastDays(): { startDate: string; endDate: string } {
  return { startDate: dayIn(-30), endDate: dayIn(7) }
}

it.each(Object.entries(lists))('%s keeps its pages while rows come (wire 33)', async (_, { read, add }) => {
  await expectSteady({
    read,
    add: () => {
      gateway.clock.advance(1_000)
      return add()
    },
  })
})
