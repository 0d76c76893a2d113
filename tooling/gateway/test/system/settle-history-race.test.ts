import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settlements } from '../../src/contracts/settlement/periods.ts'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { settleNextWindow } from '../../src/contracts/settlement/settle-window.ts'
import type { Database } from '../../src/db/database.ts'
import { settleHistory } from '../../src/seed/settle-history.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { countDone, raceBehind } from '../wallet/race.ts'

/** Of the lines of settlement, the one that whoever locks all of them meets first. */
const holdDaily = (trx: Database) =>
  trx.selectFrom('settlement').select('name').where('name', '=', 'daily').forUpdate().execute()

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])(
  'the first start of two processes at once',
  // All that was played before the first start is settled, twice.
  { tags: 'round', timeout: 90_000 },
  () => {
    let gateway: TestGateway
    beforeEach(async () => {
      gateway = await startGateway()
    })
    afterEach(() => gateway.close())

    const history = () => settleHistory(gateway.services)
    const race = (work: () => Promise<unknown>) =>
      raceBehind<unknown>(gateway.services.db, holdDaily, [{ work }, { work: history }])

    it('leaves what was played before to nobody where the other has begun to settle', async () => {
      const daily = settlements.filter(({ name }) => name === 'daily')
      const settle = () => Promise.all(daily.map((line) => settleNextWindow(gateway.services, line)))
      expect(countDone(await race(settle))).toBe(2)
      const bills = await gateway.services.db
        .selectFrom('bill')
        .innerJoin('settlement', 'settlement.name', 'bill.kind')
        .select('bill.id')
        .where('settlement.name', '=', 'daily')
        .whereRef('closes_at', '<=', 'begun_at')
        .execute()
      expect(bills).toEqual([])
    })

    it('goes on beside a settlement, and neither is in the way of the other', async () => {
      expect(countDone(await race(() => settleContracts.run(gateway.services)))).toBe(2)
    })
  },
)
