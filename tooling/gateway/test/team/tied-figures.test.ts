import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput, type PlayFigures } from '@saola/protocol'
import { addChangesToDays } from '../../src/team/reports/sum-days-store.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { demoAgents, demoClient, lastDaysOf, lookedBack } from './demo-agents.ts'

const pages = { pageNo: 1, pageSize: 200 }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  await addChangesToDays(gateway.services.db, 1_000_000)
})
afterAll(() => gateway.close())

const clientOf = (name: string) => demoClient(gateway, name)
const lastDays = (days: number) => lastDaysOf(gateway, days)

const playOf = ({
  betCount,
  betAmount,
  validBetAmount,
  winAmount,
  profitAndLoss,
}: PlayFigures): PlayFigures => ({
  betCount,
  betAmount,
  validBetAmount,
  winAmount,
  profitAndLoss,
})

/** Sums of rows, by the names of the figures. */
function sumOf<Name extends string>(
  rows: readonly { readonly [Each in Name]?: number | undefined }[] = [],
  names: readonly Name[],
): Record<Name, number> {
  const entries = names.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)])
  return Object.fromEntries(entries) as Record<Name, number>
}

const cells = demoAgents.flatMap((name) => lookedBack.map((days) => [name, days] as const))

describe.each(cells)(
  'what two screens say of the team of %s over %i days is the same (team 38)',
  (name, days) => {
    type Betting = CallInput<typeof calls.team.betting>
    const betting = async (more: Partial<Betting> = {}) =>
      (await clientOf(name)).send(calls.team.betting, { ...lastDays(days).period, ...pages, ...more })
    const profit = async () =>
      (await clientOf(name)).send(calls.team.profit, { ...lastDays(days).period, ...pages })

    it.each(['account', 'day', 'family', 'vendor'] as const)(
      'bets by %s: the rows make the sum, and every cut has one sum',
      async (cut) => {
        const { list, footer } = await betting({ cut })
        const names = ['betCount', 'betAmount', 'validBetAmount', 'winAmount', 'profitAndLoss'] as const
        expect(sumOf(list.map(playOf), names)).toEqual(footer)
        expect(footer).toEqual((await betting()).footer)
      },
    )

    it('bets alone and with their teams', async () => {
      const { footer } = await betting({ summaryType: 'own' })
      expect(footer).toEqual((await betting({ summaryType: 'team' })).footer)
    })

    it('profit and loss is that of the bets', async () => {
      const { footer, own } = await profit()
      const bets = await betting()
      const { betAmount, validBetAmount, winAmount, profitAndLoss } = bets.footer
      expect(footer).toMatchObject({ betAmount, validBetAmount, winAmount, profitAndLoss })
      expect(own).toMatchObject({ betAmount: bets.own.betAmount, profitAndLoss: bets.own.profitAndLoss })
    })

    it('the overview has the figures of the reports', async () => {
      const { times } = lastDays(days)
      const { current, days: eachDay } = await (await clientOf(name)).send(calls.team.overview, times)
      const { footer } = await profit()
      expect(current).toMatchObject({
        deposit: footer.deposit,
        withdraw: footer.withdraw,
        betAmount: footer.betAmount,
        winAmount: footer.winAmount,
        profitAndLoss: footer.profitAndLoss,
      })
      expect(sumOf(eachDay, ['betAmount', 'profitAndLoss'])).toEqual({
        betAmount: footer.betAmount,
        profitAndLoss: footer.profitAndLoss,
      })
    })

    it.each(['deposit', 'withdraw'] as const)(
      '%s: the movements make the sum of the reports',
      async (kind) => {
        const { footer } = await (
          await clientOf(name)
        ).send(calls.team.transactions, { ...lastDays(days).period, ...pages, transactionType: kind })
        const [came, went] = [Number(footer.sumIn), Number(footer.sumOut)]
        expect(kind === 'deposit' ? came - went : went - came).toBe((await profit()).footer[kind])
      },
    )

    it('what accounts held at the end is what they held before and what changed it', async () => {
      const { list, footer } = await (
        await clientOf(name)
      ).send(calls.team.credit, { ...lastDays(days).period, ...pages })
      const { opening, deposit, withdraw, transferIn, transferOut, play, closing } = footer
      expect(opening + deposit - withdraw + transferIn - transferOut + play).toBe(closing)
      expect(sumOf(list, ['opening', 'closing', 'deposit', 'withdraw'])).toEqual({
        opening,
        closing,
        deposit,
        withdraw,
      })
      const sums = (await profit()).footer
      expect({ deposit, withdraw }).toEqual({ deposit: sums.deposit, withdraw: sums.withdraw })
    })

    it('income is what the own movements say', async () => {
      const client = await clientOf(name)
      const { period } = lastDays(days)
      const { list, footer } = await client.send(calls.team.income, { ...period, ...pages })
      expect(sumOf(list, ['salary', 'dividend', 'promotion', 'total'])).toMatchObject({
        salary: footer.salary,
        dividend: footer.dividend,
        promotion: footer.promotion,
        total: footer.total,
      })
      expect(Number(footer.salary) + Number(footer.dividend) + Number(footer.promotion)).toBe(footer.total)
      for (const kind of ['salary', 'dividend'] as const) {
        const own = await client.send(calls.team.ownTransactions, {
          ...period,
          ...pages,
          transactionType: kind,
        })
        expect([kind, Number(own.footer.sumIn) - Number(own.footer.sumOut)]).toEqual([kind, footer[kind]])
      }
    })

    it('the file of a report has the rows and the sum of its page', async () => {
      const response = await (
        await clientOf(name)
      ).send(calls.team.exportFile, { report: 'profit', format: 'csv', ...lastDays(days).period } as never)
      const text = typeof response === 'string' ? response : await (response as Response | Blob).text()
      const last = text.trim().split('\n').at(-1) ?? ''
      const { deposit, withdraw, betAmount, validBetAmount, winAmount, promotion, contract, profitAndLoss } =
        (await profit()).footer
      const figures = [
        deposit,
        withdraw,
        betAmount,
        validBetAmount,
        winAmount,
        promotion,
        contract,
        profitAndLoss,
      ]
      expect(last.trim().split(';').slice(1).map(Number)).toEqual(figures)
    })
  },
)

it('there is something to compare', async () => {
  for (const name of demoAgents) {
    const { footer } = await (
      await clientOf(name)
    ).send(calls.team.betting, { ...lastDays(31).period, ...pages })
    expect([name, footer.betCount > 0, footer.winAmount > 0]).toEqual([name, true, true])
  }
})

// Those with somebody new below them.
describe.each(['topagent', 'agent01'])(
  'what two screens say of an account below %s is the same (team 38)',
  (name) => {
    it('its panel and the report of all its days', async () => {
      const client = await clientOf(name)
      const { list } = await client.send(calls.team.downlines, {
        downlineType: 'direct',
        pageNo: 0,
        pageSize: 20,
      })
      let compared = 0
      for (const { customerId } of list) {
        const { totals, registerDate } = await client.send(calls.team.downline, { customerId })
        const days = Math.floor((gateway.services.now() - (registerDate ?? 0)) / 86_400_000) + 2
        // A report covers three months at most.
        if (days > 89) continue
        const report = await client.send(calls.team.profit, {
          ...lastDays(days).period,
          ...pages,
          customerId,
        })
        const { deposit, betAmount, winAmount, profitAndLoss } = report.own
        compared += 1
        expect([customerId, totals]).toEqual([
          customerId,
          expect.objectContaining({ deposit, betAmount, winAmount, profitAndLoss }),
        ])
      }
      expect(compared).toBeGreaterThan(0)
    })
  },
)
