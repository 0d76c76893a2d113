import { demoPassword } from '@saola/demo'
import { calls } from '@saola/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleHistory } from '../../src/seed/settle-history.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  await settleHistory(gateway.services)
})
afterAll(() => gateway.close())

const billsOf = async (name: string, side: 'upline' | 'downline') => {
  const login = { username: name, password: demoPassword, type: 'username' as const }
  const { token } = await gateway.client().send(calls.session.login, login)
  return gateway.client(token).send(calls.contracts.bills, { side, pageNo: 1, pageSize: 200 })
}

describe('what was played before the first start', () => {
  it('is settled as its time came: salaries are paid, dividends wait for the upline', async () => {
    const { list } = await billsOf('agent01', 'downline')
    const states = (kind: string) =>
      new Set(list.filter((bill) => bill.kind === kind && bill.amount > 0).map(({ state }) => state))
    expect(states('daily')).toEqual(new Set(['issued']))
    expect(states('hourly')).toEqual(new Set(['issued']))
    expect(states('dividend')).toEqual(new Set(['to_collect']))
  })

  it('has its bills at the time at which the clock would have written them', async () => {
    const { list } = await billsOf('agent02', 'downline')
    const late = list.filter(({ kind, to, settledAt }) => kind === 'daily' && settledAt - to > 60_000)
    expect(late).toEqual([])
  })

  it('is settled once, and the ledger agrees', async () => {
    const before = await billsOf('agent01', 'upline')
    await settleHistory(gateway.services)
    expect(await billsOf('agent01', 'upline')).toEqual(before)
    await expectReconciled(gateway.services.db)
  })
})
