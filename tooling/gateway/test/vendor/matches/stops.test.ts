import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVendor } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { footballNode, runOnce, sitAtMatches, type TestPick } from '../match-table.ts'
import { pageAssets } from '../page-assets.ts'
import { vendorServices } from '../vendor-of.ts'
import { because, deskOf, feedOf, minute, type Told } from './desk.ts'

let gateway: TestGateway
let player: TestPerson
let nodeId: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  nodeId = await footballNode(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.vendorDb.deleteFrom('match_stop').execute()
  player = await addPerson(gateway, `stopped${(number += 1)}`)
  await fund(gateway, player, 1_000_000)
})

const prices = [
  { pick: 'result:home', odds: 1900 },
  { pick: 'score:2-1', odds: 9000 },
]
const offered = [{ in: 0, prices }]

async function open(told: Told = { Hosts: offered, Others: offered }) {
  const { source, id } = feedOf(gateway, told)
  await runOnce(gateway, source)
  const seat = await sitAtMatches(gateway, player, { source, nodeId })
  const home = (name = 'Hosts'): TestPick => [id(name), 'result:home', 1900]
  const score = (name = 'Hosts'): TestPick => [id(name), 'score:2-1', 9000]
  const board = async () => {
    const { value } = await seat.post('/api/matches/board', { league: 'football', format: 'decimal' })
    return value.matches.find((match: { matchId: string }) => match.matchId === id('Hosts'))
  }
  const slip = async (pick: TestPick) => {
    const [matchId, text, odds] = pick
    const picks = [{ matchId, pick: text, odds }]
    return (await seat.post('/api/matches/slip', { picks, format: 'decimal' })).value.picks[0].refusal
  }
  return { source, id, seat, home, score, board, slip, desk: deskOf(gateway, source) }
}

const suspended = { status: 409, errorCode: 'match.suspended' }

describe('bets on matches are stopped by act (games 123)', () => {
  it('of a match: nothing is taken and list and slip say so, until they are resumed', async () => {
    const { id, seat, home, board, slip, desk } = await open()
    const matchId = id('Hosts')
    expect(await desk({ do: 'suspend', matchId, ...because })).toMatchObject({
      status: 200,
      value: { matchId, isFinal: false, until: null, person: 'Minh' },
    })
    expect(await seat.bet(10_000, [home()])).toMatchObject({ ...suspended, field: 'picks.0' })
    expect(await balanceOf(gateway, player.wallet)).toBe(1_000_000)
    expect(await slip(home())).toBe('match.suspended')
    expect((await board()).isSuspended).toBe(true)
    expect((await seat.bet(10_000, [home('Others')])).status).toBe(200)
    expect((await desk({ do: 'list' })).value.stops).toMatchObject([{ matchId, reason: because.reason }])
    expect((await desk({ do: 'resume', matchId, ...because })).status).toBe(200)
    expect((await board()).isSuspended).toBe(false)
    expect((await seat.bet(10_000, [home()])).status).toBe(200)
    expect((await desk({ do: 'list' })).value.stops).toEqual([])
  })

  it.each([
    ['everything', {}],
    ['a league', { league: 'football' }],
  ])('of %s', async (_what, scope) => {
    const { seat, home, desk } = await open()
    await desk({ do: 'suspend', ...scope, ...because })
    expect(await seat.bet(10_000, [home(), home('Others')])).toMatchObject(suspended)
    await desk({ do: 'resume', ...scope, ...because })
    expect((await seat.bet(10_000, [home(), home('Others')])).status).toBe(200)
  })

  it('of another league nothing here', async () => {
    const { id, seat, home, desk } = await open()
    await gateway.vendorDb
      .updateTable('match')
      .set({ league: 'arena' })
      .where('match_id', '=', id('Others'))
      .execute()
    await desk({ do: 'suspend', league: 'arena', ...because })
    expect((await seat.bet(10_000, [home()])).status).toBe(200)
    expect(await seat.bet(10_000, [home('Others')])).toMatchObject(suspended)
  })

  it('of one market of a match, or of a market everywhere', async () => {
    const { id, seat, home, score, board, slip, desk } = await open()
    await desk({ do: 'suspend', matchId: id('Hosts'), market: 'score', ...because })
    expect(await seat.bet(10_000, [score()])).toMatchObject(suspended)
    expect(await slip(score())).toBe('match.suspended')
    expect(await board()).toMatchObject({ isSuspended: false, stoppedMarkets: ['score'] })
    expect((await seat.bet(10_000, [home()])).status).toBe(200)
    expect((await seat.bet(10_000, [score('Others')])).status).toBe(200)
    await desk({ do: 'suspend', market: 'result', ...because })
    expect(await seat.bet(10_000, [home('Others')])).toMatchObject(suspended)
  })

  it('for good: a match or a market of it takes no bets any more and is not resumed', async () => {
    const { id, seat, home, score, board, slip, desk } = await open()
    const matchId = id('Hosts')
    await desk({ do: 'suspend', matchId, market: 'score', ...because })
    expect((await desk({ do: 'close', matchId, market: 'score', ...because })).value.isFinal).toBe(true)
    expect(await seat.bet(10_000, [score()])).toMatchObject({ errorCode: 'match.closed' })
    expect((await seat.bet(10_000, [home()])).status).toBe(200)
    expect(await desk({ do: 'resume', matchId, market: 'score', ...because })).toMatchObject({
      status: 400,
      field: 'do',
    })
    await desk({ do: 'close', matchId, ...because })
    expect(await slip(home())).toBe('match.closed')
    expect(await board()).toMatchObject({ isSuspended: false, result: [] })
    expect((await desk({ do: 'close', ...because })).status).toBe(400)
  })

  it('a bet in play that waits goes back, and one that stands is not bought back meanwhile (games 66, 70)', async () => {
    const { id, seat, source, home, desk } = await open()
    await seat.bet(10_000, [home()])
    gateway.clock.advance(20 * minute)
    const play = [{ in: 0, prices, phase: 'live' as const, minute: 10 }]
    const live = await open({ Hosts: play })
    gateway.clock.advance(11 * minute)
    const { value } = await live.seat.bet(10_000, [live.home()])
    expect(value.bet.state).toBe('debited')
    await live.desk({ do: 'suspend', matchId: live.id('Hosts'), ...because })
    gateway.clock.advance(minute)
    await runOnce(gateway, live.source)
    const [inPlay] = await live.seat.bets()
    expect(inPlay).toMatchObject({ state: 'rolled-back', refusal: expect.stringContaining('paused') })
    expect(await balanceOf(gateway, player.wallet)).toBe(990_000)
    expect(source).not.toBe(live.source)
    const early = async () => (await seat.bets()).find((bet: { state: string }) => bet.state === 'open').early
    expect(await early()).toBeGreaterThan(0)
    await desk({ do: 'suspend', matchId: id('Hosts'), market: 'result', ...because })
    expect(await early()).toBeNull()
  })

  it('leaves who did it and why, and says what there is nothing to do to', async () => {
    const { id, desk } = await open()
    const matchId = id('Hosts')
    await desk({ do: 'suspend', matchId, market: 'score', ...because })
    await desk({ do: 'suspend', matchId, market: 'score', ...because })
    await desk({ do: 'resume', matchId, market: 'score', ...because })
    const events = await gateway.services.db
      .selectFrom('significant_event')
      .selectAll()
      .where('kind', '=', 'match.changed')
      .where('subject', '=', `${matchId} score`)
      .orderBy('id')
      .execute()
    expect(events).toMatchObject([
      { person: 'Minh', reason: because.reason, before: { isStopped: false }, after: { isStopped: true } },
      { before: { isStopped: true }, after: { isStopped: true } },
      { before: { isStopped: true }, after: { isStopped: false } },
    ])
    expect(await desk({ do: 'resume', matchId, ...because })).toMatchObject({ status: 404, field: 'matchId' })
    expect(await desk({ do: 'suspend', league: 'none', ...because })).toMatchObject({
      status: 404,
      field: 'league',
    })
    expect(await desk({ do: 'suspend', league: 'a', matchId: 'b', ...because })).toMatchObject({
      status: 400,
    })
    expect((await desk({ do: 'suspend', matchId })).status).toBe(400)
  })

  it('only with the secret, and where a vendor answers', async () => {
    const vendor = createVendor(vendorServices(gateway), pageAssets)
    const headers = { Authorization: 'Bearer guessed' }
    expect((await vendor.request('/matches/stops', { headers })).status).toBe(401)
    expect((await vendor.request('/matches/stops', { method: 'POST', headers })).status).toBe(401)
    const desk = deskOf(gateway, feedOf(gateway, {}).source)
    gateway.services.askVendor = () => Promise.reject(new Error('away'))
    expect((await desk({ do: 'list' })).status).toBe(503)
    gateway.services.askVendor = () => Promise.resolve(undefined)
    expect((await desk({ do: 'list' })).status).toBe(404)
  })
})
