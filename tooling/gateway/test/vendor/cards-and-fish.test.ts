import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { carriedTitle, type FishingModel } from '@saola/game-engines'
import { recoverRounds, type SendToGateway } from '@saola/game-vendor'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { launch, newKey, seamless, sitDown, type Answer, type Seat } from './seat.ts'
import { gatewayOf, vendorServices } from './vendor-of.ts'

let gateway: TestGateway
let player: TestPerson
let blackjackNode: string
let tankNode: string
let number = 0
/** The smallest fish of the tank. */
const small = smallestIn('FISH_SHARK_HUNT')
beforeAll(async () => {
  gateway = await startGateway()
  blackjackNode = await nodeOf('PVP_BLACKJACK')
  tankNode = await nodeOf('FISH_SHARK_HUNT')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})
beforeEach(async () => {
  // The vendor tells every broken round; here they are broken on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  number += 1
  player = await addPerson(gateway, `cards${number}`)
  await fund(gateway, player, 1_000_000)
})

const balance = () => balanceOf(gateway, player.wallet)
const bets = () =>
  gateway.services.db
    .selectFrom('bet')
    .selectAll()
    .where('account_id', '=', player.id)
    .orderBy('id')
    .execute()

function smallestIn(gameCode: string): string {
  const model = carriedTitle({ gameCode, family: 'FISH' })?.model as FishingModel | undefined
  return model?.fish[0]?.code ?? ''
}

/** A title that takes stakes, whatever its tile says in the demo's catalogue. */
async function nodeOf(gameCode: string): Promise<string> {
  const { node_id: nodeId } = await gateway.services.db
    .updateTable('game')
    .set({ is_new: 0, playable: true, served_by: 'SAOLA', min_bet: 1000 })
    .where('game_code', '=', gameCode)
    .returning('node_id')
    .executeTakeFirstOrThrow()
  return nodeId
}

function move(seat: Seat, { value }: Answer, act: string): Promise<Answer> {
  const { roundId, moves } = value.round
  return seat.post('/api/move', { roundId, step: moves.length, move: { act } })
}

/** Deals until a hand may be doubled; the rounds before stand as they are dealt. */
async function dealToDouble(seat: Seat, stake: number): Promise<Answer> {
  for (;;) {
    const dealt = await seat.post('/api/play', { key: newKey(), stake, choice: {} })
    const { round } = dealt.value
    if (round.view.acts.includes('double')) return dealt
    if (!round.isOver) await move(seat, dealt, 'standAll')
  }
}

async function stakeElsewhere(amount: number): Promise<void> {
  const { value } = await seamless(gateway, 'session', { token: await launch(gateway, player) })
  const stake = {
    transactionId: newKey(),
    roundId: newKey(),
    sessionKey: value.sessionKey,
    amount,
    content: 'x',
  }
  expect(await seamless(gateway, 'debit', stake)).toMatchObject({ success: true })
}

/** A connection to the gateway that breaks once, after an added stake was taken. */
function breakingAfterRaise(): SendToGateway {
  const send = gatewayOf(gateway)
  let isBroken = false
  return async (request) => {
    const body = await request.clone().text()
    const response = await send(request)
    if (isBroken || !body.includes('addsTo":"')) return response
    isBroken = true
    throw new Error('the line broke')
  }
}

describe('a hand that is doubled', () => {
  it('takes the second stake from the wallet and settles one bet with both', async () => {
    const seat = await sitDown(gateway, player, gatewayOf(gateway), blackjackNode)
    const dealt = await dealToDouble(seat, 10_000)
    const before = await balance()
    const { value } = await move(seat, dealt, 'double')
    expect(value.round).toMatchObject({ isOver: true, staked: 20_000, state: 'paid' })
    expect(await balance()).toBe(before - 10_000 + value.round.payout)
    expect(value.balance).toBe(await balance())
    const bet = (await bets()).at(-1)
    expect(bet).toMatchObject({ bet_amount: 20_000, win_amount: value.round.payout, status: 'settled' })
    await expectReconciled(gateway.services.db)
  })

  it('beyond the balance is refused, and the hand goes on', async () => {
    const seat = await sitDown(gateway, player, gatewayOf(gateway), blackjackNode)
    const dealt = await dealToDouble(seat, 10_000)
    // All but less than a second stake goes to a bet elsewhere.
    await stakeElsewhere((await balance()) - 9999)
    expect(await move(seat, dealt, 'double')).toMatchObject({ errorCode: 'seamless.insufficient' })
    const { value } = await move(seat, dealt, 'stand')
    expect(value.round).toMatchObject({ isOver: true, staked: 10_000, state: 'paid' })
    await expectReconciled(gateway.services.db)
  })

  it('over a line that breaks is doubled once when it is asked for again', async () => {
    const seat = await sitDown(gateway, player, breakingAfterRaise(), blackjackNode)
    const dealt = await dealToDouble(seat, 10_000)
    const before = await balance()
    expect((await move(seat, dealt, 'double')).status).toBe(503)
    expect(await balance()).toBe(before - 10_000)
    const { value } = await move(seat, dealt, 'double')
    expect(value.round).toMatchObject({ isOver: true, staked: 20_000 })
    expect(await balance()).toBe(before - 10_000 + value.round.payout)
    await expectReconciled(gateway.services.db)
  })

  it('over a line that breaks for good is undone, and the hand waits as it was', async () => {
    const seat = await sitDown(gateway, player, breakingAfterRaise(), blackjackNode)
    const dealt = await dealToDouble(seat, 10_000)
    const before = await balance()
    await move(seat, dealt, 'double')
    await recoverRounds(vendorServices(gateway))
    expect(await balance()).toBe(before)
    expect((await bets()).at(-1)).toMatchObject({ bet_amount: 10_000, status: 'open' })
    const { value } = await move(seat, dealt, 'stand')
    expect(value.round).toMatchObject({ isOver: true, staked: 10_000, state: 'paid' })
    await expectReconciled(gateway.services.db)
  })
})

describe('a hand that is doubled in the moment in which a recovery takes the second stake back', () => {
  it('stays as it was dealt', async () => {
    const isTakenBack = Promise.withResolvers<void>()
    const isAnswered = Promise.withResolvers<void>()
    const send = gatewayOf(gateway)
    const slowly: SendToGateway = async (request) => {
      const response = await send(request)
      isTakenBack.resolve()
      await isAnswered.promise
      return response
    }
    let recovery: Promise<number> | undefined
    const seat = await sitDown(
      gateway,
      player,
      async (request) => {
        const body = await request.clone().text()
        const response = await send(request)
        if (recovery || !body.includes('addsTo":"')) return response
        recovery = recoverRounds(vendorServices(gateway, slowly))
        await isTakenBack.promise
        return response
      },
      blackjackNode,
    )
    const dealt = await dealToDouble(seat, 10_000)
    const before = await balance()

    const { value } = await move(seat, dealt, 'double')
    isAnswered.resolve()
    await recovery

    expect(value.round).toMatchObject({ isOver: false, staked: 10_000, state: 'playing' })
    expect(await balance()).toBe(before)
    expect((await bets()).at(-1)).toMatchObject({ bet_amount: 10_000, status: 'open' })
    await expectReconciled(gateway.services.db)
  })
})

describe('a batch of shots', () => {
  it('is one bet: the gun for each shot, and what they caught together', async () => {
    const seat = await sitDown(gateway, player, gatewayOf(gateway), tankNode)
    const choice = { gun: 2000, shots: Array.from({ length: 20 }, () => small) }
    const { value } = await seat.post('/api/play', { key: newKey(), stake: 40_000, choice })
    const { round } = value
    const times = round.view.caught.reduce((sum: number, each: { times: number }) => sum + each.times, 0)
    expect(round).toMatchObject({ isOver: true, staked: 40_000, payout: 2000 * times, state: 'paid' })
    expect(await balance()).toBe(1_000_000 - 40_000 + round.payout)
    expect(await bets()).toMatchObject([{ bet_amount: 40_000, win_amount: round.payout }])
  })

  it('that is sent again is neither staked nor paid twice', async () => {
    const seat = await sitDown(gateway, player, gatewayOf(gateway), tankNode)
    const press = { key: newKey(), stake: 4000, choice: { gun: 2000, shots: [small, small] } }
    const answer = await seat.post('/api/play', press)
    expect((await seat.post('/api/play', press)).value.round).toEqual(answer.value.round)
    expect(await bets()).toHaveLength(1)
    expect(await balance()).toBe(1_000_000 - 4000 + answer.value.round.payout)
  })

  it('whose stake is not the gun for each shot is refused', async () => {
    const seat = await sitDown(gateway, player, gatewayOf(gateway), tankNode)
    const choice = { gun: 2000, shots: [small, small] }
    const answer = await seat.post('/api/play', { key: newKey(), stake: 2000, choice })
    expect(answer).toMatchObject({ status: 400, errorCode: 'request', field: 'stake' })
    expect(await balance()).toBe(1_000_000)
  })
})
