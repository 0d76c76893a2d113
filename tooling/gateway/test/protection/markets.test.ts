import { calls } from '@saola/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { addDraw, openLottery } from '../lottery/stage.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, newKey, seamless } from '../vendor/seat.ts'
import { addPayee } from '../wallet/payee.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { openTable } from './play.ts'
import { verify } from './verify.ts'

const gameCode = 'NORTH_MARKET'

let gateway: TestGateway
let member: TestPerson
let number = 0
let draws = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await settleMerchant(gateway)
  await openLottery(gateway, gameCode)
})
beforeEach(async () => {
  number += 1
  member = await addPerson(gateway, `market${number}`)
  await fund(gateway, member, 10_000_000)
  // What two of the markets close without it has tests of its own (protection 24).
  await verify(gateway, member)
})
afterEach(() =>
  operate(gateway, {
    market: 'vietnam',
    play: { autoplay: true, takesWithdrawalsBack: true, raisingPlans: true },
  }),
)
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

const api = () => gateway.client(member.token, 'EN')
const settingsOf = async () =>
  (await seamless(gateway, 'session', { token: await launch(gateway, member) })).value.settings

const typesOffered = async () =>
  (await api().send(calls.lottery.game, { gameCode })).offers.map(({ type }) => type)

async function order(multipliers: readonly number[]) {
  const chosen = await Promise.all(
    multipliers.map(async (multiplier, index) => ({
      drawId: await addDraw(gateway, gameCode, {
        numero: `20261123-${(draws += 1)}`,
        seconds: 50 + 60 * index,
      }),
      multiplier,
    })),
  )
  const lines = [{ type: 'de-dac-biet', numbers: ['13'], base: 1_000, odds: 99.5 }]
  return api().send(
    calls.lottery.place,
    { gameCode, lines, draws: chosen, stopOnWin: true },
    { idempotencyKey: newKey() },
  )
}

describe('the market of a merchant (protection 20)', () => {
  it('Vietnam offers autoplay, turbo, taking a withdrawal back and plans that raise the stake', async () => {
    expect(await settingsOf()).toEqual({ autoplay: true, turbo: true, leastCycleMs: 0 })
    const { withdrawalId, canCancel } = await (await addPayee(gateway, member)).ask(100_000)
    expect(canCancel).toBe(true)
    await api().send(calls.wallet.cancelWithdrawal, { withdrawalId }, { idempotencyKey: newKey() })
    expect(await order([1, 2, 4])).toMatchObject({ gameCode })
  })

  it('Britain offers none of them, and holds to its pace at the stake', async () => {
    await operate(gateway, { market: 'britain' })
    expect(await settingsOf()).toEqual({ autoplay: false, turbo: false, leastCycleMs: 5000 })
    const table = await openTable(gateway, member)
    await table.stake(1_000)
    expect(await table.stake(1_000)).toMatchObject({ errorCode: 'seamless.too_soon' })
    const { withdrawalId, canCancel } = await (await addPayee(gateway, member)).ask(100_000)
    expect(canCancel).toBe(false)
    await expect(
      api().send(calls.wallet.cancelWithdrawal, { withdrawalId }, { idempotencyKey: newKey() }),
    ).rejects.toMatchObject({
      code: 'wallet.withdraw.refused',
      message: 'A withdrawal that was asked for cannot be taken back here',
    })
    expect(await api().send(calls.lottery.game, { gameCode })).toMatchObject({ flatPlans: true })
    await expect(order([1, 2])).rejects.toMatchObject({
      code: 'lottery.line.refused',
      message: 'An order may not stake more on a later draw',
    })
    expect(await order([2, 2, 1])).toMatchObject({ gameCode })
  })

  it('Britain has no way to bet that gives back less than 75 %, a merchant of Vietnam sets its own bound (lottery 83)', async () => {
    const all = await typesOffered()
    expect(all).toContain('xien-4')
    await operate(gateway, { market: 'britain' })
    const british = await typesOffered()
    expect(british).toContain('de-dac-biet')
    expect(british).not.toContain('xien-4')
    await operate(gateway, { market: 'vietnam', play: { leastReturn: 9_951 } })
    expect(await typesOffered()).not.toContain('de-dac-biet')
    await expect(order([1])).rejects.toMatchObject({ code: 'lottery.line.refused' })
    await operate(gateway, { market: 'vietnam', play: { leastReturn: 0 } })
    expect(await typesOffered()).toEqual(all)
  })

  it('is not loosened by the merchant, who may be stricter', async () => {
    await operate(gateway, { market: 'britain', play: { autoplay: true } })
    expect(await settingsOf()).toMatchObject({ autoplay: false })
    await operate(gateway, { market: 'vietnam', play: { raisingPlans: false, takesWithdrawalsBack: false } })
    await expect(order([1, 2])).rejects.toMatchObject({ code: 'lottery.line.refused' })
    expect(await (await addPayee(gateway, member)).ask(100_000)).toMatchObject({ canCancel: false })
  })
})
