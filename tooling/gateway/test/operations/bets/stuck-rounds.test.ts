import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { stuckMatchBetMs, stuckRoundMs } from '@saola/rules'
import { tellStuckRounds } from '../../../src/games/stuck/tell-stuck-rounds.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, type TestPerson } from '../../wallet/people.ts'
import { operateBets } from './own-games.ts'

let gateway: TestGateway
let player: TestPerson
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  gateway = await startGateway({ opsSecret: 'ops' })
  player = await addPerson(gateway, 'stuck')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})

/** A bet of a title's family and vendor, placed now. */
async function place(orderNo: string, family: string, vendor: string): Promise<void> {
  await sql`insert into bet (order_no, account_id, node_id, vendor_code, round_id, bet_amount, status, content, placed_at)
    select ${orderNo}, ${player.id}, node_id, ${vendor}, ${orderNo}, 70000, 'open', '', ${gateway.clock.now()}
    from game where family = ${family} limit 1`.execute(gateway.services.db)
}
const listed = async (after?: object) =>
  (await operateBets(gateway, { do: 'open', reason: undefined, by: undefined, after })).value
const names = async () => (await listed()).rounds.map(({ bet }: { bet: string }) => bet)
const events = () =>
  gateway.services.db
    .selectFrom('significant_event')
    .select(['subject', 'actor', 'account_id', 'after'])
    .where('kind', '=', 'round.stuck')
    .orderBy('id')
    .execute()

it('a round without a result a day later is listed, and told once (games 122)', async () => {
  const { vendorCode } = gateway.services.settings
  const { code: other } = await gateway.services.db
    .selectFrom('vendor')
    .select('code')
    .where('code', '!=', vendorCode)
    .limit(1)
    .executeTakeFirstOrThrow()
  await place('ST-OWN', 'MINI', vendorCode)
  await place('ST-OWN-MATCH', 'SPORTS', vendorCode)
  await place('ST-OTHER', 'RNG', other)
  await place('ST-OTHER-MATCH', 'SPORTS', other)
  gateway.clock.advance(stuckRoundMs)
  expect(await names()).toEqual([])
  expect(await tellStuckRounds.run(gateway.services)).toBe(0)
  gateway.clock.advance(1)
  expect(await names()).toEqual(['ST-OWN', 'ST-OWN-MATCH', 'ST-OTHER'])
  expect((await listed()).rounds[0]).toMatchObject({
    account: player.name,
    stake: 70_000,
    paid: 0,
    vendor: vendorCode,
    family: 'MINI',
  })
  const [first] = (await listed()).rounds
  const rest = await listed({ placedAt: first.placedAt, id: first.id })
  expect(rest.rounds.map(({ bet }: { bet: string }) => bet)).toEqual(['ST-OWN-MATCH', 'ST-OTHER'])

  expect(await tellStuckRounds.run(gateway.services)).toBe(3)
  expect(await tellStuckRounds.run(gateway.services)).toBe(0)
  expect(await events()).toMatchObject([
    { subject: 'ST-OWN', actor: 'gateway', account_id: player.id, after: { stake: 70_000 } },
    { subject: 'ST-OWN-MATCH' },
    { subject: 'ST-OTHER' },
  ])
  gateway.clock.advance(stuckMatchBetMs - stuckRoundMs)
  expect(await names()).toContain('ST-OTHER-MATCH')
})
