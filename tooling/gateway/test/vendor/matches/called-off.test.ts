import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVendor } from '@saola/game-vendor'
import { hourMs } from '@saola/rules'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { footballNode, runOnce, sitAtMatches } from '../match-table.ts'
import { pageAssets } from '../page-assets.ts'
import { vendorServices } from '../vendor-of.ts'
import { because, deskOf, feedOf, minute } from './desk.ts'

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
  player = await addPerson(gateway, `calledoff${(number += 1)}`)
  await fund(gateway, player, 100_000)
})

const prices = [{ pick: 'result:home', odds: 1900 }]
const balance = () => balanceOf(gateway, player.wallet)

/** A bet on a match of which a feed tells this. */
async function bet(said: Parameters<typeof feedOf>[1][string]) {
  const { source, id } = feedOf(gateway, { Hosts: [{ in: 0, prices }, ...said] })
  await runOnce(gateway, source)
  const seat = await sitAtMatches(gateway, player, { source, nodeId })
  await seat.bet(50_000, [[id('Hosts'), 'result:home', 1900]])
  return { source, id, seat }
}

describe('a match that is not played to its end in its time (games 126)', () => {
  it.each([
    ['is put off', []],
    ['is broken off', [{ in: 11, phase: 'live' as const, minute: 1, isSuspended: true, prices: [] }]],
  ])('and %s is called off once 36 hours have passed', async (_what, said) => {
    const { source, id } = await bet(said)
    // The sitting is over by then.
    const state = async () =>
      gateway.vendorDb
        .selectFrom('match_bet')
        .innerJoin('match_leg', 'match_leg.bet_id', 'match_bet.bet_id')
        .select(['state', 'payout', 'result'])
        .where('match_id', '=', id('Hosts'))
        .executeTakeFirst()
    gateway.clock.advance(10 * minute + 36 * hourMs - 1)
    await runOnce(gateway, source)
    expect(await state()).toMatchObject({ state: 'open', payout: null })
    gateway.clock.advance(1)
    await runOnce(gateway, source)
    expect(await state()).toMatchObject({ state: 'paid', payout: 50_000, result: 'push' })
    expect(await balance()).toBe(100_000)
  })

  it('counts where it ends before', async () => {
    const score = { home: 1, away: 0 }
    const { source } = await bet([{ in: 30 * 60, phase: 'over', minute: 90, score, prices: [] }])
    gateway.clock.advance(40 * hourMs)
    await runOnce(gateway, source)
    expect(await balance()).toBe(145_000)
  })
})

describe('what the rules of matches say (games 126, 127)', () => {
  it.each([
    ['VI', 'sports-football-today', ['trong 36 giờ', 'niêm yết sai rõ ràng']],
    ['EN', 'sports-football-today', ['within 36 hours', 'plainly wrong']],
  ])('in %s', async (language, slug, words) => {
    const vendor = createVendor(vendorServices(gateway), pageAssets)
    const page = await (await vendor.request(`/play/${slug}?language=${language}`)).text()
    for (const word of words) expect(page).toContain(word)
  })

  it('is done by act: a match is called off, its stake goes back and who and why is kept', async () => {
    const { source, id, seat } = await bet([])
    const desk = deskOf(gateway, source)
    const matchId = id('Hosts')
    expect(await desk({ do: 'void', matchId, ...because })).toMatchObject({
      value: { matchId, isVoid: true },
    })
    await runOnce(gateway, source)
    expect(await seat.bets()).toMatchObject([{ payout: 50_000, legs: [{ isVoid: true }] }])
    expect(await balance()).toBe(100_000)
    const event = await gateway.services.db
      .selectFrom('significant_event')
      .selectAll()
      .where('subject', '=', matchId)
      .executeTakeFirst()
    expect(event).toMatchObject({ kind: 'match.changed', person: 'Minh', after: { isVoid: true } })
    expect(await desk({ do: 'void', matchId: 'none', ...because })).toMatchObject({ field: 'matchId' })
  })
})
