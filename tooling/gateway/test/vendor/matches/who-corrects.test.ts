import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createModelSource, createVendor, settleCorrections } from '@saola/game-vendor'
import { operate } from '../../session/inbox.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { footballNode, runOnce, sitAtMatches } from '../match-table.ts'
import { pageAssets } from '../page-assets.ts'
import { vendorServices } from '../vendor-of.ts'
import { because, deskOf, feedOf, minute } from './desk.ts'

let gateway: TestGateway
let nodeId: string
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  nodeId = await footballNode(gateway)
})
afterAll(() => gateway.close())

const above = 50_000

/** A bet of 100,000 on a match that was lost by the result, and wins by a corrected one. */
async function lostBet(player: TestPerson) {
  await fund(gateway, player, 1_000_000)
  const { source, id } = feedOf(gateway, {
    Hosts: [
      { in: 0, prices: [{ pick: 'result:home', odds: 1900 }] },
      { in: 100, phase: 'over', minute: 90, score: { home: 0, away: 1 }, prices: [] },
    ],
  })
  await runOnce(gateway, source)
  const seat = await sitAtMatches(gateway, player, { source, nodeId })
  await seat.bet(100_000, [[id('Hosts'), 'result:home', 1900]])
  gateway.clock.advance(101 * minute)
  await runOnce(gateway, source)
  return { desk: deskOf(gateway, source), matchId: id('Hosts'), source }
}

async function approve(step: string, more: object) {
  const response = await gateway.fetch('http://gateway.test/ops/approval', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ step, merchant: 'saola', ...more }),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
  return { status: response.status, ...((await response.json()) as { value: any }) }
}

describe('a correction that moves much (system 63)', () => {
  it('goes on at once up to the sum', async () => {
    await operate(gateway, { twoPersonsAbove: 190_000 })
    const { desk, matchId } = await lostBet(await addPerson(gateway, 'correctedbyone'))
    const order = { do: 'correct', matchId, home: 1, away: 0, key: 'by-one', ...because }
    expect((await desk(order)).value).toMatchObject({ version: 2, isNew: true })
  })

  it('waits for a second person of the merchant whose bound it passes, and is done by its yes', async () => {
    await operate(gateway, { twoPersonsAbove: above })
    const player = await addPerson(gateway, 'correctedbytwo')
    const { desk, matchId } = await lostBet(player)
    const order = { do: 'correct', matchId, home: 1, away: 0, key: 'by-two', ...because }
    const { waits } = (await desk(order)).value
    expect(waits).toMatchObject({ amount: 190_000 })
    expect((await desk({ do: 'results', matchId })).value.versions).toHaveLength(1)
    expect(await approve('pass', { id: waits.id, by: because.by })).toMatchObject({ status: 400 })
    const { value } = await approve('pass', { id: waits.id, by: 'Lan' })
    expect(value.done).toMatchObject({ version: 2, isNew: true })
    await settleCorrections(vendorServices(gateway))
    expect(await balanceOf(gateway, player.wallet)).toBe(1_090_000)
    const { versions } = (await desk({ do: 'results', matchId })).value
    expect(versions).toMatchObject([{ version: 1 }, { version: 2, person: because.by }])
    // Ordered again it moves nothing, so nobody has to be asked.
    expect((await desk(order)).value).toMatchObject({ version: 2, isNew: false })
  })
})

describe('a match that was drawn from a seed (games 139)', () => {
  it('is corrected only to what its seed says', async () => {
    const source = createModelSource()
    await runOnce(gateway, source)
    const match = await gateway.vendorDb
      .selectFrom('match')
      .select(['match_id', 'kick_off_at'])
      .where('league', '=', 'football')
      .where('state', '=', 'held')
      .where('strengths', 'is not', null)
      .orderBy('kick_off_at', 'desc')
      .executeTakeFirstOrThrow()
    gateway.clock.advance(match.kick_off_at + 5 * minute - gateway.services.now())
    await runOnce(gateway, source)
    const result = () =>
      gateway.vendorDb
        .selectFrom('match')
        .select(['home_goals', 'away_goals'])
        .where('match_id', '=', match.match_id)
        .executeTakeFirstOrThrow()
    const drawn = await result()
    const desk = deskOf(gateway, source)
    const order = (home: number, away: number, key: string) =>
      desk({ do: 'correct', matchId: match.match_id, home, away, key, ...because })
    const [home, away] = [drawn.home_goals ?? 0, drawn.away_goals ?? 0]
    expect(await order(home + 1, away, 'chosen')).toMatchObject({ status: 400, field: 'home' })
    expect(await result()).toEqual(drawn)
    await gateway.vendorDb
      .updateTable('match')
      .set({ home_goals: home + 1 })
      .where('match_id', '=', match.match_id)
      .execute()
    expect((await order(home, away, 'by-the-seed')).value).toMatchObject({ version: 2, isNew: true })
    expect(await result()).toEqual(drawn)
  })

  it('and a race only to a score that somebody has won', async () => {
    const source = createModelSource()
    await runOnce(gateway, source)
    const { match_id: matchId } = await gateway.vendorDb
      .updateTable('match')
      .set({ state: 'ended', home_goals: 3, away_goals: 1, server_seed: null, server_seed_hash: null })
      .where('league', '=', 'moba')
      .where('state', '=', 'held')
      .returning('match_id')
      .executeTakeFirstOrThrow()
    const desk = deskOf(gateway, source)
    const order = (home: number, away: number) =>
      desk({ do: 'correct', matchId, home, away, key: `race-${home}-${away}`, ...because })
    expect(await order(2, 2)).toMatchObject({ status: 400, field: 'home' })
    expect((await order(3, 2)).value).toMatchObject({ version: 2, isNew: true })
  })
})

it('nobody without the vendor’s secret corrects a result or reads of it (games 128)', async () => {
  const vendor = createVendor(vendorServices(gateway), pageAssets)
  const headers = { Authorization: 'Bearer guessed' }
  const post = { method: 'POST', headers }
  expect((await vendor.request('/matches/correct', post)).status).toBe(401)
  expect((await vendor.request('/matches/correct/preview', post)).status).toBe(401)
  expect((await vendor.request('/matches/results?match=one', { headers })).status).toBe(401)
  expect((await vendor.request('/matches/prices?match=one', { headers })).status).toBe(401)
})
