import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { advanceTables, createVendor } from '@saola/game-vendor'
import { minuteMs } from '@saola/rules'
import { findPatterns } from '../../../src/protection/patterns/find-patterns.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { footballNode, runOnce, sitAtMatches } from '../../vendor/match-table.ts'
import { deskOf, feedOf } from '../../vendor/matches/desk.ts'
import { pageAssets } from '../../vendor/page-assets.ts'
import { newKey, sitDown, type Seat } from '../../vendor/seat.ts'
import { vendorServices } from '../../vendor/vendor-of.ts'
import type { TestPerson } from '../../wallet/people.ts'
import { addMembers, look, operatePatterns, patternsOn, shareDevice } from './stage.ts'

let gateway: TestGateway
let one: TestPerson
let two: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

/** What our games answer to who knows the secret. */
async function pageOf(asked: object): Promise<{ stakes: { betId: string; placedAt: number }[]; next: null }> {
  const answer = await gateway.services.askVendor('/stakes', asked)
  if (!answer) throw new Error('no game is connected')
  return answer.json() as Promise<{ stakes: { betId: string; placedAt: number }[]; next: null }>
}

const find = () => findPatterns.run(gateway.services)
const prices = [
  { pick: 'handicap:home:-2', odds: 1900 },
  { pick: 'handicap:away:2', odds: 1900 },
  { pick: 'total:over:10', odds: 1900 },
]

describe('patterns in stakes at our own games (protection 26)', () => {
  it('are found on a match: both sides of a handicap by accounts that share a browser', async () => {
    const nodeId = await footballNode(gateway)
    const { source, id } = feedOf(gateway, { Hosts: [{ in: 0, prices }] })
    await runOnce(gateway, source)
    deskOf(gateway, source)
    ;[one, two] = (await addMembers(gateway, 2)) as [TestPerson, TestPerson]
    await shareDevice(gateway, [one, two])
    await look(gateway, { opposite: { least: 500_000, similar: 80 } })
    const seats = [
      await sitAtMatches(gateway, one, { source, nodeId }),
      await sitAtMatches(gateway, two, { source, nodeId }),
    ]
    expect((await seats[0]?.bet(1_000_000, [[id('Hosts'), 'handicap:home:-2', 1900]]))?.status).toBe(200)
    expect((await seats[1]?.bet(1_000_000, [[id('Hosts'), 'total:over:10', 1900]]))?.status).toBe(200)
    expect(await find()).toBe(0)
    expect((await seats[1]?.bet(900_000, [[id('Hosts'), 'handicap:away:2', 1900]]))?.status).toBe(200)
    expect(await find()).toBe(1)
    expect(await find()).toBe(0)
    expect(await patternsOn(gateway, `match ${id('Hosts')} handicap`)).toMatchObject([
      {
        kind: 'opposite',
        selection: 'handicap:away:2 | handicap:home:-2',
        names: [one.name, two.name].toSorted(),
        facts: { amount: 900_000, other: 1_000_000, signs: ['device'] },
      },
    ])
  })

  it('are found on a match before its start: what all of it brought before, in its last minutes', async () => {
    const nodeId = await footballNode(gateway)
    const { source, id } = feedOf(gateway, { Guests: [{ in: 0, prices }] })
    await runOnce(gateway, source)
    deskOf(gateway, source)
    await look(gateway, { sudden: { minutes: 5, times: 3, least: 300_000 } })
    const seat = await sitAtMatches(gateway, one, { source, nodeId })
    const bet = async (stake: number) =>
      expect((await seat.bet(stake, [[id('Guests'), 'total:over:10', 1900]])).status).toBe(200)
    // It starts in ten minutes and took bets for fifty: 55 minutes at 100,000 for five.
    await bet(1_100_000)
    expect(await find()).toBe(0)
    gateway.clock.advance(5 * minuteMs)
    await bet(299_000)
    expect(await find()).toBe(0)
    await bet(1_000)
    expect(await find()).toBe(1)
    expect(await patternsOn(gateway, `match ${id('Guests')} total`)).toMatchObject([
      { kind: 'sudden', facts: { amount: 300_000, usual: 100_000 } },
    ])
  })

  it('are found at a table: many accounts on one cell of a round', async () => {
    const title = await gateway.services.db
      .updateTable('game')
      .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
      .where('game_code', '=', 'LIVE_BIG_SMALL')
      .returning('node_id')
      .executeTakeFirstOrThrow()
    await look(gateway, { crowd: { accounts: 3, minutes: 1 } })
    const members = await addMembers(gateway, 3)
    const seats: Seat[] = []
    for (const member of members) seats.push(await sitDown(gateway, member, undefined, title.node_id))
    const ask = async () => (await Promise.all(seats.map((seat) => seat.post('/api/table', {}))))[0]?.value
    await ask()
    gateway.clock.advance(3_000)
    await advanceTables(vendorServices(gateway))
    const { roundId } = (await ask()).running
    for (const [at, seat] of seats.entries()) {
      const cells = { big: 10_000, ...(at > 0 && { odd: 10_000 }) }
      const placed = await seat.post('/api/table/bet', { key: newKey(), roundId, cells })
      expect(placed.status).toBe(200)
    }
    expect(await find()).toBe(1)
    const { patterns } = (await operatePatterns(gateway, { do: 'list', kind: 'crowd' })).value
    expect(patterns).toMatchObject([{ selection: 'big', facts: { accounts: 3, amount: 30_000 } }])
    expect(patterns[0]?.market).toMatch(/^table LIVE_BIG_SMALL \d+$/)
  })

  it('are looked for on draws while our games do not answer', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    gateway.services.askVendor = () => Promise.reject(new Error('away'))
    expect(await find()).toBe(0)
    expect(warned).toHaveBeenCalledTimes(2)
    gateway.services.askVendor = () => Promise.resolve(undefined)
    expect(await find()).toBe(0)
    expect(warned).toHaveBeenCalledTimes(2)
    warned.mockRestore()
  })

  it('are told to who knows the secret alone, page by page', async () => {
    const asked = { method: 'POST', body: JSON.stringify({ of: 'matches', from: 0 }) }
    const stranger = await createVendor(vendorServices(gateway), pageAssets).request('/stakes', asked)
    expect(stranger.status).toBe(401)
    const { source } = feedOf(gateway, {})
    deskOf(gateway, source)
    const { stakes, next } = await pageOf({ of: 'matches', from: 0 })
    expect([stakes.length > 3, next]).toEqual([true, null])
    const after = stakes[0] && { placedAt: stakes[0].placedAt, betId: stakes[0].betId }
    expect((await pageOf({ of: 'matches', from: 0, after })).stakes).toEqual(stakes.slice(1))
    expect((await gateway.services.askVendor('/stakes', { of: 'draws', from: 0 }))?.status).toBe(400)
  })
})
