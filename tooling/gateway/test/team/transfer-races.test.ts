import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { distributeSalaries } from '../../src/contracts/bills/distribute-salaries.ts'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import { flat, openLine, proofOf, sign, type Line } from '../contracts/stage.ts'
import { refusal } from '../http/visitor.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { insertPayoutLock, liftPayoutLock } from '../../src/accounts/payout-guard/payout-guard-store.ts'
import { balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { race, raceWith } from '../wallet/race.ts'

const dayMs = 86_400_000
/** What one day of play brings `middle` from `top`. */
const salary = 10_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('a wallet that two want to empty in the same moment', () => {
  let gateway: TestGateway
  let line: Line
  beforeAll(async () => {
    gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
    line = await openLine(gateway, 'empty')
    await fund(gateway, line.player, 100_000_000)
    await settleContracts.run(gateway.services)
    await sign(gateway, line.top, line.middle, flat('daily', 1_000))
  })
  afterAll(async () => {
    await expectReconciled(gateway.services.db)
    await gateway.close()
  })
  beforeEach(() => fund(gateway, line.top, 60_000))

  const balances = (...people: readonly TestPerson[]) =>
    Promise.all(people.map(({ wallet }) => balanceOf(gateway, wallet)))
  /** A transfer of `top`; its code is read beforehand, because reading one moves the clock. */
  const sending = (to: TestPerson, amount: number) => {
    const input = { customerId: String(to.id), amount, ...proofOf(gateway, line.top) }
    return () => gateway.client(line.top.token).send(calls.team.transfer, input)
  }
  const bill = async () => {
    const list = await gateway
      .client(line.top.token)
      .send(calls.contracts.bills, { side: 'upline', pageNo: 1, pageSize: 1 })
    return list.list[0]
  }

  it('two transfers: one goes, the other is told that the wallet is short', async () => {
    const [all = 0, low = 0] = await balances(line.top, line.low)
    const works = [sending(line.low, all), sending(line.low, all)]
    const ends = await race(gateway.services.db, { table: 'account', id: line.top.id }, works)
    const refused = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason.code)
    expect(refused).toEqual(['wallet.insufficient'])
    expect(await balances(line.top, line.low)).toEqual([0, low + all])
  })

  it('a transfer and the clock that pays salaries: the money is spent once, and what is owed waits', async () => {
    await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
    gateway.clock.advance(dayMs)
    await settleContracts.run(gateway.services)
    const [all = 0, middle = 0, low = 0] = await balances(line.top, line.middle, line.low)
    const [sent, paid] = await race<unknown>(
      gateway.services.db,
      { table: 'ledger_account', id: line.top.wallet },
      [sending(line.low, all), () => distributeSalaries.run(gateway.services)],
    )
    expect(paid?.status).toBe('fulfilled')
    const isSent = sent?.status === 'fulfilled'
    expect((await bill())?.state).toBe(isSent ? 'insufficient_balance' : 'issued')
    if (sent?.status === 'rejected') expect(sent.reason.code).toBe('wallet.insufficient')
    expect(await balances(line.top, line.middle, line.low)).toEqual(
      isSent ? [0, middle, low + all] : [all - salary, middle + salary, low],
    )
  })

  it('a transfer down and a salary down at once both go where there is enough for both', async () => {
    await placeBet(gateway, line.player, { stake: 1_000_000, win: 0 })
    gateway.clock.advance(dayMs)
    await settleContracts.run(gateway.services)
    const [all = 0, middle = 0] = await balances(line.top, line.middle)
    const ends = await race<unknown>(gateway.services.db, { table: 'ledger_account', id: line.top.wallet }, [
      sending(line.middle, 20_000),
      () => distributeSalaries.run(gateway.services),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await balances(line.top, line.middle)).toEqual([all - 20_000 - salary, middle + 20_000 + salary])
  })

  it('a tap that comes after the owner has locked the account hears of the transfer that came before (team 41)', async () => {
    const { db } = gateway.services
    const [before = 0] = await balances(line.low)
    const input = { customerId: String(line.low.id), amount: 20_000, ...proofOf(gateway, line.top) }
    const tap = () =>
      gateway
        .client(line.top.token)
        .send(calls.team.transfer, input, { idempotencyKey: 'one-tap-and-its-lock' })
    const now = gateway.clock.now()
    // The first has passed the lock when it meets the wallet, and is not there yet for the second to be found.
    const ends = await raceWith(db, { table: 'ledger_account', id: line.top.wallet }, [
      { work: tap },
      { before: () => insertPayoutLock(db, line.top.id, now), work: tap },
    ])
    const numbers = ends.map((end) => (end.status === 'fulfilled' ? end.value.orderNo : end.reason.code))
    expect(numbers).toEqual([expect.stringMatching(/^\w+$/), numbers[0]])
    expect(await balances(line.low)).toEqual([before + 20_000])
    // A new wish is refused, and the old one answered as before.
    expect((await refusal(sending(line.low, 20_000)())).body).toMatchObject({ value: { reason: 'locked' } })
    expect((await tap()).orderNo).toBe(numbers[0])
    await liftPayoutLock(db, line.top.id, { by: 'Mai', note: 'spoke by phone', now })
  })
})
