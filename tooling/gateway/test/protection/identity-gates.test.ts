import { calls } from '@saola/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { addDraw, openLottery } from '../lottery/stage.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { addPayee } from '../wallet/payee.ts'
import { addPerson, fund, settleMerchant, type TestPerson } from '../wallet/people.ts'
import { openTable, protectionOf } from './play.ts'
import { verify } from './verify.ts'

const gameCode = 'NORTH_GATED'
const day = 86_400_000

let gateway: TestGateway
let member: TestPerson
let number = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await settleMerchant(gateway)
  await openLottery(gateway, gameCode)
})
beforeEach(async () => {
  gateway.clock.advance(1_000)
  member = await join()
})
afterEach(() => operate(gateway, { market: 'vietnam', identity: { gates: [], graceDays: 0 } }))
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

async function join(): Promise<TestPerson> {
  const person = await addPerson(gateway, `gated${(number += 1)}`)
  await fund(gateway, person, 5_000_000)
  return person
}

const close = (...gates: string[]) => operate(gateway, { identity: { gates } })
const gateOf = async () => {
  const { gates, closed } = await gateway.client(member.token).send(calls.member.identity)
  return { gates, closed }
}

async function order(): Promise<unknown> {
  const drawId = await addDraw(gateway, gameCode, { numero: `20261121-${(number += 1)}` })
  const lines = [{ type: 'de-dac-biet', numbers: ['13'], base: 1_000, odds: 99.5 }]
  return gateway
    .client(member.token, 'EN')
    .send(
      calls.lottery.place,
      { gameCode, lines, draws: [{ drawId, multiplier: 1 }], stopOnWin: false },
      { idempotencyKey: newKey() },
    )
}

describe('what a merchant closes to members whose identity is not verified (protection 24)', () => {
  it('is nothing, unless it says so', async () => {
    expect(await gateOf()).toEqual({ gates: [], closed: [] })
    await protectionOf(gateway, member).deposit(100_000)
    expect((await (await openTable(gateway, member)).stake(1_000)).success).toBe(true)
    expect(await order()).toMatchObject({ gameCode })
    await (await addPayee(gateway, member)).ask(100_000)
  })

  it('deposits: refused with a text that leads on, and made once it is verified', async () => {
    await close('deposit')
    const refused = await refusal(protectionOf(gateway, member).deposit(100_000))
    expect([refused.status, refused.code]).toEqual([403, 'protection.unverified'])
    expect(refused.message).toBe('Please verify your identity before you deposit. It takes a few minutes.')
    expect(refused.body).toMatchObject({ value: { gate: 'deposit' } })
    await verify(gateway, member)
    expect(await protectionOf(gateway, member).deposit(100_000)).toMatchObject({ status: 'pending' })
  })

  it('withdrawals: only where the merchant says so, and money does not move', async () => {
    const payee = await addPayee(gateway, member)
    await close('deposit', 'play')
    await payee.ask(100_000)
    await close('withdrawal')
    expect((await refusal(payee.ask(100_000))).code).toBe('protection.unverified')
    expect(await payee.money()).toEqual({ available: 4_900_000, onHold: 100_000 })
    await verify(gateway, member)
    await payee.ask(100_000)
  })

  it('play: no launch, no stake in a sitting that is open, no order on a draw, while rounds end', async () => {
    const table = await openTable(gateway, member)
    const { roundId } = await table.stake(10_000)
    await close('play')
    expect((await table.stake(10_000)).errorCode).toBe('seamless.unverified')
    expect((await table.win(roundId, 20_000)).success).toBe(true)
    expect((await refusal(protectionOf(gateway, member).launch())).code).toBe('protection.unverified')
    expect((await refusal(order())).message).toContain('before you play')
    await verify(gateway, member)
    expect((await table.stake(10_000)).success).toBe(true)
    expect(await order()).toMatchObject({ gameCode })
  })

  it('is asked of members alone', async () => {
    await close('deposit', 'withdrawal', 'play')
    const agent = await addPerson(gateway, `gatedagent${number}`, { type: 1 })
    await fund(gateway, agent, 1_000_000)
    await (await addPayee(gateway, agent)).ask(100_000)
  })

  it('by the market: Britain and Malta close deposits and play, and a merchant does not open them', async () => {
    for (const market of ['britain', 'malta']) {
      await operate(gateway, { market, identity: { gates: ['withdrawal'] } })
      expect(await gateOf()).toEqual({
        gates: ['deposit', 'withdrawal', 'play'],
        closed: ['deposit', 'withdrawal', 'play'],
      })
      await operate(gateway, { identity: { gates: [] } })
      expect((await refusal(protectionOf(gateway, member).deposit(100_000))).code).toBe(
        'protection.unverified',
      )
    }
  })

  it('leaves accounts that were there before their days of grace, and new ones none', async () => {
    gateway.clock.advance(1_000)
    await operate(gateway, { identity: { gates: ['deposit'], graceDays: 7 } })
    expect(await gateOf()).toEqual({ gates: ['deposit'], closed: [] })
    await protectionOf(gateway, member).deposit(100_000)
    const old = member
    gateway.clock.advance(1_000)
    member = await join()
    expect(await gateOf()).toEqual({ gates: ['deposit'], closed: ['deposit'] })
    member = old
    gateway.clock.advance(7 * day)
    expect(await gateOf()).toEqual({ gates: ['deposit'], closed: ['deposit'] })
    expect((await refusal(protectionOf(gateway, member).deposit(100_000))).code).toBe('protection.unverified')
  })

  it('begins no new grace where it was closed already', async () => {
    gateway.clock.advance(1_000)
    await operate(gateway, { identity: { gates: ['deposit'], graceDays: 7 } })
    gateway.clock.advance(7 * day)
    await operate(gateway, { identity: { gates: ['deposit', 'play'] } })
    expect(await gateOf()).toEqual({ gates: ['deposit', 'play'], closed: ['deposit'] })
  })
})
