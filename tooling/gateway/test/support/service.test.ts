import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { answerTicket } from '../../src/support/answer-ticket.ts'
import { visit } from '../http/visitor.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson } from '../wallet/people.ts'

const minute = 60_000
const day = 24 * 60 * minute

let gateway: TestGateway
let people = 0
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

const service = () => visit(gateway).api.send(calls.support.service)

/** A question that is answered after some minutes, and again an hour later. */
async function ask(minutes: number): Promise<void> {
  const person = await addPerson(gateway, `asker${(people += 1)}`)
  const { ticketId } = await gateway
    .client(person.token)
    .send(calls.support.openTicket, { topic: 'game', content: 'Ván này tính thế nào?' })
  gateway.clock.advance(minutes * minute)
  await answerTicket(gateway.services.db, Number(ticketId), 'Theo bảng trả thưởng.', gateway.clock.now())
  await answerTicket(
    gateway.services.db,
    Number(ticketId),
    'Còn gì nữa không?',
    gateway.clock.now() + 60 * minute,
  )
}

describe('customer service (support 12)', () => {
  it('has no waiting time before a question is answered, and then the median of first answers', async () => {
    expect(await service()).not.toHaveProperty('waiting')
    const person = await addPerson(gateway, 'unanswered')
    await gateway
      .client(person.token)
      .send(calls.support.openTicket, { topic: 'other', content: 'Có ai không?' })
    expect(await service()).not.toHaveProperty('waiting')
    for (const minutes of [30, 4, 12]) await ask(minutes)
    expect((await service()).waiting).toEqual({ medianMs: 12 * minute, questions: 3 })
  })

  it('forgets what was answered longer than seven days ago', async () => {
    gateway.clock.advance(7 * day + minute)
    expect(await service()).not.toHaveProperty('waiting')
  })

  it('is open in the hours that the merchant sets, in Vietnam time, and always without any', async () => {
    const now = new Date(gateway.clock.now() + 7 * 60 * minute)
    const minuteOfDay = now.getUTCHours() * 60 + now.getUTCMinutes()
    const around = { from: (minuteOfDay + 1430) % 1440, until: (minuteOfDay + 10) % 1440 }
    await operate(gateway, { service: { hours: around } })
    expect(await service()).toMatchObject({ isOpen: true, hours: around })
    await operate(gateway, { service: { hours: { from: around.until, until: around.from } } })
    const { isOpen, changesAt = 0 } = await service()
    expect(isOpen).toBe(false)
    expect(changesAt - gateway.clock.now()).toBeLessThanOrEqual(10 * minute)
    await operate(gateway, { service: { hours: null } })
    const always = await service()
    expect([always.isOpen, always.hours, always.changesAt]).toEqual([true, undefined, undefined])
  })

  it("has the merchant's links, and none that it took away", async () => {
    await operate(gateway, {
      service: { zalo: 'https://zalo.me/0900000000', telegram: 'https://t.me/saola' },
    })
    expect(await service()).toMatchObject({
      zalo: 'https://zalo.me/0900000000',
      telegram: 'https://t.me/saola',
    })
    await operate(gateway, { service: { telegram: '' } })
    const { zalo, telegram } = await service()
    expect([zalo, telegram]).toEqual(['https://zalo.me/0900000000', undefined])
  })

  it.each([
    [{ zalo: 'javascript:alert(1)' }],
    [{ telegram: 'https://t.me.example/x' }],
    [{ hours: { from: 0, until: 1441 } }],
  ])('refuses %j', async (change) => {
    await expect(operate(gateway, { service: change })).rejects.toThrow(/request_param_err/)
  })
})
