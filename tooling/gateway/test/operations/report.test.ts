import { sql } from 'kysely'
import { calls } from '@saola/protocol'
import { dayKey } from '@saola/i18n'
import { dayMs, startOfDay } from '@saola/rules'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sumReturns } from '../../src/games/returns/sum-returns.ts'
import { memberAccount, operatorAccount, postTransfer, type TransferKind } from '../../src/ledger/ledger.ts'
import type { Report } from '../../src/operations/report/operate-report.ts'
import { keepOwed } from '../../src/records/owed/keep-owed.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'

const limbo = '105'
let gateway: TestGateway
let agent: TestPerson
let one: TestPerson
let two: TestPerson
let first: string
let second: string
let keptAtEnd: number

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  // Days on which nobody else has done anything.
  gateway.clock.advance(3 * dayMs)
  agent = await addPerson(gateway, 'reportagent', { type: 1 })
  one = await addPerson(gateway, 'reportone', { upline: agent })
  two = await addPerson(gateway, 'reporttwo', { upline: agent })
  for (const who of [one, two]) await fund(gateway, who, 1_000_000)
  first = today()
  await play(one, 'a', { stake: 40_000, payout: 10_000 })
  await play(one, 'b', { stake: 20_000, payout: 50_000 })
  await play(two, 'c', { stake: 30_000, payout: 0 })
  await move(one, 'deposit', 'bank', 500_000)
  await move(two, 'deposit', 'bank', 200_000)
  await move(one, 'withdrawal', 'bank', -100_000)
  await move(two, 'promotion', 'promotion', 70_000)
  gateway.clock.advance(dayMs)
  second = today()
  keptAtEnd = (await report({ from: second, until: second })).total.owed ?? 0
  vi.spyOn(console, 'warn').mockReturnValue()
  await keepOwed.run(gateway.services)
  await sumReturns.run(gateway.services)
  await play(one, 'd', { stake: 15_000, payout: 15_000 })
  await play(one, 'open', { stake: 5_000 })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})

const today = () => dayKey(gateway.clock.now())

function ask(more: object): Promise<Response> {
  return gateway.fetch('http://gateway.test/ops/report', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ merchant: 'saola', by: 'day', ...more }),
  })
}

async function report(more: object): Promise<Report> {
  const { value } = (await (await ask(more)).json()) as { value: Report }
  return value
}

async function play(
  who: TestPerson,
  id: string,
  { stake, payout }: { stake: number; payout?: number },
): Promise<void> {
  const token = await launch(gateway, who, { nodeId: limbo })
  const { sessionKey } = (await seamless(gateway, 'session', { token })).value
  const round = { transactionId: `rep-${id}`, roundId: `rep-${id}`, sessionKey, amount: stake, content: '' }
  expect((await seamless(gateway, 'debit', round)).success).toBe(true)
  if (payout === undefined) return
  const end = { transactionId: `rep-${id}-c`, debitTransactionId: `rep-${id}`, amount: payout, content: '' }
  expect((await seamless(gateway, 'credit', end)).success).toBe(true)
}

/** Money comes to a member or leaves by the ledger. */
async function move(
  who: TestPerson,
  kind: TransferKind,
  account: 'bank' | 'promotion',
  amount: number,
): Promise<void> {
  const { db, now } = gateway.services
  const posted = await postTransfer(db, {
    scope: 'report-test',
    key: `${kind}-${who.name}`,
    requestHash: kind,
    kind,
    reference: who.name,
    remark: 'wallet.statement.remark.assigned',
    now: now(),
    entries: [
      { ledgerAccountId: await operatorAccount(db, account, { accountId: who.id }), amount: -amount },
      { ledgerAccountId: await memberAccount(db, who.id), amount },
    ],
  })
  expect(posted.outcome).toBe('posted')
}

/** What members' accounts have of a kind on a day, by the ledger alone. */
async function ofLedger(day: string, ...kinds: TransferKind[]): Promise<number> {
  const from = startOfDay(Date.parse(`${day}T00:00:00+07:00`))
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(entry.amount), 0)::bigint as amount
    from entry join transfer on transfer.id = entry.transfer_id
    join ledger_account on ledger_account.id = entry.ledger_account_id
    join account on account.id = ledger_account.owner_id
    join merchant on merchant.id = account.merchant_id and merchant.code = 'saola'
    where entry.created_at >= ${from} and entry.created_at < ${from + dayMs} and account.type <> 4
      and transfer.kind = any(${kinds}::text[])`.execute(gateway.services.db)
  return rows[0]?.amount ?? 0
}

describe('the report of an operator (system 64)', () => {
  it('says of a day what the ledger and the report of the agent say', async () => {
    const { rows, total } = await report({ from: first, until: first })
    expect(rows).toHaveLength(1)
    const [row] = rows
    expect(row).toMatchObject({
      period: first,
      bets: 3,
      stakes: 90_000,
      payouts: 60_000,
      net: 30_000,
      open: 0,
      members: 2,
      deposits: 700_000,
      withdrawals: 100_000,
      bonuses: 70_000,
    })
    expect({ ...total, period: first }).toEqual(row)
    const { footer, own } = await gateway.client(agent.token).send(calls.team.profit, {
      pageNo: 1,
      pageSize: 20,
      startDate: first,
      endDate: first,
    })
    const both = (name: keyof typeof footer) => footer[name] + own[name]
    expect({
      stakes: both('betAmount'),
      payouts: both('winAmount'),
      net: -both('profitAndLoss'),
      deposits: both('deposit'),
      withdrawals: both('withdraw'),
      bonuses: both('promotion'),
    }).toEqual({
      stakes: row?.stakes,
      payouts: row?.payouts,
      net: row?.net,
      deposits: row?.deposits,
      withdrawals: row?.withdrawals,
      bonuses: row?.bonuses,
    })
    expect([
      -(await ofLedger(first, 'bet')),
      await ofLedger(first, 'win', 'jackpot'),
      await ofLedger(first, 'deposit'),
      -(await ofLedger(first, 'withdrawal', 'withdrawal-return')),
      await ofLedger(first, 'promotion', 'rebate', 'referral'),
    ]).toEqual([row?.stakes, row?.payouts, row?.deposits, row?.withdrawals, row?.bonuses])
  })

  it('tells stakes in play apart, and each member once however long its row is', async () => {
    const { rows } = await report({ from: first, until: second })
    expect(rows.map(({ period, members }) => [period, members])).toEqual([
      [first, 2],
      [second, 1],
    ])
    expect(rows[1]).toMatchObject({ bets: 2, stakes: 20_000, payouts: 15_000, net: 0, open: 5_000 })
    for (const by of ['month', 'year']) {
      const { rows: longer } = await report({ by, from: first, until: second })
      expect(longer).toMatchObject([
        {
          period: first.slice(0, by === 'month' ? 7 : 4),
          bets: 5,
          stakes: 110_000,
          members: 2,
          deposits: 700_000,
        },
      ])
    }
  })

  it('says what was owed at the end of a day as it was kept, and what is owed now', async () => {
    const { rows } = await report({ from: first, until: second })
    expect(rows.map(({ owed }) => owed)).toEqual([keptAtEnd, keptAtEnd - 5_000])
    const [before] = (await report({ from: '2026-01-01', until: '2026-01-01' })).rows
    expect(before).toMatchObject({ owed: null })
  })

  it('is cut by family and vendor to the same sums, and by title as returns have it', async () => {
    const whole = await report({ from: first, until: first })
    for (const cut of ['family', 'vendor', 'title']) {
      const { rows, total } = await report({ from: first, until: first, cut })
      const { bets, stakes, payouts, net } = whole.total
      expect(total).toMatchObject({ bets, stakes, payouts, net, deposits: null, owed: null })
      expect(rows.reduce((sum, row) => sum + row.stakes, 0)).toBe(stakes)
    }
    const { rows } = await report({ from: first, until: first, cut: 'title' })
    expect(rows).toMatchObject([{ key: limbo, members: null, bets: 3 }])
    expect(rows[0]?.name).not.toBeNull()
  })

  it('is none of a trial account', async () => {
    const trial = await addPerson(gateway, 'reporttrial', { type: 4 })
    const before = (await report({ from: second, until: second })).total
    await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, win_amount, status,
        content, placed_at, settled_at, wallet)
      select 'REP-TRIAL', ${trial.id}::bigint, node_id, vendor_code, 'REP-TRIAL', 1000, 0, 'settled', '',
        ${gateway.clock.now()}::bigint, ${gateway.clock.now()}::bigint, 'vendor'
      from game where node_id = ${limbo}`.execute(gateway.services.db)
    expect((await report({ from: second, until: second })).total).toEqual(before)
  })

  it('is asked for some days alone', async () => {
    expect((await ask({ from: '2026-01-01', until: '2026-04-02' })).status).toBe(200)
    expect((await ask({ from: '2026-01-01', until: '2026-04-03' })).status).toBe(400)
    expect((await ask({ from: '2026-01-02', until: '2026-01-01' })).status).toBe(400)
    expect((await ask({ from: '2026-02-30', until: '2026-03-01' })).status).toBe(400)
  })
})

describe('the report as a file (system 65)', () => {
  it('has the rows of the act, and its total last', async () => {
    const query = new URLSearchParams({ merchant: 'saola', by: 'day', from: first, until: second })
    const address = `http://gateway.test/ops/report.csv?${query.toString()}`
    const response = await gateway.fetch(address, { headers: { 'X-Ops-Secret': 'ops' } })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await response.text()).trim().split(/\r?\n/)
    expect(lines[0]).toContain('period,key,name,bets,stakes,payouts,net,open,members,deposits')
    expect(lines[1]).toContain(`${first},,,3,90000,60000,30000,0,2,700000,100000,70000,`)
    expect(lines).toHaveLength(4)
    expect(lines[3]?.startsWith('total,,,5,110000,75000,30000,5000,2,')).toBe(true)
    expect((await gateway.fetch(address)).status).not.toBe(200)
    const wrong = await gateway.fetch(`${address}&cut=moon`, { headers: { 'X-Ops-Secret': 'ops' } })
    expect(wrong.status).toBe(400)
  })
})
