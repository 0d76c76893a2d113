import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceTables } from '@saola/game-vendor'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund } from '../wallet/people.ts'
import { newKey, sitDown } from './seat.ts'
import { vendorServices } from './vendor-of.ts'

const wakeMs = 3000
const bettingMs = 20_000
const lockedMs = 2000
/** All that is known of a round before its lock. */
const beforeTheDraw = ['outcome', 'serverSeed"']

let gateway: TestGateway
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await gateway.close()
})

/** A player with a million at a table that takes bets from a thousand đồng. */
async function sit(gameCode: string) {
  const { node_id: nodeId } = await gateway.services.db
    .updateTable('game')
    .set({ is_new: 0, playable: true, status: 'open', served_by: 'SAOLA', min_bet: 1000 })
    .where('game_code', '=', gameCode)
    .returning('node_id')
    .executeTakeFirstOrThrow()
  number += 1
  const player = await addPerson(gateway, `hall${number}`)
  await fund(gateway, player, 1_000_000)
  const seat = await sitDown(gateway, player, undefined, nodeId)
  const look = async () => (await seat.post('/api/table', {})).value
  const pass = async (ms: number) => {
    gateway.clock.advance(ms)
    await advanceTables(vendorServices(gateway))
  }
  await look()
  await pass(wakeMs)
  return { player, seat, look, pass }
}

describe('a cockfight (games 57)', () => {
  it('pays by the prices of its own fight, and returns both sides of a draw', async () => {
    const { player, seat, look, pass } = await sit('COCKFIGHT_RIVERSIDE_RING')
    const { roundId } = (await look()).running
    await seat.post('/api/table/bet', { key: newKey(), roundId, cells: { meron: 10_000, wala: 10_000 } })
    await pass(bettingMs)
    await pass(lockedMs)
    const { last } = await look()
    expect(last.outcome.fight).toBe((last.number - 1) % 7)
    // The first fight pays 1.93 on either side.
    const paid = ['meron', 'wala'].includes(last.outcome.ending) ? 19_300 : 20_000
    expect(last.bets).toMatchObject([{ state: 'paid', payout: paid }])
    expect(await balanceOf(gateway, player.wallet)).toBe(980_000 + paid)
  })
})

describe('a round of lô tô (games 58)', () => {
  it('sells several tickets, takes one back until the lock, refuses late ones, and tells no number before', async () => {
    const { player, seat, look, pass } = await sit('BINGO_SEASIDE_LOTO')
    const { roundId } = (await look()).running
    const buy = (cells: object, key = newKey()) => seat.post('/api/table/bet', { key, roundId, cells })
    const key = newKey()
    await buy({ 'ticket-1': 1000, 'ticket-2': 5000 })
    gateway.clock.advance(1)
    await buy({ 'ticket-3': 2000 }, key)
    expect(await buy({ 'ticket-1': 5000 })).toMatchObject({ errorCode: 'table.limit', field: 'ticket-1' })
    await seat.post('/api/table/take-back', { key })
    await pass(bettingMs)
    expect(await buy({ 'ticket-4': 1000 })).toMatchObject({ errorCode: 'table.locked' })
    const before = JSON.stringify((await look()).running)
    for (const hidden of beforeTheDraw) expect(before).not.toContain(hidden)
    await pass(lockedMs)
    const { last } = await look()
    expect(new Set(last.outcome.calls).size).toBe(55)
    const [kept, returned] = last.bets
    expect([kept.state, returned.state]).toEqual(['paid', 'rolled-back'])
    expect(await balanceOf(gateway, player.wallet)).toBe(994_000 + kept.payout)
  })

  it('opens the next one only after the caller has called', async () => {
    const { look, pass } = await sit('BINGO_ORCHARD_LOTO')
    await pass(bettingMs)
    await pass(lockedMs)
    const { running, last } = await look()
    expect(running.opensAt - last.drawnAt).toBe(42_000)
  })
})
