import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { expireOffers } from '../../src/contracts/expire-offers.ts'
import { recheckBills } from '../../src/contracts/settlement/recheck-bills.ts'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { fund } from '../wallet/people.ts'
import { race, untilWaiting } from '../wallet/race.ts'
import { codeOf, flat, offer, openLine, sign, type Line } from './stage.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])(
  'the clock of contracts in the same moment as something else',
  () => {
    let gateway: TestGateway
    let line: Line
    let contractId: number
    beforeAll(async () => {
      gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
      line = await openLine(gateway, 'clock')
      await fund(gateway, line.player, 100_000_000)
      await settleContracts.run(gateway.services)
      contractId = Number((await sign(gateway, line.top, line.middle, flat('daily', 1_000))).id)
    })
    afterAll(() => gateway.close())

    const api = () => gateway.client(line.top.token)
    const newestBill = async () => {
      const { list } = await api().send(calls.contracts.bills, { side: 'upline', pageNo: 1, pageSize: 1 })
      return list[0]
    }

    it('an offer that is signed just before its time is over stays signed (contracts 22)', async () => {
      const { services } = gateway
      const code = codeOf(gateway, line.low)
      const expiresAt = gateway.clock.now() + hourMs
      const offered = await offer(gateway, line.middle, line.low, flat('daily', 500), { expiresAt })
      const accept = () =>
        gateway.client(line.low.token).send(calls.contracts.takeStep, {
          contractId: offered.id,
          step: 'accept',
          version: 1,
          code,
        })
      // By a process whose clock is ahead of the one that signs.
      const expire = () => expireOffers.run({ ...services, now: () => gateway.clock.now() + hourMs })
      const ends = await race<unknown>(services.db, { table: 'contract', id: Number(offered.id) }, [
        accept,
        expire,
      ])
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
      const { history } = await gateway
        .client(line.low.token)
        .send(calls.contracts.detail, { contractId: offered.id })
      expect(history.map(({ action }) => action).join('')).toBe('NA')
    })

    it('a bet that is corrected while its bill is written is made good in the next one', async () => {
      const { db } = gateway.services
      const orderNo = await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
      gateway.clock.advance(dayMs)
      let settling: Promise<number> | undefined
      let checking: Promise<number> | undefined
      await db.transaction().execute(async (trx) => {
        // Settlement has read the bets when it meets the contract that its bill is of.
        await trx.selectFrom('contract').select('id').where('id', '=', contractId).forUpdate().execute()
        settling = settleContracts.run(gateway.services)
        await untilWaiting(db, 1)
        await db.updateTable('bet').set({ bet_amount: 400_000 }).where('order_no', '=', orderNo).execute()
        checking = recheckBills(gateway.services)
        await Promise.race([checking, untilWaiting(db, 2)])
      })
      await Promise.all([settling, checking])
      expect((await newestBill())?.amount).toBe(10_000)
      await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
      gateway.clock.advance(dayMs)
      await settleContracts.run(gateway.services)
      // Of the 10,000 before 4,000 were owed.
      expect((await newestBill())?.amount).toBe(4_000)
    })
  },
)
