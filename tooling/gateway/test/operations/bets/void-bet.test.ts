import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '@saola/protocol'
import { recoverRounds, type SendToGateway } from '@saola/game-vendor'
import { settleDraw } from '../../../src/lottery/settle-draw.ts'
import { expectReconciled } from '../../expect-reconciled.ts'
import { addDraw, drawn, northern, openLottery } from '../../lottery/stage.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { launch, newKey, seamless, sitDown, type Answer } from '../../vendor/seat.ts'
import { gatewayOf, vendorServices } from '../../vendor/vendor-of.ts'
import type { FlakyVendor } from '../../wallet/flaky-vendor.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { connectOwnGames, operateBets } from './own-games.ts'

const funded = 1_000_000
let gateway: TestGateway
let vendor: FlakyVendor
let player: TestPerson
let sessionKey: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  vendor = await connectOwnGames(gateway)
  await openLottery(gateway, 'NORTH_VOIDED')
})
afterAll(async () => {
  await vendor.down()
  await gateway.close()
})
beforeEach(async () => {
  // The vendor tells every broken round; here they are broken on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  player = await addPerson(gateway, `voided${(number += 1)}`)
  await fund(gateway, player, funded)
  const opened = await seamless(gateway, 'session', { token: await launch(gateway, player) })
  sessionKey = opened.value.sessionKey
})
afterEach(async () => {
  vi.restoreAllMocks()
  await expectReconciled(gateway.services.db)
})

const balance = () => balanceOf(gateway, player.wallet)
const voidBet = (bet: string, more: object = {}) => operateBets(gateway, { do: 'void', bet, ...more })
const debit = async (roundId: string, amount: number): Promise<string> => {
  const stake = { transactionId: `${roundId}:debit`, roundId, sessionKey, amount, content: '' }
  return (await seamless(gateway, 'debit', stake)).value.orderNo
}
const credit = (roundId: string, amount: number, more: object = {}): Promise<Answer> =>
  seamless(gateway, 'credit', {
    transactionId: `${roundId}:credit${Object.keys(more).length}`,
    debitTransactionId: `${roundId}:debit`,
    amount,
    content: '',
    ...more,
  })
const betOf = (orderNo: string) =>
  gateway.services.db.selectFrom('bet').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()
const spend = (amount: number) => debit(`spent${(number += 1)}`, amount)

/** Bets 10,000 đồng on 13 in a draw, which pay 995,000; the number of the bet. */
async function placeOn(drawId: string): Promise<string> {
  const { orderId } = await gateway.client(player.token).send(
    calls.lottery.place,
    {
      gameCode: 'NORTH_VOIDED',
      lines: [{ type: 'de-dac-biet', numbers: ['13'], base: 10_000, odds: 99.5 }],
      draws: [{ drawId, multiplier: 1 }],
      stopOnWin: false,
    },
    { idempotencyKey: newKey() },
  )
  const bet = await gateway.services.db
    .selectFrom('lottery_bet')
    .innerJoin('bet', 'bet.id', 'lottery_bet.bet_id')
    .select('bet.order_no')
    .where('lottery_bet.order_id', '=', Number(orderId))
    .executeTakeFirstOrThrow()
  return bet.order_no
}

describe('a bet that the operator voids (games 119)', () => {
  it('that is open gives its stake back, and pays nothing later', async () => {
    const bet = await debit(`open${number}`, 30_000)
    const { value } = await voidBet(bet)
    expect(value.voided).toEqual([{ bet, before: { status: 'open', stake: 30_000, paid: 0 }, moved: 30_000 }])
    expect(await balance()).toBe(funded)
    expect((await betOf(bet)).status).toBe('cancelled')
    expect(await credit(`open${number}`, 90_000)).toMatchObject({ errorCode: 'seamless.debit.cancelled' })
    expect(await balance()).toBe(funded)
  })

  it('that has paid a part gives back the rest of its stake', async () => {
    const bet = await debit(`part${number}`, 30_000)
    await credit(`part${number}`, 10_000, { isLast: false })
    expect((await voidBet(bet)).value.voided[0]).toMatchObject({ moved: 20_000 })
    expect(await balance()).toBe(funded)
  })

  it('that was settled gives back what was lost, or what was won', async () => {
    const lost = await debit(`lost${number}`, 30_000)
    await credit(`lost${number}`, 0)
    const won = await debit(`won${number}`, 30_000)
    await credit(`won${number}`, 100_000)
    expect((await voidBet(lost)).value.voided[0]).toMatchObject({ moved: 30_000 })
    expect((await voidBet(won)).value.voided[0]).toMatchObject({ moved: -70_000 })
    expect(await balance()).toBe(funded)
    expect((await betOf(won)).win_amount).toBe(0)
  })

  it('leaves nobody in debt: what the wallet no longer has is made up', async () => {
    const won = await debit(`gone${number}`, 100_000)
    await credit(`gone${number}`, 500_000)
    await spend(funded + 400_000 - 100_000)
    await voidBet(won)
    expect(await balance()).toBe(0)
  })

  it('on a draw goes back the same way, before the draw and after it', async () => {
    const drawId = await addDraw(gateway, 'NORTH_VOIDED', { numero: `20261123-${number}` })
    const early = await placeOn(drawId)
    const late = await placeOn(drawId)
    expect((await voidBet(early)).value.voided[0]).toMatchObject({ moved: 10_000 })
    await drawn(gateway, drawId, northern)
    await settleDraw(gateway.services, Number(drawId))
    expect(await balance()).toBe(funded - 10_000 + 995_000)
    expect((await voidBet(late)).value.voided[0]).toMatchObject({ moved: 10_000 - 995_000 })
    expect(await balance()).toBe(funded)
  })

  it('is told its member, and is an event with before, after, person and reason', async () => {
    const bet = await debit(`told${number}`, 30_000)
    await voidBet(bet)
    const { db } = gateway.services
    const event = await db
      .selectFrom('significant_event')
      .selectAll()
      .where('subject', '=', bet)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({
      kind: 'bet.voided',
      actor: 'operator',
      person: 'Lan',
      reason: 'wrong odds',
      before: { status: 'open', stake: 30_000, paid: 0 },
      after: { status: 'cancelled', moved: 30_000 },
    })
    const { list } = await gateway.client(player.token).send(calls.support.inbox, { page: 1, size: 10 })
    const [message] = list
    expect(message?.title).toContain(bet)
    expect(message?.content).toContain('wrong odds')
  })

  it('is refused twice, of another merchant, and where its vendor keeps the money', async () => {
    const bet = await debit(`twice${number}`, 30_000)
    await voidBet(bet)
    expect(await voidBet(bet)).toMatchObject({ status: 409, errorCode: 'bet.over' })
    expect(await voidBet('nothing')).toMatchObject({ errorCode: 'not_found' })
    const kept = await debit(`kept${number}`, 30_000)
    const paidBy = (wallet: 'single' | 'vendor') =>
      gateway.services.db.updateTable('bet').set({ wallet }).where('order_no', '=', kept).execute()
    await paidBy('vendor')
    expect(await voidBet(kept)).toMatchObject({ status: 409, errorCode: 'bet.elsewhere' })
    await paidBy('single')
  })
})

/** A connection to the gateway that breaks before a call arrives. */
function breaking(call: string): SendToGateway {
  const send = gatewayOf(gateway)
  return (request) =>
    new URL(request.url).pathname === `/seamless/${call}`
      ? Promise.reject(new Error('the process was killed'))
      : send(request)
}

/** A round that was decided and could not be paid. */
async function hang(): Promise<string> {
  const seat = await sitDown(gateway, player, breaking('credit'))
  await seat.post('/api/play', { key: newKey(), stake: 10_000, choice: { target: 101 } })
  const bet = await gateway.services.db
    .selectFrom('bet')
    .select('order_no')
    .where('account_id', '=', player.id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return bet.order_no
}

describe('a round of ours that hangs (games 121)', () => {
  it('is finished from its own seeds', async () => {
    const bet = await hang()
    const { value } = await operateBets(gateway, { do: 'finish', bet })
    expect(value).toEqual({ bet, before: 'open', after: 'settled' })
    const { payout } = await gateway.vendorDb
      .selectFrom('round')
      .select('payout')
      .where('round_id', '=', (await betOf(bet)).round_id)
      .executeTakeFirstOrThrow()
    expect(await balance()).toBe(funded - 10_000 + (payout ?? 0))
    expect(await operateBets(gateway, { do: 'finish', bet })).toMatchObject({ errorCode: 'bet.over' })
  })

  it.each([true, false])('that was voided ends there without a payout, told or not: %s', async (isTold) => {
    const bet = await hang()
    if (!isTold) await vendor.down()
    await voidBet(bet)
    if (!isTold) {
      await vendor.up()
      await recoverRounds(vendorServices(gateway))
    }
    const { state } = await gateway.vendorDb
      .selectFrom('round')
      .select('state')
      .where('round_id', '=', (await betOf(bet)).round_id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('rolled-back')
    expect(await balance()).toBe(funded)
  })

  it('is not ours to finish where another plays it, and says so while our games are away', async () => {
    const bet = await hang()
    await vendor.down()
    expect(await operateBets(gateway, { do: 'finish', bet })).toMatchObject({
      status: 503,
      errorCode: 'system.unavailable',
    })
    await vendor.up()
    await operateBets(gateway, { do: 'finish', bet })
  })
})
