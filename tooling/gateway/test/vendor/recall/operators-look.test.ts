import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSeed } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { launch, newKey, seamless, sitDown } from '../seat.ts'
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
  player = await addPerson(gateway, `lookedat${(number += 1)}`)
  await fund(gateway, player, funded)
})

const sit = (nodeId?: string) => sitDown(gateway, player, gatewayOf(gateway), nodeId)
const look = (wanted: object) => stage.operate('round', { do: 'show', language: 'EN', ...wanted })
const keptRound = (roundId: string) =>
  gateway.vendorDb.selectFrom('round').selectAll().where('round_id', '=', roundId).executeTakeFirstOrThrow()

async function playOne() {
  const seat = await sit()
  const { value } = await seat.post('/api/play', { key: newKey(), stake, choice: { target: 200 } })
  return value.round
}

describe('a round that the operator looks at (games 110)', () => {
  it('is told with all that is kept of it, by its own number and by that of its bet', async () => {
    const round = await playOne()
    const { order_no: bet } = await lastBet(gateway, player)
    const { value } = await look({ round: round.roundId })
    expect(value.bet).toMatchObject({ orderNo: bet, member: player.name, status: 'settled', stake })
    expect(value.kept).toMatchObject({
      kind: 'round',
      betId: round.roundId,
      gameCode: 'LIMBO',
      state: 'ended',
      startedAt: round.playedAt,
      endedAt: round.endedAt,
      stake,
      staked: stake,
      payout: round.payout,
      balanceBefore: funded,
      balanceAfter: funded - stake + round.payout,
      engineVersion: '1.2.3+feed',
      modelHash: round.modelHash,
      choice: { target: 200 },
      moves: [],
      hasFeature: false,
      outcome: round.view,
      resultWords: round.result,
      steps: [{ view: round.view, isOver: true, payout: round.payout }],
      proof: {
        serverSeedHash: round.serverSeedHash,
        isRevealed: false,
        serverSeed: null,
        nonce: round.nonce,
      },
    })
    expect((await look({ bet })).value.kept).toEqual(value.kept)
  })

  it('has an address that shows it on its stage for ten minutes, and stakes nothing', async () => {
    const round = await playOne()
    const before = await balanceOf(gateway, player.wallet)
    const { value } = await look({ round: round.roundId })
    const { address } = value
    expect(new URL(address).origin).toBe(gateway.services.settings.vendorOrigin)
    expect((await stage.page(address)).status).toBe(200)
    const shown = await stage.show(address)
    expect(shown.value).toMatchObject({
      kind: 'round',
      round: { roundId: round.roundId, end: 'ended' },
      steps: [{ view: round.view, payout: round.payout, state: 'paid' }],
    })
    // Its token opens no session: nothing is played with it.
    const seat = await sit()
    const token = new URL(address).searchParams.get('recall') ?? ''
    const press = { key: newKey(), stake, choice: { target: 200 } }
    expect(await seat.post('/api/play', press, token)).toMatchObject({ errorCode: 'seamless.session' })
    expect(await balanceOf(gateway, player.wallet)).toBe(before)
    gateway.clock.advance(10 * 60_000 - 1)
    expect((await stage.show(address)).success).toBe(true)
    gateway.clock.advance(1)
    expect(await stage.show(address)).toMatchObject({ status: 410, errorCode: 'recall.over' })
  })

  it('opens nothing by a token that was not made for it', async () => {
    const [one, other] = [await playOne(), await playOne()]
    const { address } = (await look({ round: one.roundId })).value
    const changed = address.replace(one.roundId, other.roundId)
    expect(changed).not.toBe(address)
    expect(await stage.show(changed)).toMatchObject({ errorCode: 'recall.over' })
    const longer = new URL(address)
    const [betId, until, seal] = longer.searchParams.get('recall')?.split('.') ?? []
    longer.searchParams.set('recall', `${betId}.${Number(until) + 1}.${seal}`)
    expect(await stage.show(longer.href)).toMatchObject({ errorCode: 'recall.over' })
  })

  it('tells neither what is not decided nor a seed that is not revealed', async () => {
    const mines = await sit('101')
    const { value: played } = await mines.post('/api/play', { key: newKey(), stake, choice: { mines: 3 } })
    const { roundId } = played.round
    const kept = await keptRound(roundId)
    const secret = openSeed(vendorServices(gateway), kept.server_seed, kept.server_seed_hash)
    const { value } = await look({ round: roundId })
    expect(value.kept).toMatchObject({
      state: 'open',
      payout: null,
      outcome: played.round.view,
      steps: [],
      proof: { isRevealed: false, serverSeed: null },
    })
    const shown = await stage.show(value.address)
    expect(shown.value.round).toMatchObject({ end: 'open', view: played.round.view })
    expect(JSON.stringify([value, shown])).not.toContain(secret)
    // Decided and not yet paid: its member has not seen it either.
    await gateway.vendorDb
      .updateTable('round')
      .set({ state: 'decided', outcome: JSON.stringify({ found: 'everything' }), payout: 99 })
      .where('round_id', '=', roundId)
      .execute()
    const later = (await look({ round: roundId })).value
    expect(later.kept).toMatchObject({ state: 'open', payout: null, outcome: null })
    expect(JSON.stringify([later, await stage.show(later.address)])).not.toContain('everything')
  })

  it('tells the seed once its pair is revealed', async () => {
    const round = await playOne()
    const seat = await sit()
    await seat.post('/api/seeds', { clientSeed: 'another' })
    const { value } = await look({ round: round.roundId })
    expect(value.kept.proof).toMatchObject({
      isRevealed: true,
      serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('is a significant event with person, reason and member', async () => {
    const round = await playOne()
    const { order_no: bet } = await lastBet(gateway, player)
    await look({ round: round.roundId })
    const event = await gateway.services.db
      .selectFrom('significant_event')
      .selectAll()
      .where('kind', '=', 'round.recalled')
      .where('subject', '=', bet)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      actor: 'operator',
      person: 'Lan',
      reason: 'a complaint',
      account_id: player.id,
      after: { round: round.roundId, title: 'Limbo', isKept: true },
    })
  })

  it('that our games do not keep has what the gateway keeps of its bet', async () => {
    const opened = await seamless(gateway, 'session', { token: await launch(gateway, player) })
    const { sessionKey } = opened.value
    const roundId = `unknown${number}`
    await seamless(gateway, 'debit', {
      transactionId: `${roundId}:debit`,
      roundId,
      sessionKey,
      amount: stake,
      content: '',
    })
    const { value } = await look({ round: roundId })
    expect(value).toMatchObject({ bet: { status: 'open', stake }, kept: null, address: null })
  })

  it('says which number is wrong, and that our games do not answer', async () => {
    expect(await look({ round: 'nothing' })).toMatchObject({ errorCode: 'not_found', field: 'round' })
    expect(await look({ bet: 'nothing' })).toMatchObject({ errorCode: 'not_found', field: 'bet' })
    expect((await look({})).status).toBe(400)
    const round = await playOne()
    gateway.services.askVendor = () => Promise.reject(new TypeError('the game server is away'))
    expect(await look({ round: round.roundId })).toMatchObject({ errorCode: 'system.unavailable' })
  })
})
