import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'
import { dayKey, startOfDay } from '@saola/i18n'
import { hashRequest, postTransfer, type TransferKind } from '../../src/ledger/ledger.ts'
import { addChangesToDays } from '../../src/team/reports/sum-days-store.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet, someGame } from '../wallet/bets.ts'
import { accountOfOperator, addPerson, fund, type TestPerson } from '../wallet/people.ts'

const day = 86_400_000

let gateway: TestGateway
/** repboss > repleft > repdeep > repann, repbob; repboss > repright > repcat; and repother > repstranger beside them. */
const people = new Map<string, TestPerson>()

beforeAll(async () => {
  gateway = await startGateway()
  await add('repboss', 2)
  await add('repleft', 1, 'repboss')
  await add('repright', 1, 'repboss')
  await add('repdeep', 1, 'repleft')
  await add('repann', 0, 'repdeep')
  await add('repbob', 0, 'repdeep')
  await add('repcat', 0, 'repright')
  await add('repother', 2)
  await add('repstranger', 0, 'repother')
  // Early on the tenth day of a month, so that a month to date holds something and leaves something out.
  const now = gateway.services.now()
  gateway.clock.advance(
    startOfDay(now, 40 - Number(dayKey(startOfDay(now, 40)).slice(8)) + 10) + day / 2 - now,
  )
  for (const name of ['repann', 'repbob', 'repcat', 'repstranger']) await fund(gateway, who(name), 1_000_000)
  await placeBet(gateway, who('repann'), { stake: 10_000, win: 25_000 })
  await placeBet(gateway, who('repann'), { stake: 5_000 })
  await placeBet(gateway, who('repbob'), { stake: 20_000, win: 0 })
  await placeBet(gateway, who('repcat'), { stake: 1_000, cancelled: true })
  await placeBet(gateway, who('repcat'), { stake: 3_000, win: 1_000 })
  await placeBet(gateway, who('repstranger'), { stake: 777_000, win: 0 })
  await pay('repann', 'deposit', 300_000)
  await pay('repann', 'withdrawal', -100_000)
  await pay('repstranger', 'deposit', 888_000)
  await pay('repboss', 'salary', 50_000)
  await pay('repboss', 'dividend', 70_000)
  // What the boss owes its downlines is taken off.
  await pay('repboss', 'salary', -20_000)
  gateway.clock.advance(day)
  await placeBet(gateway, who('repcat'), { stake: 4_000, win: 0 })
})
afterAll(() => gateway.close())

async function add(name: string, type: 0 | 1 | 2, upline?: string): Promise<void> {
  people.set(name, await addPerson(gateway, name, { type, ...(upline ? { upline: who(upline) } : {}) }))
}

function who(name: string): TestPerson {
  const found = people.get(name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}

let counter = 0
async function pay(name: string, kind: TransferKind, amount: number): Promise<void> {
  counter += 1
  await postTransfer(gateway.services.db, {
    scope: 'report-test',
    key: `pay-${counter}`,
    requestHash: hashRequest(name, amount),
    kind,
    reference: `REP${counter}`,
    remark: 'Test',
    now: gateway.services.now(),
    entries: [
      { ledgerAccountId: who(name).wallet, amount },
      { ledgerAccountId: await accountOfOperator(gateway.services.db, 'opening'), amount: -amount },
    ],
  })
}

const pages = { pageNo: 1, pageSize: 50 }
const idOf = (name: string): string => String(who(name).id)
const betting = (name: string, more: Partial<CallInput<typeof calls.team.betting>> = {}) =>
  gateway.client(who(name).token).send(calls.team.betting, { ...pages, ...more })
const profit = (name: string, more: Partial<CallInput<typeof calls.team.profit>> = {}) =>
  gateway.client(who(name).token).send(calls.team.profit, { ...pages, ...more })

const money = (name: string, more: Partial<CallInput<typeof calls.team.transactions>> = {}) =>
  gateway.client(who(name).token).send(calls.team.transactions, { ...pages, ...more })

describe.each([
  ['while changes wait', false],
  ['after they were added to their days', true],
])('what a team bet, %s', (_, isAdded) => {
  beforeAll(async () => {
    if (isAdded) while ((await addChangesToDays(gateway.services.db, 500)) > 0);
  })

  it('is told by direct downline with its team, and summed', async () => {
    const report = await betting('repboss')
    expect(report.list.map((row) => [row.customerName, row.teamSize, row.betCount, row.betAmount])).toEqual([
      ['repleft', 3, 3, 35_000],
      ['repright', 1, 2, 7_000],
    ])
    expect(report.footer).toEqual({
      betCount: 5,
      betAmount: 42_000,
      validBetAmount: 37_000,
      winAmount: 26_000,
      profitAndLoss: -11_000,
    })
    expect(report.page.total).toBe(2)
  })

  it.each([
    ['repleft', 'repdeep', 35_000],
    ['repdeep', 'repbob', 20_000],
    ['repright', 'repcat', 7_000],
  ])('leads on down the line: %s has %s first', async (branch, first, amount) => {
    const { list, path } = await betting('repboss', { customerId: idOf(branch) })
    expect([list[0]?.customerName, list[0]?.betAmount]).toEqual([first, amount])
    expect(path.at(-1)?.customerName).toBe(branch)
  })

  it.each([
    ['everybody alone', { summaryType: 'own' }, ['repann', 'repbob', 'repcat']],
    ['agents alone have not played', { summaryType: 'own', userType: 'agent' }, []],
    ['by a part of a name', { summaryType: 'own', customerName: 'BOB' }, ['repbob']],
    ['of a family nobody played', { gameType: 'COCKFIGHT' }, []],
    ['of a vendor nobody played', { vassalage: 'NOBODY' }, []],
  ] as const)('%s', async (_words, more, names) => {
    const { list } = await betting('repboss', more)
    expect(list.map(({ customerName }) => customerName).toSorted()).toEqual(names)
  })

  it('is cut by day, family and vendor, each with the same sum', async () => {
    const game = await someGame(gateway)
    const [days, families, vendors] = await Promise.all(
      (['day', 'family', 'vendor'] as const).map((cut) => betting('repboss', { cut })),
    )
    const now = gateway.services.now()
    expect(days?.list.map(({ id, betAmount }) => [id, betAmount])).toEqual([
      [dayKey(now), 4_000],
      [dayKey(now - day), 38_000],
    ])
    expect(families?.list.map(({ id, betAmount }) => [id, betAmount])).toEqual([[game.family, 42_000]])
    expect(vendors?.list.map(({ id, betAmount }) => [id, betAmount])).toEqual([[game.vendor_code, 42_000]])
    expect([days, families, vendors].map((report) => report?.footer.betAmount)).toEqual([
      42_000, 42_000, 42_000,
    ])
  })

  it('has every day of the period for a chart', async () => {
    const { days, startDate, endDate } = await betting('repboss')
    expect([days[0]?.day, days.at(-1)?.day, days.length]).toEqual([startDate, endDate, 11])
    expect(days.slice(-2).map(({ betAmount }) => betAmount)).toEqual([38_000, 4_000])
  })

  it.each([
    ['winAmount', 'asc', ['repright', 'repleft']],
    ['winAmount', 'desc', ['repleft', 'repright']],
    ['name', 'desc', ['repright', 'repleft']],
    ['name', 'asc', ['repleft', 'repright']],
  ] as const)('is sorted by %s %s', async (sort, order, names) => {
    const { list } = await betting('repboss', { sort, order })
    expect(list.map(({ customerName }) => customerName)).toEqual(names)
  })

  it('keeps the order of its rows, however many there are', async () => {
    const { list } = await betting('repboss', { summaryType: 'own', sort: 'betAmount', order: 'asc' })
    expect(list.map(({ betAmount }) => betAmount)).toEqual([7_000, 15_000, 20_000])
  })

  it('is turned page by page under the same sum', async () => {
    const second = await betting('repboss', { summaryType: 'own', sort: 'name', pageNo: 2, pageSize: 2 })
    expect(second.list.map(({ customerName }) => customerName)).toEqual(['repcat'])
    expect(second.footer.betAmount).toBe(42_000)
    expect(second.page).toEqual({ total: 3, currentPage: 2, pageSize: 2 })
  })
})

describe('the days of a report (team 9)', () => {
  it('are the month until today where nothing is said', async () => {
    const { startDate, endDate } = await betting('repboss')
    const today = dayKey(gateway.services.now())
    expect([startDate, endDate]).toEqual([`${today.slice(0, 8)}01`, today])
  })

  it('begin and end with the Vietnamese day', async () => {
    const yesterday = dayKey(gateway.services.now() - day)
    const { footer } = await betting('repboss', { startDate: yesterday, endDate: yesterday })
    expect(footer.betAmount).toBe(38_000)
  })

  it.each([
    ['run backwards', '2026-03-02', '2026-03-01'],
    ['are more than three months', '2026-01-01', '2026-04-30'],
    ['are on no calendar', '2026-02-30', '2026-03-01'],
  ])('are refused when they %s', async (_, startDate, endDate) => {
    await expect(betting('repboss', { startDate, endDate })).rejects.toMatchObject({
      status: 400,
      code: 'request_param_err',
    })
  })
})

describe('profit and loss by account', () => {
  it('has money and play in one row', async () => {
    const { list, footer } = await profit('repboss', { summaryType: 'own', customerName: 'repann' })
    const ann = {
      deposit: 300_000,
      withdraw: 100_000,
      betAmount: 15_000,
      validBetAmount: 10_000,
      winAmount: 25_000,
      promotion: 0,
      contract: 0,
      profitAndLoss: 15_000,
    }
    expect(list).toMatchObject([{ customerName: 'repann', type: 0, ...ann }])
    expect(footer).toEqual(ann)
  })

  it('keeps what is one’s own apart from the team', async () => {
    const { own, footer } = await profit('repboss')
    expect([own.contract, footer.contract]).toEqual([100_000, 0])
  })
})

describe('what accounts held', () => {
  it('is explained from opening to closing', async () => {
    const { list, footer } = await gateway.client(who('repboss').token).send(calls.team.credit, pages)
    const ann = list.find(({ customerName }) => customerName === 'repann')
    expect(ann).toMatchObject({
      opening: 0,
      deposit: 300_000,
      withdraw: 100_000,
      closing: 1_210_000,
      play: 1_010_000,
    })
    for (const row of [...list, footer]) {
      expect(row.opening + row.deposit - row.withdraw + row.transferIn - row.transferOut + row.play).toBe(
        row.closing,
      )
    }
    const { rows } = await sql<{ held: number }>`select sum(balance)::bigint as held from ledger_account
      where owner_id in (select descendant_id from descent where ancestor_id = ${who('repboss').id} and depth > 0)`.execute(
      gateway.services.db,
    )
    expect(footer.closing).toBe(rows[0]?.held)
  })
})

describe('money outside play', () => {
  it('of the team comes newest first, with sums over the filter', async () => {
    const all = await money('repboss')
    expect(
      all.list.map(({ customerName, kind, amount }) => [customerName, kind, amount]).slice(0, 2),
    ).toEqual([
      ['repann', 'withdraw', -100_000],
      ['repann', 'deposit', 300_000],
    ])
    const out = await money('repboss', { transactionType: 'withdraw' })
    expect([out.page.total, out.footer]).toEqual([1, { sumIn: 0, sumOut: 100_000 }])
  })

  it('of the caller alone is told apart', async () => {
    const { list } = await gateway.client(who('repboss').token).send(calls.team.ownTransactions, pages)
    expect(list.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['salary', -20_000],
      ['dividend', 70_000],
      ['salary', 50_000],
    ])
  })

  it('that one earned is told by day, less what was passed on', async () => {
    const { list, footer, page } = await gateway.client(who('repboss').token).send(calls.team.income, pages)
    expect(list).toMatchObject([
      { id: dayKey(gateway.services.now() - day), salary: 30_000, dividend: 70_000 },
    ])
    expect(footer.total).toBe(100_000)
    expect(page.total).toBe(list.length)
  })
})

describe('a second line of agents', () => {
  const asks = {
    betting: () => betting('repboss', { summaryType: 'own' }),
    profit: () => profit('repboss', { summaryType: 'own' }),
    credit: () => gateway.client(who('repboss').token).send(calls.team.credit, pages),
    transactions: () => gateway.client(who('repboss').token).send(calls.team.transactions, pages),
    ownTransactions: () => gateway.client(who('repboss').token).send(calls.team.ownTransactions, pages),
    income: () => gateway.client(who('repboss').token).send(calls.team.income, pages),
  }

  it.each(Object.entries(asks))('stays invisible in %s', async (_, ask) => {
    const text = JSON.stringify(await ask())
    expect(text).not.toMatch(/repstranger|repother|777000|888000/)
  })

  it.each(['repstranger', 'repother'])('is answered for %s as for nobody', async (name) => {
    await expect(betting('repboss', { customerId: idOf(name) })).rejects.toMatchObject({ code: 'not_found' })
    await expect(profit('repleft', { customerId: idOf('repright') })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
