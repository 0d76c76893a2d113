import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '@saola/protocol'
import { advanceTables } from '@saola/game-vendor'
import { tellVoids } from '../../../src/games/voids/tell-voids.ts'
import { expectReconciled } from '../../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { footballNode, runOnce, sitAtMatches } from '../match-table.ts'
import { feedOf, minute } from '../matches/desk.ts'
import { newKey, sitDown } from '../seat.ts'
import { gatewayOf, vendorServices } from '../vendor-of.ts'
import { lastBet, openStage, type Stage } from './stage.ts'

const funded = 1_000_000
const stake = 10_000

let gateway: TestGateway
let stage: Stage
let player: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stage = openStage(gateway)
  player = await addPerson(gateway, `voidseen${(number += 1)}`)
  await fund(gateway, player, funded)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await expectReconciled(gateway.services.db)
})

const sit = (nodeId?: string) => sitDown(gateway, player, gatewayOf(gateway), nodeId)
const voidLast = async () =>
  stage.operate('bet', { do: 'void', bet: (await lastBet(gateway, player)).order_no })

/** A paid round of Limbo at the lowest target, which nearly always wins. */
async function playOne() {
  const seat = await sit()
  const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 101 } })
  return value.round
}

describe('what was voided after it was paid says so wherever it is seen (games 136)', () => {
  it('among the last rounds of its title, and when it is shown again', async () => {
    const { roundId, payout } = await playOne()
    await voidLast()
    const seat = await sit()
    expect(seat.opened.rounds[0]).toMatchObject({
      roundId,
      state: 'voided',
      staked: stake,
      payout,
      voidedAt: gateway.services.now(),
    })
    const { steps } = (await seat.post('/api/replay', { roundId })).value
    expect(steps.at(-1)).toMatchObject({ roundId, state: 'voided', isOver: true })
  })

  it('in the betting record, with the stake that came back', async () => {
    await playOne()
    await voidLast()
    const { list } = await gateway.client(player.token).send(calls.wallet.bets, {
      startTime: gateway.services.now() - 1000,
      endTime: gateway.services.now(),
      pageNo: 1,
      pageSize: 10,
    })
    expect(list[0]).toMatchObject({
      status: 'cancelled',
      betAmount: stake,
      winAmount: 0,
      replayNodeId: '105',
    })
    expect(await balanceOf(gateway, player.wallet)).toBe(funded)
  })

  it('is told again until our games have heard of it', async () => {
    const { roundId } = await playOne()
    const stateOf = async (): Promise<string> => (await sit()).opened.rounds[0].state
    const asking = gateway.services.askVendor
    gateway.services.askVendor = () => Promise.reject(new TypeError('the game server is away'))
    expect((await voidLast()).status).toBe(200)
    expect(await tellVoids.run(gateway.services)).toBe(0)
    expect(await stateOf()).toBe('paid')
    gateway.services.askVendor = asking
    expect(await tellVoids.run(gateway.services)).toBe(1)
    expect(await stateOf()).toBe('voided')
    expect(await tellVoids.run(gateway.services)).toBe(0)
    expect((await sit()).opened.rounds[0].roundId).toBe(roundId)
  })

  it('one that our games cannot hear of does not hold up the others', async () => {
    const wanted = new Set<string>()
    const asking = gateway.services.askVendor
    gateway.services.askVendor = () => Promise.reject(new TypeError('the game server is away'))
    for (let round = 0; round < 2; round += 1) {
      const { roundId } = await playOne()
      await voidLast()
      wanted.add(roundId)
      gateway.clock.advance(1000)
    }
    const [broken = ''] = wanted
    gateway.services.askVendor = (path, body) =>
      JSON.stringify(body).includes(broken)
        ? Promise.resolve(new Response(null, { status: 500 }))
        : asking(path, body)
    await tellVoids.run(gateway.services)
    expect(await tellVoids.run(gateway.services)).toBe(1)
    gateway.services.askVendor = asking
    expect(await tellVoids.run(gateway.services)).toBe(1)
    expect((await sit()).opened.rounds.map(({ state }: { state: string }) => state)).toEqual([
      'voided',
      'voided',
    ])
  })

  it('a round whose stake came back stands among the last ones too', async () => {
    const mines = await sit('101')
    await mines.post('/api/play', { key: newKey(), stake, choice: { mines: 3 } })
    await voidLast()
    const { opened } = await sit('101')
    expect(opened.waiting).toBe(null)
    expect(opened.rounds[0]).toMatchObject({ state: 'rolled-back', staked: stake, view: null })
    const { address } = (await stage.operate('round', { do: 'show', round: opened.rounds[0].roundId })).value
    // As far as it had come: what lay under the other tiles is told nobody.
    const { round, steps } = (await stage.show(address)).value
    expect(round).toMatchObject({ end: 'returned', view: null })
    expect(steps).toMatchObject([{ isOver: false, state: 'playing', moves: [] }])
    expect(JSON.stringify(steps)).not.toContain('minesAt')
  })

  it('at a shared table', async () => {
    const { node_id: nodeId } = await gateway.services.db
      .updateTable('game')
      .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
      .where('game_code', '=', 'LIVE_BIG_SMALL')
      .returning('node_id')
      .executeTakeFirstOrThrow()
    const seat = await sit(nodeId)
    await seat.post('/api/table', {})
    const pass = async (ms: number): Promise<void> => {
      gateway.clock.advance(ms)
      await advanceTables(vendorServices(gateway))
    }
    await pass(3_000)
    const { running } = (await seat.post('/api/table', {})).value
    await seat.post('/api/table/bet', { key: newKey(), roundId: running.roundId, cells: { big: stake } })
    await pass(22_000)
    await voidLast()
    const { last } = (await seat.post('/api/table', {})).value
    expect(last.bets).toMatchObject([{ state: 'voided', stake }])
  })

  it('among the bets on matches', async () => {
    const told = feedOf(gateway, {
      Hosts: [
        { in: 0, prices: [{ pick: 'result:home', odds: 1900 }] },
        { in: 100, phase: 'over', minute: 90, score: { home: 2, away: 1 }, prices: [] },
      ],
    })
    stage = openStage(gateway, { matchSource: told.source })
    await runOnce(gateway, told.source)
    const seat = await sitAtMatches(gateway, player, {
      source: told.source,
      nodeId: await footballNode(gateway),
    })
    await seat.bet(stake, [[told.id('Hosts'), 'result:home', 1900]])
    gateway.clock.advance(101 * minute)
    await runOnce(gateway, told.source)
    expect(await seat.bets()).toMatchObject([{ state: 'paid', payout: 19_000 }])
    await voidLast()
    expect(await seat.bets()).toMatchObject([{ state: 'voided', stake, payout: 19_000 }])
  })
})
