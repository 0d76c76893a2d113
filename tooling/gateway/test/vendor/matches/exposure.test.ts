import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVendor } from '@saola/game-vendor'
import { operate } from '../../session/inbox.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { footballNode, runOnce, sitAtMatches, type TestPick } from '../match-table.ts'
import { pageAssets } from '../page-assets.ts'
import { vendorServices } from '../vendor-of.ts'
import { deskOf, feedOf } from './desk.ts'

let gateway: TestGateway
let nodeId: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  nodeId = await footballNode(gateway)
})
afterAll(() => gateway.close())
beforeEach(() => operate(gateway, { matches: { mostPerMatch: 1_000_000, mostPerMarket: 600_000 } }))

async function person(): Promise<TestPerson> {
  const player = await addPerson(gateway, `exposed${(number += 1)}`)
  await fund(gateway, player, 2_000_000)
  return player
}

const prices = [
  { pick: 'result:home', odds: 2000 },
  { pick: 'result:away', odds: 2500 },
  { pick: 'total:over:10', odds: 2000 },
]

/** Two members at two matches. */
async function open() {
  const { source, id } = feedOf(gateway, { Hosts: [{ in: 0, prices }], Others: [{ in: 0, prices }] })
  await runOnce(gateway, source)
  const sit = async () => sitAtMatches(gateway, await person(), { source, nodeId })
  const pick = (text: string, odds: number, name = 'Hosts'): TestPick => [id(name), text, odds]
  return {
    source,
    id,
    one: await sit(),
    other: await sit(),
    sit,
    home: pick('result:home', 2000),
    away: pick('result:away', 2500),
    over: pick('total:over:10', 2000),
    elsewhere: pick('result:home', 2000, 'Others'),
    desk: deskOf(gateway, source),
  }
}

describe('what bets on a match may cost a merchant (games 124)', () => {
  it('is bounded by market: a stake above is refused with the largest that is taken', async () => {
    const { one, other, home, away, elsewhere } = await open()
    expect((await one.bet(200_000, [home])).status).toBe(200)
    const refused = await other.bet(150_000, [home])
    expect(refused).toMatchObject({ status: 409, errorCode: 'stake.above', field: 'stake' })
    expect(refused.message).toContain('100,000')
    expect((await other.bet(100_000, [home])).status).toBe(200)
    // What wins against it costs nothing where that wins.
    expect((await other.bet(100_000, [away])).status).toBe(200)
    expect((await other.bet(100_000, [elsewhere])).status).toBe(200)
    expect(await other.bet(1_000, [home])).toMatchObject({ status: 409, errorCode: 'match.full' })
  })

  it('is bounded by match, and a parlay counts on each of its matches', async () => {
    const { one, other, home, over, elsewhere } = await open()
    await one.bet(250_000, [home])
    await one.bet(200_000, [over])
    // 500,000 and 400,000 are won together, and 100,000 are left.
    expect((await other.bet(60_000, [over])).message).toContain('50,000')
    expect((await other.bet(26_000, [over, elsewhere])).message).toContain('25,000')
    expect((await other.bet(25_000, [over, elsewhere])).status).toBe(200)
    expect(await other.bet(1_000, [home])).toMatchObject({ status: 409, errorCode: 'match.full' })
  })

  it('is free again of what went back, was bought back or costs nobody anything', async () => {
    const { source, one, other, home } = await open()
    const { value } = await one.bet(300_000, [home])
    expect((await other.bet(1_000, [home])).status).toBe(409)
    const { early } = (await one.bets())[0]
    await one.post('/api/matches/early', { betId: value.bet.betId, amount: early, format: 'decimal' })
    expect((await other.bet(300_000, [home])).status).toBe(200)
    const vendor = createVendor({ ...vendorServices(gateway), matchSource: source }, pageAssets)
    const call = async (path: string, body: object, key = '') => {
      const headers = { 'X-Session-Key': key, Language: 'EN' }
      const response = await vendor.request(path, { method: 'POST', body: JSON.stringify(body), headers })
      return {
        status: response.status,
        value: ((await response.json()) as { value: { sessionKey: string } }).value,
      }
    }
    const demo = await call('/api/demo', { gameCode: 'SPORTS_FOOTBALL_TODAY' })
    const [matchId, pick, odds] = home
    const bet = { key: 'press-of-play-money', stake: 1_000_000, policy: 'any', format: 'decimal' }
    const placed = await call(
      '/api/matches/bet',
      { ...bet, picks: [{ matchId, pick, odds }] },
      demo.value.sessionKey,
    )
    expect(placed.status).toBe(200)
  })

  it('is told by act, by match and market, with the bounds', async () => {
    const { id, one, other, home, away, over, desk } = await open()
    await one.bet(100_000, [home])
    await one.bet(100_000, [away])
    await other.bet(50_000, [over])
    const { value } = await desk({ do: 'exposure', merchant: 'saola' })
    expect(value.bounds).toEqual({ match: 1_000_000, market: 600_000 })
    expect(value.matches).toContainEqual({
      matchId: id('Hosts'),
      match: 350_000,
      markets: { result: 250_000, handicap: 0, total: 100_000, score: 0 },
    })
    expect((await desk({ do: 'exposure', merchant: 'nobody' })).status).not.toBe(200)
  })

  it('counts by merchant', async () => {
    const { one, other, home } = await open()
    await one.bet(300_000, [home])
    await gateway.vendorDb.updateTable('match_bet').set({ merchant: 'another' }).execute()
    expect((await other.bet(300_000, [home])).status).toBe(200)
  })

  it('has usual bounds where the merchant sets none, and the largest stake is within them', async () => {
    await operate(gateway, { matches: { mostPerMatch: 20_000_000_000, mostPerMarket: 10_000_000_000 } })
    const { sit, home } = await open()
    const seat = await sit()
    expect((await seat.bet(2_000_000, [home])).status).toBe(200)
    expect(await balanceOf(gateway, (await person()).wallet)).toBe(2_000_000)
  })
})
