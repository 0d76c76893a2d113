import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, type CallInput } from '@saola/protocol'
import { changeMerchant } from '../../src/operations/change-merchant.ts'
import { settleDraw } from '../../src/lottery/settle-draw.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { addDraw, drawn, openLottery } from './stage.ts'

const gameCode = 'NORTH_WITH_A_BOUND'
/** A hit on 13 at a base of 10,000 pays 995,000. */
const de13 = { type: 'de-dac-biet', numbers: ['13'], base: 10_000, odds: 99.5 }
/** The same number another way: a hit at a base of 1,000 pays 99,500. */
const lo13 = { type: 'lo-2', numbers: ['13'], base: 1_000, odds: 99.5 }

let gateway: TestGateway
let people: TestPerson[]
let draw: string
let number = 0
beforeAll(async () => {
  gateway = await startGateway()
  await openLottery(gateway, gameCode)
  people = []
  for (let place = 0; place < 6; place += 1) {
    const person = await addPerson(gateway, `exposure${place}`)
    await fund(gateway, person, 50_000_000)
    people.push(person)
  }
  await changeMerchant(gateway.services, { merchant: 'saola', lottery: { mostPerNumber: 2_000_000 } })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  number += 1
  draw = await addDraw(gateway, gameCode, { numero: `20261122-${2000 + number * 10}` })
})
afterEach(() => expectReconciled(gateway.services.db))

type Slip = CallInput<typeof calls.lottery.place>

const place = (more: Partial<Slip> = {}, person = people[0]) =>
  gateway
    .client(person?.token, 'EN')
    .send(
      calls.lottery.place,
      { gameCode, lines: [de13], draws: [{ drawId: draw, multiplier: 1 }], stopOnWin: false, ...more },
      { idempotencyKey: newKey() },
    )

describe('what one number of one draw may cost (lottery 53)', () => {
  it('bounds all orders together, and tells the stake that is still free', async () => {
    await place()
    await place({}, people[1])
    const full = await refusal(place({}, people[2]))
    expect([full.code, full.field]).toEqual(['lottery.line.refused', 'lines.0.numbers'])
    // 10,000 are left of 2,000,000; 100 at 99.5 pay 9,950 of them.
    expect(full.body).toMatchObject({ value: { drawId: draw, number: '13', free: 100 } })
    expect(full.serverMessage).toContain('100')
    const other = await place({ lines: [{ ...de13, numbers: ['14'] }] }, people[2])
    expect(other.stake).toBe(10_000)
  })

  it('counts a number whichever way it is bet on, and with the multiplier', async () => {
    await place({ draws: [{ drawId: draw, multiplier: 2 }] })
    expect((await refusal(place({ lines: [lo13] }))).code).toBe('lottery.line.refused')
  })

  it('holds within one order as well', async () => {
    expect((await refusal(place({ lines: [de13, de13, de13] }))).code).toBe('lottery.line.refused')
  })

  it('is not passed by many in the same moment', async () => {
    const answers = await Promise.allSettled(people.map((person) => place({}, person)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  it('is free again for what is cancelled, by the member or by a win', async () => {
    const later = await addDraw(gateway, gameCode, { numero: `20261122-${2001 + number * 10}`, seconds: 600 })
    const draws = [draw, later].map((drawId) => ({ drawId, multiplier: 2 }))
    const { orderId } = await place({ draws })
    expect((await refusal(place({}, people[1]))).code).toBe('lottery.line.refused')
    await gateway.client(people[0]?.token).send(calls.lottery.cancelRest, { orderId })
    await place({ draws, stopOnWin: true }, people[1])
    const onLater = { draws: [{ drawId: later, multiplier: 2 }] }
    expect((await refusal(place(onLater, people[2]))).code).toBe('lottery.line.refused')
    await drawn(gateway, draw)
    await settleDraw(gateway.services, Number(draw))
    expect((await place(onLater, people[2])).stake).toBe(20_000)
  })

  it('is no bound where the merchant takes it away', async () => {
    await changeMerchant(gateway.services, { merchant: 'saola', lottery: { mostPerNumber: null } })
    expect((await place({ draws: [{ drawId: draw, multiplier: 10 }] })).stake).toBe(100_000)
  })
})
