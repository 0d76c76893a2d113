import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '@saola/api-client'
import { calls, type BillView, type MoneyKind, type StatementRow, type StatementType } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { accept, flat, offer, openLine, proofOf, sign, type Line } from '../contracts/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { fund } from '../wallet/people.ts'
import { demoAgents, demoClient, lastDaysOf, lookedBack } from './demo-agents.ts'

const pages = { pageNo: 1, pageSize: 200 }
/** The kinds of a statement that a report counts as one. */
const kinds: Partial<Record<MoneyKind, StatementType[]>> = {
  deposit: ['deposit'],
  salary: ['daily_wage', 'hour_wage'],
  dividend: ['share_bonus'],
}

let gateway: TestGateway
let line: Line
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
  line = await openLine(gateway, 'tied')
  const { top, middle, low, player } = line
  for (const person of [top, middle, player]) await fund(gateway, person, 100_000_000)
  await settleContracts.run(gateway.services)
  await sign(gateway, top, middle, flat('daily', 1_000))
  await sign(gateway, middle, low, flat('daily', 500))
  const dividend = await offer(gateway, top, middle, flat('dividend', 10_000), { cycle: 'daily' })
  await accept(gateway, middle, dividend.id)
  for (const stake of [1_000_000, 3_000_000, 2_000_000]) {
    await placeBet(gateway, player, { stake, win: 0 })
    gateway.clock.advance(dayMs)
    await settleContracts.run(gateway.services)
    // Those of the last day stay open.
    for (const payer of stake === 2_000_000 ? [] : [top, middle]) {
      await gateway.client(payer.token).send(calls.contracts.payBills, proofOf(gateway, payer))
    }
  }
})
afterAll(() => gateway.close())

type Times = ReturnType<typeof lastDaysOf>['times']

/** Every row of the own statement over some days. */
async function statementOf(client: ApiClient, times: Times): Promise<StatementRow[]> {
  const read = (page: number) => client.send(calls.wallet.transactions, { ...times, page, size: 200 })
  const { list, totalPages } = await read(1)
  const further = []
  for (let page = 2; page <= totalPages; page += 1) further.push(...(await read(page)).list)
  return [...list, ...further]
}

/** Every bill of one side that something was paid of. */
async function paidBills(client: ApiClient, side: BillView['side']): Promise<BillView[]> {
  const found: BillView[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { list } = await client.send(calls.contracts.bills, { side, pageNo, pageSize: 200 })
    found.push(...list.filter(({ paid }) => paid > 0))
    if (list.length < 200) return found
  }
}

const isDividend = ({ kind }: BillView): boolean => kind === 'dividend'

/** What came by bills of a kind and went by them, over some days. */
async function movedByBills(client: ApiClient, isWanted: (bill: BillView) => boolean, times: Times) {
  let moved = 0
  for (const side of ['downline', 'upline'] as const) {
    for (const { id } of (await paidBills(client, side)).filter(isWanted)) {
      const { payments } = await client.send(calls.contracts.billOf, { billId: id })
      for (const { amount, paidAt } of payments) {
        if (paidAt < times.startTime || paidAt > times.endTime) continue
        moved += side === 'downline' ? amount : -amount
      }
    }
  }
  return moved
}

const readers = [
  ...demoAgents.map((name) => [name, () => demoClient(gateway, name)] as const),
  ...(['top', 'middle', 'low'] as const).map(
    (place) => [`the ${place} of a line`, async () => gateway.client(line[place].token)] as const,
  ),
]

describe.each(readers)(
  'what the wallet of %s says and what its reports say is the same (team 38)',
  (_who, open) => {
    it.each(lookedBack)(
      'its statement over %i days has the sums of its movements, kind by kind',
      async (days) => {
        const client = await open()
        const { period, times } = lastDaysOf(gateway, days)
        const rows = await statementOf(client, times)
        for (const [kind, types] of Object.entries(kinds)) {
          const { footer } = await client.send(calls.team.ownTransactions, {
            ...period,
            ...pages,
            transactionType: kind as MoneyKind,
          })
          const said = rows
            .filter(({ type }) => types.includes(type))
            .reduce((sum, { amount }) => sum + amount, 0)
          expect([kind, said]).toEqual([kind, Number(footer.sumIn) - Number(footer.sumOut)])
        }
      },
    )

    it.each(lookedBack)('its bills over %i days were paid as its income says', async (days) => {
      const client = await open()
      const { period, times } = lastDaysOf(gateway, days)
      const { footer } = await client.send(calls.team.income, { ...period, ...pages })
      expect(await movedByBills(client, isDividend, times)).toBe(footer.dividend)
      expect(await movedByBills(client, (bill) => !isDividend(bill), times)).toBe(footer.salary)
    })
  },
)

it('there are salaries and dividends that were paid, and more that is open', async () => {
  const client = gateway.client(line.middle.token)
  const { footer } = await client.send(calls.team.income, { ...lastDaysOf(gateway, 7).period, ...pages })
  // By hand: 1 % of 4,000,000 came and 0.5 % of it went; a tenth of what the operator kept beyond its salary.
  expect([footer.salary, Number(footer.dividend) > 0]).toEqual([20_000, true])
  const { open } = await client.send(calls.contracts.bills, { side: 'upline', pageNo: 1, pageSize: 1 })
  expect(open).toBe(10_000)
})
