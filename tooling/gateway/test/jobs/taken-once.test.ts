import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendNotice, claimUnpushed } from '../../src/accounts/notice-store.ts'
import { notePlayed, takePlayed } from '../../src/accounts/played-store.ts'
import { takeExpired, takeToDistribute } from '../../src/contracts/bills/bill-store.ts'
import { takeCorrections } from '../../src/contracts/settlement/adjustment-store.ts'
import { settleContracts } from '../../src/contracts/settlement/settle-contracts.ts'
import type { Database } from '../../src/db/database.ts'
import { takeChanges } from '../../src/points/earning-store.ts'
import { takeTicketDeposits } from '../../src/promotions/raffles/ticket-store.ts'
import { claimConfirmable } from '../../src/protection/limit-store.ts'
import { claimConfirmableTimes } from '../../src/protection/time/time-limit-store.ts'
import { addChangesToDays } from '../../src/team/reports/sum-days-store.ts'
import { flat, openLine, sign, type Line } from '../contracts/stage.ts'
import { placeBets } from '../promotions/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

const dayMs = 86_400_000
/** What the seed has left to take. */
const lists = [
  'account_notice',
  'bet_correction',
  'daily_play_change',
  'point_change',
  'raffle_deposit',
  'vip_due',
] as const

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('a process that takes while another one has not ended', () => {
  let gateway: TestGateway
  let one: TestPerson
  let other: TestPerson
  let line: Line
  let now: number
  beforeAll(async () => {
    gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
    one = await addPerson(gateway, 'takenone')
    other = await addPerson(gateway, 'takenother')
    await writeBills()
    now = gateway.services.now()
    for (const table of lists) {
      await gateway.services.db.deleteFrom(table).execute()
    }
  })
  afterAll(() => gateway.close())

  /** A day of play below two contracts. */
  async function writeBills(): Promise<void> {
    line = await openLine(gateway, 'taken')
    await settleContracts.run(gateway.services)
    await sign(gateway, line.top, line.middle, flat('daily', 1_000))
    await sign(gateway, line.middle, line.low, flat('daily', 1_000))
    await placeBets(gateway, line.player, { amount: 1_000_000 })
    gateway.clock.advance(dayMs)
    await settleContracts.run(gateway.services)
  }

  /** What two processes take where the first one is not over when the second one comes. */
  function takeBeside<Taken>(take: (trx: Database) => Promise<Taken>): Promise<[Taken, Taken]> {
    const { db } = gateway.services
    return db.transaction().execute(async (first) => {
      const taken = await take(first)
      const beside = await db.transaction().execute(async (second) => {
        // Who would wait for the first one is told so.
        await sql`set local lock_timeout = '500ms'`.execute(second)
        return take(second)
      })
      return [taken, beside]
    })
  }

  const play = async () => {
    for (const who of [one, other]) await placeBets(gateway, who, { amount: 1_000 })
  }
  const people = () => [one.id, other.id]

  it('takes other notices to push', async () => {
    const { db } = gateway.services
    for (const accountId of people()) {
      await appendNotice(db, { accountId, kind: 'deposit_arrived', about: 'NT', amount: 1, now })
    }
    const taken = await takeBeside((trx) => claimUnpushed(trx, now, 1))
    expect(taken.map((rows) => rows.map((row) => row.account_id))).toEqual(people().map((id) => [id]))
  })

  it('takes other members whose level is due', async () => {
    await notePlayed(gateway.services.db, people())
    const taken = await takeBeside((trx) => takePlayed(trx, 1))
    expect(taken.map(({ members }) => members.map(({ id }) => id))).toEqual(people().map((id) => [id]))
  })

  it('takes other changes that bring points', async () => {
    await play()
    const taken = await takeBeside((trx) => takeChanges(trx, 1))
    const ids = taken.map(({ changes }) => changes.map(({ account_id: id }) => id))
    expect(ids).toEqual(people().map((id) => [id]))
  })

  it('takes other changes of the days of two members', async () => {
    await gateway.services.db.deleteFrom('daily_play_change').execute()
    await play()
    expect(await takeBeside((trx) => addChangesToDays(trx, 1))).toEqual([1, 1])
  })

  it('takes other deposits that bring tickets', async () => {
    await sql`insert into raffle_deposit (transfer_id, account_id, amount, created_at)
      select n, id, 1000, 0 from unnest(${people()}::bigint[]) with ordinality as person (id, n)`.execute(
      gateway.services.db,
    )
    const taken = await takeBeside((trx) => takeTicketDeposits(trx, 1))
    expect(taken.map((rows) => rows.map(({ accountId }) => accountId))).toEqual(people().map((id) => [id]))
  })

  it('takes other corrected bets', async () => {
    const { db } = gateway.services
    const rows = people().map((id) => ({ account_id: id, settled_at: now }))
    await db.insertInto('bet_correction').values(rows).execute()
    const taken = await takeBeside((trx) => takeCorrections(trx, 1))
    expect(taken.map((found) => found.map(({ accountId }) => accountId))).toEqual(people().map((id) => [id]))
  })

  it('takes other limits that can be confirmed', async () => {
    const { db } = gateway.services
    const wish = { kind: 'deposit', period: '24h', amount: 1_000, wished_amount: 2_000 } as const
    const times = { set_at: 0, filed_at: 0, confirm_until: now + dayMs }
    const rows = people().map((id, place) => ({ account_id: id, ...wish, ...times, confirm_from: place + 1 }))
    await db.insertInto('protection_limit').values(rows).execute()
    const taken = await takeBeside((trx) => claimConfirmable(trx, now, 1))
    expect(taken.map((found) => found.map(({ accountId }) => accountId))).toEqual(people().map((id) => [id]))
  })

  it('takes other limits of time that can be confirmed', async () => {
    const { db } = gateway.services
    const wish = { period: 'day', amount: 60, wished_amount: 120 } as const
    const times = { set_at: 0, filed_at: 0, confirm_until: now + dayMs }
    const rows = people().map((id, place) => ({ account_id: id, ...wish, ...times, confirm_from: place + 1 }))
    await db.insertInto('protection_time_limit').values(rows).execute()
    const taken = await takeBeside((trx) => claimConfirmableTimes(trx, now, 1))
    expect(taken.map((found) => found.map(({ accountId }) => accountId))).toEqual(people().map((id) => [id]))
  })

  it('takes other salaries to pay', async () => {
    const taken = await takeBeside((trx) => takeToDistribute(trx, 1, now))
    const payers = taken.map((bills) => bills.map(({ uplineId }) => uplineId))
    expect(payers.flat().toSorted()).toEqual([line.top.id, line.middle.id].toSorted())
  })

  it('takes other bills whose time is over', async () => {
    const later = now + 3_650 * dayMs
    const [first, second] = await takeBeside((trx) => takeExpired(trx, later, 1))
    expect([first.length, second.length]).toEqual([1, 1])
    expect(second[0]?.id).not.toBe(first[0]?.id)
  })
})
