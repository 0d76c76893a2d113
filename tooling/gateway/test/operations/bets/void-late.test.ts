import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectReconciled } from '../../expect-reconciled.ts'
import { addDraw, openLottery } from '../../lottery/stage.ts'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { footballNode, runOnce, sitAtMatches } from '../../vendor/match-table.ts'
import { fixtureOf, recordedFeed } from '../../vendor/recorded-feed.ts'
import { newKey } from '../../vendor/seat.ts'
import type { FlakyVendor } from '../../wallet/flaky-vendor.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { connectOwnGames, operateBets } from './own-games.ts'

const funded = 1_000_000
const stake = 10_000
let gateway: TestGateway
let vendor: FlakyVendor
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  vendor = await connectOwnGames(gateway)
  await openLottery(gateway, 'NORTH_LATE')
})
afterAll(async () => {
  await vendor.down()
  await gateway.close()
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  player = await addPerson(gateway, `late${(number += 1)}`)
  await fund(gateway, player, funded)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await expectReconciled(gateway.services.db)
})

const balance = () => balanceOf(gateway, player.wallet)
const voidLate = (on: object) => operateBets(gateway, { do: 'void-late', ...on })

describe('bets that were placed late are void together (games 120)', () => {
  it('on a draw: those from the moment on, the earlier ones stand, and a second call finds nothing', async () => {
    const drawId = await addDraw(gateway, 'NORTH_LATE', { numero: `20261124-${number}` })
    const place = () =>
      gateway.client(player.token).send(
        calls.lottery.place,
        {
          gameCode: 'NORTH_LATE',
          lines: [{ type: 'de-dac-biet', numbers: ['13'], base: stake, odds: 99.5 }],
          draws: [{ drawId, multiplier: 1 }],
          stopOnWin: false,
        },
        { idempotencyKey: newKey() },
      )
    await place()
    gateway.clock.advance(5_000)
    const from = gateway.services.now()
    await place()
    await place()
    const { value } = await voidLate({ draw: Number(drawId), from })
    expect(value).toMatchObject({ elsewhere: 0, isMore: false })
    expect(value.voided).toHaveLength(2)
    expect(await balance()).toBe(funded - stake)
    expect((await voidLate({ draw: Number(drawId), from })).value.voided).toEqual([])
  })

  it('on a match, and on one market of it alone', async () => {
    const nodeId = await footballNode(gateway)
    const matchId = `Hosts-Late${number}`
    const start = gateway.services.now()
    const prices = [
      { pick: 'result:home', odds: 1900 },
      { pick: 'total:over:11', odds: 1980 },
    ]
    const source = recordedFeed(
      [fixtureOf(matchId, start + 600_000)],
      [{ matchId, at: start, phase: 'before', prices }],
    )
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    const early = await seat.bet(stake, [[matchId, 'result:home', 1900]])
    expect(early.value.bet.state).toBe('open')
    gateway.clock.advance(60_000)
    const from = gateway.services.now()
    await seat.bet(stake, [[matchId, 'result:home', 1900]])
    await seat.bet(stake, [[matchId, 'total:over:11', 1980]])
    expect(await balance()).toBe(funded - 3 * stake)
    const first = await voidLate({ match: matchId, market: 'total', from })
    expect(first.value.voided).toHaveLength(1)
    expect(await balance()).toBe(funded - 2 * stake)
    expect((await voidLate({ match: matchId, from })).value.voided).toHaveLength(1)
    expect(await balance()).toBe(funded - stake)
  })

  it('is asked about one thing', async () => {
    const from = gateway.services.now()
    for (const on of [{}, { draw: 1, match: 'x' }, { tableRound: 'x', market: 'total' }])
      expect(await voidLate({ ...on, from })).toMatchObject({ status: 400, field: 'draw' })
    expect((await voidLate({ tableRound: 'nothing', from })).value.voided).toEqual([])
  })
})
