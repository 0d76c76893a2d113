import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { advanceTables } from '@saola/game-vendor'
import { expectReconciled } from '../../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { newKey, sitDown } from '../../vendor/seat.ts'
import { gatewayOf, vendorServices } from '../../vendor/vendor-of.ts'
import type { FlakyVendor } from '../../wallet/flaky-vendor.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { connectOwnGames, operateBets } from './own-games.ts'

/** A round at a table (games 44): so long until it opens, and from there until it is drawn. */
const wakeMs = 3_000
const untilDrawnMs = 22_000
const funded = 1_000_000
const stake = 10_000

let gateway: TestGateway
let vendor: FlakyVendor
let player: TestPerson
let nodeId: string
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  vendor = await connectOwnGames(gateway)
  const title = await gateway.services.db
    .updateTable('game')
    .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
    .where('game_code', '=', 'LIVE_BIG_SMALL')
    .returning('node_id')
    .executeTakeFirstOrThrow()
  nodeId = title.node_id
})
afterAll(async () => {
  await vendor.down()
  await gateway.close()
})
let number = 0
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  player = await addPerson(gateway, `attables${(number += 1)}`)
  await fund(gateway, player, funded)
  // Ends the round that runs, with nobody left at the table.
  gateway.clock.advance(60_000)
  await gateway.vendorDb.deleteFrom('table_seat').execute()
  await advanceTables(vendorServices(gateway))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await expectReconciled(gateway.services.db)
})

async function pass(ms: number, services = vendorServices(gateway)): Promise<void> {
  gateway.clock.advance(ms)
  await advanceTables(services)
}

/** The only bet of the player. */
const bet = () =>
  gateway.services.db
    .selectFrom('bet')
    .select(['order_no', 'status', 'win_amount'])
    .where('account_id', '=', player.id)
    .executeTakeFirstOrThrow()

/** Puts a stake on the board of a round that has just opened; the round. */
async function put(): Promise<string> {
  const seat = await sitDown(gateway, player, undefined, nodeId)
  await seat.post('/api/table', {})
  await pass(wakeMs)
  const { running } = (await seat.post('/api/table', {})).value
  const placed = { key: newKey(), roundId: running.roundId, cells: { big: stake } }
  expect((await seat.post('/api/table/bet', placed)).success).toBe(true)
  return running.roundId
}

describe('a bet at a shared table of ours', () => {
  it('that was placed late is void with the others of its round (games 120)', async () => {
    const tableRound = await put()
    const from = gateway.services.now()
    expect(
      (await operateBets(gateway, { do: 'void-late', tableRound, from: from + 1 })).value.voided,
    ).toEqual([])
    const { value } = await operateBets(gateway, { do: 'void-late', tableRound, from })
    expect(value.voided).toHaveLength(1)
    await pass(untilDrawnMs)
    await pass(1)
    expect(await bet()).toMatchObject({ status: 'cancelled', win_amount: 0 })
    expect(await balanceOf(gateway, player.wallet)).toBe(funded)
  })

  it('that hangs is finished by the seed of its round, once the clock lets it (games 121)', async () => {
    await put()
    const { order_no: orderNo } = await bet()
    const finish = () => operateBets(gateway, { do: 'finish', bet: orderNo })
    expect((await finish()).value).toMatchObject({ after: 'open' })
    // The line to the wallet breaks while the round is paid.
    await pass(
      untilDrawnMs,
      vendorServices(gateway, (request) =>
        request.url.endsWith('/credit')
          ? Promise.reject(new TypeError('broken'))
          : gatewayOf(gateway)(request),
      ),
    )
    expect((await bet()).status).toBe('open')
    expect((await finish()).value).toEqual({ bet: orderNo, before: 'open', after: 'settled' })
    const { win_amount: won } = await bet()
    expect(await balanceOf(gateway, player.wallet)).toBe(funded - stake + won)
  })
})
