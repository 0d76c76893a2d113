import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type BillView } from '@saola/protocol'
import { distributeSalaries } from '../../src/contracts/bills/distribute-salaries.ts'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import type { Database } from '../../src/db/database.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { balanceOf, fund } from '../wallet/people.ts'
import { countDone, race, untilWaiting } from '../wallet/race.ts'
import { codeOf, flat, openLine, proofOf, sign, type Line } from './stage.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('settlement and payment in the same moment', () => {
  let gateway: TestGateway
  let line: Line
  /** Of top and middle. */
  let contractId: number
  beforeAll(async () => {
    gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
    line = await openLine(gateway, 'both')
    await fund(gateway, line.player, 100_000_000)
    await settleContracts.run(gateway.services)
    const { id } = await sign(gateway, line.top, line.middle, flat('daily', 1_000))
    contractId = Number(id)
    await sign(gateway, line.middle, line.low, flat('daily', 1_000))
  })
  afterAll(async () => {
    await expectReconciled(gateway.services.db)
    await gateway.close()
  })

  const api = () => gateway.client(line.top.token)
  const newestBill = async (): Promise<BillView> => {
    const { list } = await api().send(calls.contracts.bills, { side: 'upline', pageNo: 1, pageSize: 1 })
    if (!list[0]) throw new Error('nothing was settled')
    return list[0]
  }
  /** A day of play that pays 10,000 from top to middle, and as much from middle to low. */
  const playADay = async () => {
    await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
    gateway.clock.advance(dayMs)
  }
  /** A payment of `top`; its code is read beforehand, because reading one moves the clock. */
  const payment = (billId: string, key: string) => {
    const input = { billId, ...proofOf(gateway, line.top) }
    return () => api().send(calls.contracts.payBill, input, { idempotencyKey: `race-of-a-bill-${key}` })
  }

  it('two processes write the bills of a window once', async () => {
    await playADay()
    const run = () => settleContracts.run(gateway.services)
    const ends = await race(gateway.services.db, { table: 'contract', id: contractId }, [run, run])
    expect(countDone(ends)).toBe(2)
    const { totalCount } = await api().send(calls.contracts.bills, { side: 'upline', pageNo: 1, pageSize: 9 })
    expect(totalCount).toBe(1)
  })

  it('a bill that two hands pay is paid once', async () => {
    await fund(gateway, line.top, 50_000)
    const { id } = await newestBill()
    const before = await balanceOf(gateway, line.middle.wallet)
    const ends = await race(gateway.services.db, { table: 'bill', id: Number(id) }, [
      payment(id, 'left'),
      payment(id, 'right'),
    ])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await balanceOf(gateway, line.middle.wallet)) - before).toBe(10_000)
  })

  it('one request that arrives twice is told the same and pays once', async () => {
    await playADay()
    await settleContracts.run(gateway.services)
    const { id } = await newestBill()
    const before = await balanceOf(gateway, line.middle.wallet)
    const ends = await race(gateway.services.db, { table: 'bill', id: Number(id) }, [
      payment(id, 'again'),
      payment(id, 'again'),
    ])
    expect(ends.map((end) => end.status === 'fulfilled' && end.value.moved)).toEqual([10_000, 10_000])
    expect((await balanceOf(gateway, line.middle.wallet)) - before).toBe(10_000)
  })

  it('the clock and the upline pay a bill once between them', async () => {
    await playADay()
    await settleContracts.run(gateway.services)
    const { id } = await newestBill()
    const before = await balanceOf(gateway, line.top.wallet)
    await Promise.allSettled([
      distributeSalaries.run(gateway.services),
      payment(id, 'beside-the-clock')(),
      distributeSalaries.run(gateway.services),
    ])
    await distributeSalaries.run(gateway.services)
    expect(before - (await balanceOf(gateway, line.top.wallet))).toBe(10_000)
    expect((await newestBill()).state).toBe('issued')
  })

  it('money that is transferred down the line while a bill is paid is spent once', async () => {
    const { services } = gateway
    await playADay()
    await settleContracts.run(services)
    const { id } = await newestBill()
    const all = await balanceOf(gateway, line.top.wallet)
    const before = await balanceOf(gateway, line.low.wallet)
    const input = { customerId: String(line.low.id), amount: all, ...proofOf(gateway, line.top) }
    const transfer = () => api().send(calls.team.transfer, input)
    const [paid, sent] = await race<unknown>(services.db, { table: 'ledger_account', id: line.top.wallet }, [
      payment(id, 'against-a-transfer'),
      transfer,
    ])
    const isPaid = (await newestBill()).state === 'issued'
    expect(paid?.status).toBe('fulfilled')
    expect(sent?.status).toBe(isPaid ? 'rejected' : 'fulfilled')
    expect(await balanceOf(gateway, line.top.wallet)).toBe(isPaid ? all - 10_000 : 0)
    expect((await balanceOf(gateway, line.low.wallet)) - before).toBe(isPaid ? 0 : all)
  })

  /** The newest bet is played again as a part of `trx`: open until then, and settled now. */
  const settleIn = async (trx: Database, orderNo: string) => {
    await trx
      .updateTable('bet')
      .set({ status: 'settled', win_amount: 0, settled_at: gateway.clock.now() })
      .where('order_no', '=', orderNo)
      .execute()
  }
  const dailyBills = async () => {
    const { list } = await api().send(calls.contracts.bills, {
      side: 'upline',
      kind: 'daily',
      pageNo: 1,
      pageSize: 2,
    })
    return list.map(({ amount }) => amount)
  }

  it('a bet that commits after its window was settled is in the next bill (contracts 37)', async () => {
    await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
    const orderNo = await placeBet(gateway, line.player, { stake: 500_000 })
    await gateway.services.db.transaction().execute(async (trx) => {
      await settleIn(trx, orderNo)
      gateway.clock.advance(dayMs)
      await settleContracts.run(gateway.services)
      expect((await dailyBills())[0]).toBe(10_000)
    })
    await playADay()
    await settleContracts.run(gateway.services)
    expect(await dailyBills()).toEqual([15_000, 10_000])
  })

  it('a window whose only bet commits late has its bill late, and no other', async () => {
    const orderNo = await placeBet(gateway, line.player, { stake: 700_000 })
    await gateway.services.db.transaction().execute(async (trx) => {
      await settleIn(trx, orderNo)
      gateway.clock.advance(dayMs)
      await settleContracts.run(gateway.services)
    })
    await playADay()
    await settleContracts.run(gateway.services)
    await settleContracts.run(gateway.services)
    // The late one is written first.
    expect(await dailyBills()).toEqual([10_000, 7_000])
  })

  it('settlement waits for a bet that is being committed, and sees it', async () => {
    const orderNo = await placeBet(gateway, line.player, { stake: 900_000 })
    let settling: Promise<number> | undefined
    await gateway.services.db.transaction().execute(async (trx) => {
      await settleIn(trx, orderNo)
      // What the commit does first.
      await sql`set constraints all immediate`.execute(trx)
      gateway.clock.advance(dayMs)
      settling = settleContracts.run(gateway.services)
      await untilWaiting(gateway.services.db, 1)
    })
    await settling
    expect((await dailyBills())[0]).toBe(9_000)
  })

  it('a contract that is ended while its hour is settled ends after that hour (contracts 29)', async () => {
    const { services } = gateway
    const { id } = await sign(gateway, line.top, line.middle, flat('hourly', 1_000))
    await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
    const code = codeOf(gateway, line.middle)
    await race<unknown>(services.db, { table: 'account', id: line.top.id }, [
      () =>
        gateway.client(line.middle.token).send(calls.contracts.takeStep, {
          contractId: id,
          step: 'terminate',
          version: 1,
          code,
        }),
      // By a process whose clock is ahead of the one that ends the contract.
      () => settleContracts.run({ ...services, now: () => gateway.clock.now() + hourMs }),
    ])
    const ended = await services.db
      .selectFrom('contract_terms')
      .innerJoin('bill', 'bill.contract_id', 'contract_terms.contract_id')
      .select(['in_force_to', 'closes_at'])
      .where('contract_terms.contract_id', '=', Number(id))
      .execute()
    expect(ended).toHaveLength(1)
    expect(ended[0]?.in_force_to).toBeGreaterThanOrEqual(ended[0]?.closes_at ?? Infinity)
  })
})
