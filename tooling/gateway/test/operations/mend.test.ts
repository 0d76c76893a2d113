import { calls } from '@saola/protocol'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mend } from '../../src/operations/mend.ts'
import { bookEarnings } from '../../src/points/book-earnings.ts'
import { reconcile } from '../../src/operations/reconcile.ts'
import { sumDays } from '../../src/team/reports/sum-days.ts'
import { publish, placeBets, runTurnover } from '../promotions/stage.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { placeBet } from '../wallet/bets.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let agent: TestPerson
let player: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  agent = await addPerson(gateway, 'mendagent', { type: 1 })
  player = await addPerson(gateway, 'mendplayer', { upline: agent })
  await fund(gateway, player, 1_000_000)
  const promotionId = await publish(gateway)
  const key = { idempotencyKey: 'mending-joins-an-offer' }
  await gateway.client(player.token).send(calls.promotions.join, { promotionId }, key)
  gateway.clock.advance(1_000)
  await placeBet(gateway, player, { stake: 20_000, win: 50_000 })
  await placeBets(gateway, player, { count: 3, amount: 200_000 })
  await runTurnover(gateway)
  await sumDays.run(gateway.services)
})
afterAll(() => gateway.close())

const run = (statement: RawBuilder<unknown>) => statement.execute(gateway.services.db)
const mendNow = () => mend(gateway.services.db, gateway.services.now())
/** The names of the checks that fail. */
const wrong = async () =>
  (await reconcile(gateway.services.db)).lines
    .filter((line) => line.startsWith('FAIL'))
    .map((line) => line.slice(5))
const mendings = () =>
  gateway.services.db.selectFrom('mending').select(['check_name', 'mended_at']).orderBy('id').execute()
const wagered = async () =>
  (
    await gateway.services.db
      .selectFrom('participation')
      .select(['wagered', 'completed_at'])
      .where('account_id', '=', player.id)
      .executeTakeFirstOrThrow()
  ).wagered

/** Books what waits, and answers the points. */
async function points(): Promise<number> {
  await bookEarnings.run(gateway.services)
  return gateway.client(player.token).send(calls.points.balance)
}

const owing = (count: number) =>
  sql`insert into point_debt values (${player.id}, ${count}) on conflict (account_id) do update set owed = ${count}`

const days = 'every day of play is the sum of its bets'
const teams = 'every day of a team is the sum of the days of its accounts'
const counted = 'points are booked for every valid bet and deposit, and for nothing else'
const earned = 'the points that were booked and those owed are what was counted earns'
const turnover = 'the turnover of every bonus is the sum of the settled bets counted for it'

describe('what is counted from bets (wallet 59)', () => {
  it.each([
    [
      'a day that tells too much',
      () => sql`update daily_play set bet_amount = bet_amount + 7000`,
      [days, teams],
    ],
    ['a day that is lost', () => sql`delete from daily_play where account_id = ${player.id}`, [days, teams]],
    ['a team that tells too little', () => sql`update team_play set profit = profit - 1`, [teams]],
    ['a team whose day is lost', () => sql`delete from team_play where account_id = ${agent.id}`, [teams]],
    [
      'a bonus that counts too much',
      () => sql`update participation set wagered = wagered + 5000`,
      [turnover],
    ],
    ['a bet that counts too much', () => sql`update counted_bet set amount = amount + 1`, [turnover]],
  ])('is counted anew: %s', async (_words, spoil, failing) => {
    const [first, known] = [await wagered(), (await mendings()).length]
    await run(spoil())
    expect(await wrong()).toEqual(failing)
    await mendNow()
    expect(await wrong()).toEqual([])
    expect(await wagered()).toBe(first)
    const told = (await mendings()).slice(known)
    expect([...new Set(told.map(({ check_name: name }) => name))]).toContain(failing[0])
    expect(told.at(-1)?.mended_at).toBe(gateway.services.now())
  })

  it.each([
    [
      'play that was never counted',
      () => sql`update point_progress set counted = counted - 600000`,
      [counted, earned],
    ],
    [
      'play that is to be counted twice',
      () => sql`insert into point_change (account_id, type, amount)
        select account_id, type, 500000 from point_progress`,
      [counted],
    ],
    ['a debt that nobody has', () => owing(40), [earned]],
    ['points that nobody earned', () => owing(-15), [earned]],
    ['a rest of nothing', () => sql`update point_progress set carried = carried + 1`, [earned]],
  ])('is booked for points by the next run: %s (points 18)', async (_words, spoil, failing) => {
    const first = await points()
    await run(spoil())
    expect(await wrong()).toEqual(failing)
    await mendNow()
    expect(await wrong()).toEqual([])
    await points()
    await mendNow()
    expect(await points()).toBe(first)
    expect(await wrong()).toEqual([])
  })

  it('changes nothing where nothing disagrees, and no money ever', async () => {
    const before = await balanceOf(gateway, player.wallet)
    // What disagrees in the ledger is for people.
    await run(sql`update bank_transfer set amount = amount + 1`)
    const failing = await wrong()
    expect(failing.length).toBeGreaterThan(0)
    expect(await mendNow()).toEqual({ lines: ['Nothing that is counted disagrees.'] })
    expect(await wrong()).toEqual(failing)
    expect(await balanceOf(gateway, player.wallet)).toBe(before)
  })
})
