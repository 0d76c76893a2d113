import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isApiError } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { breakOf } from '@saola/rules'
import { carriedTitle, type FishingModel } from '@saola/game-engines'
import { advanceTables } from '@saola/game-vendor'
import { addPause } from '../../../src/protection/pause-store.ts'
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
  stage = openStage(gateway)
  player = await addPerson(gateway, `recalls${(number += 1)}`)
  await fund(gateway, player, funded)
})

const sit = (nodeId?: string, person = player) => sitDown(gateway, person, gatewayOf(gateway), nodeId)

async function addressOf(orderNo: string, { token } = player): Promise<string> {
  const { content } = await gateway.client(token, 'EN').send(calls.games.recall, { orderNo })
  return content.game_url
}

/** The code that a wish to see a bet again is refused with. */
async function refusalOf(orderNo: string, person = player): Promise<string> {
  try {
    await addressOf(orderNo, person)
    return ''
  } catch (error) {
    return isApiError(error) ? error.code : String(error)
  }
}

/** The node of a title of ours, open whatever the demo's catalogue says of it. */
async function openTitle(gameCode: string): Promise<string> {
  const { node_id: nodeId } = await gateway.services.db
    .updateTable('game')
    .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
    .where('game_code', '=', gameCode)
    .returning('node_id')
    .executeTakeFirstOrThrow()
  return nodeId
}

async function rowsOfRecord() {
  const { list } = await gateway.client(player.token).send(calls.wallet.bets, {
    startTime: gateway.services.now() - 3_600_000 * 4,
    endTime: gateway.services.now(),
    pageNo: 1,
    pageSize: 10,
  })
  return list
}

describe('a row of the betting record leads to the stage of its game (games 135)', () => {
  it('which shows the round by an address of its own, with no session', async () => {
    const seat = await sit()
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    const [row] = await rowsOfRecord()
    expect(row?.replayNodeId).toBe('105')
    const sessions = () => gateway.services.db.selectFrom('play_session').selectAll().execute()
    const before = await sessions()
    const address = new URL(await addressOf(row?.orderNo ?? ''))
    expect(`${address.origin}${address.pathname}`).toBe(
      `${gateway.services.settings.vendorOrigin}/play/limbo`,
    )
    expect(address.searchParams.get('token')).toBe(null)
    expect(address.searchParams.get('language')).toBe('EN')
    expect(await sessions()).toEqual(before)
    const shown = (await stage.show(address.href)).value
    expect(shown.steps.at(-1)).toMatchObject({ view: value.round.view, payout: value.round.payout })
  })

  it('and to the page that verifies it', async () => {
    const seat = await sit()
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    const [row] = await rowsOfRecord()
    const page = await stage.page(row?.verifyUrl ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(value.round.serverSeedHash)
  })

  it('of its own member alone, once the round is over', async () => {
    const mines = await sit('101')
    await mines.post('/api/play', { key: newKey(), stake, choice: { mines: 3 } })
    const [row] = await rowsOfRecord()
    expect(row).toMatchObject({ status: 'open' })
    expect(row?.replayNodeId).toBe(undefined)
    expect(await refusalOf(row?.orderNo ?? '')).toBe('game.round.missing')
    const seat = await sit()
    await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    const { order_no: orderNo } = await lastBet(gateway, player)
    const stranger = await addPerson(gateway, `recallstranger${number}`)
    expect(await refusalOf(orderNo, stranger)).toBe('game.round.missing')
    expect(await refusalOf('nothing')).toBe('game.round.missing')
  })

  it('on a break too, and while the title is closed', async () => {
    const seat = await sit()
    await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    const { order_no: orderNo } = await lastBet(gateway, player)
    await addPause(gateway.services.db, player.id, breakOf('24h', gateway.services.now()))
    const close = (isNew: number) =>
      gateway.services.db.updateTable('game').set({ is_new: isNew }).where('node_id', '=', '105').execute()
    await close(1)
    expect((await stage.show(await addressOf(orderNo))).success).toBe(true)
    await close(0)
  })

  it('not where our games keep it no more', async () => {
    const seat = await sit()
    const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
    const { order_no: orderNo } = await lastBet(gateway, player)
    await gateway.vendorDb.deleteFrom('round').where('round_id', '=', value.round.roundId).execute()
    expect(await refusalOf(orderNo)).toBe('game.round.missing')
  })
})

describe('games with other stages (games 137)', () => {
  it('a shared table shows the chips, the outcome and what each bet paid', async () => {
    const seat = await sit(await openTitle('LIVE_BIG_SMALL'))
    await seat.post('/api/table', {})
    const pass = async (ms: number): Promise<void> => {
      gateway.clock.advance(ms)
      await advanceTables(vendorServices(gateway))
    }
    await pass(3_000)
    const { running } = (await seat.post('/api/table', {})).value
    for (const cells of [{ big: stake }, { small: stake, odd: 2 * stake }]) {
      const press = { key: newKey(), roundId: running.roundId, cells }
      expect((await seat.post('/api/table/bet', press)).success).toBe(true)
      gateway.clock.advance(1000)
    }
    const { order_no: orderNo, round_id: betId } = await lastBet(gateway, player)
    // Before it is drawn nobody is shown anything.
    const early = (await stage.operate('round', { do: 'show', bet: orderNo })).value
    expect(early.kept).toMatchObject({ state: 'open', outcome: null, proof: { serverSeed: null } })
    expect((await stage.show(early.address)).value.round).toMatchObject({ outcome: null, serverSeed: null })
    await pass(22_000)
    const { last } = (await seat.post('/api/table', {})).value
    const shown = (await stage.show(await addressOf(orderNo))).value
    expect(shown).toMatchObject({
      kind: 'table',
      round: { roundId: running.roundId, number: last.number, outcome: last.outcome, result: last.result },
    })
    expect(shown.bets).toMatchObject([
      { cells: { big: stake }, state: 'paid', isAsked: false, balanceBefore: funded },
      {
        cells: { small: stake, odd: 2 * stake },
        state: 'paid',
        isAsked: true,
        balanceBefore: funded - stake,
        payout: last.bets[1].payout,
      },
    ])
    const { kept } = (await stage.operate('round', { do: 'show', bet: orderNo })).value
    expect(kept).toMatchObject({
      kind: 'table',
      betId,
      state: 'ended',
      balanceAfter: await balanceOf(gateway, player.wallet),
      endedAt: gateway.services.now(),
      table: { roundId: running.roundId, bets: [{ stake }, { stake: 3 * stake }] },
      proof: { isRevealed: true, serverSeed: last.serverSeed },
    })
  })

  it('a bet on matches is its slip, with market, odds, score and end of each leg', async () => {
    const told = feedOf(gateway, {
      Hosts: [
        { in: 0, prices: [{ pick: 'total:over:10', odds: 1980 }] },
        { in: 100, phase: 'over', minute: 90, score: { home: 2, away: 1 }, prices: [] },
      ],
    })
    stage = openStage(gateway, { matchSource: told.source, engineVersion: '1.2.3+feed' })
    await runOnce(gateway, told.source)
    const seat = await sitAtMatches(gateway, player, {
      source: told.source,
      nodeId: await footballNode(gateway),
    })
    const matchId = told.id('Hosts')
    await seat.bet(stake, [[matchId, 'total:over:10', 1980]])
    gateway.clock.advance(101 * minute)
    await runOnce(gateway, told.source)
    const { order_no: orderNo } = await lastBet(gateway, player)
    const shown = (await stage.show(await addressOf(orderNo))).value
    expect(shown).toMatchObject({
      kind: 'match',
      bet: {
        state: 'paid',
        stake,
        payout: 19_800,
        legs: [{ matchId, pick: 'total:over:10', result: 'won', score: { home: 2, away: 1 } }],
      },
      balanceBefore: funded,
      balanceAfter: funded - stake + 19_800,
      engineVersion: '1.2.3+feed',
    })
    const { kept } = (await stage.operate('round', { do: 'show', bet: orderNo })).value
    expect(kept).toMatchObject({
      kind: 'match',
      state: 'ended',
      endedAt: gateway.services.now(),
      legs: [{ odds: 1980, result: 'won', matchState: 'ended', proof: { serverSeedHash: null } }],
    })
    const verified = await stage.page((await rowsOfRecord())[0]?.verifyUrl ?? '')
    expect(verified.headers.get('location')).toContain(`match=${matchId}`)
  })

  it('shots at fish are told shot by shot', async () => {
    const model = carriedTitle({ gameCode: 'FISH_SHARK_HUNT', family: 'FISH' })?.model as FishingModel
    const [small = { code: '' }] = model.fish
    const seat = await sit(await openTitle('FISH_SHARK_HUNT'))
    const choice = { gun: 1000, shots: [small.code, small.code, small.code] }
    const { value } = await seat.post('/api/play', { key: newKey(), stake: 3000, choice })
    const { order_no: orderNo } = await lastBet(gateway, player)
    const shown = (await stage.show(await addressOf(orderNo))).value
    expect(shown.round).toMatchObject({ choice, view: value.round.view, payout: value.round.payout })
  })
})
