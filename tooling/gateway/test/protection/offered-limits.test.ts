import { calls } from '@saola/protocol'
import { dayMs, limitsOfferMs } from '@saola/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerLimits } from '../../src/protection/offers/offer-limits.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let member: TestPerson
let agent: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  await offerLimits.run(gateway.services)
  member = await addPerson(gateway, 'offered')
  agent = await addPerson(gateway, 'offeringagent', { type: 1 })
})
afterAll(() => gateway.close())

const titles = async (person: TestPerson) =>
  (await gateway.client(person.token, 'EN').send(calls.support.inbox, { page: 1, size: 20 })).list.map(
    ({ title }) => title,
  )
const offeredAt = async () => (await gateway.client(member.token).send(calls.protection.state)).offeredAt

describe('limits are offered again (protection 21)', () => {
  it('to nobody before six months have passed', async () => {
    gateway.clock.advance(limitsOfferMs - dayMs)
    await offerLimits.run(gateway.services)
    expect(await titles(member)).toEqual([])
    expect(await offeredAt()).toBeUndefined()
  })

  it('after six months, once however many processes look, and to members alone', async () => {
    gateway.clock.advance(dayMs)
    const { services } = gateway
    await Promise.all([offerLimits.run(services), offerLimits.run(services)])
    await offerLimits.run(services)
    expect(await titles(member)).toEqual(['Look over your limits'])
    expect(await titles(agent)).toEqual([])
    expect(await offeredAt()).toBe(gateway.clock.now())
  })

  it('on the account page for 30 days', async () => {
    gateway.clock.advance(30 * dayMs)
    expect(await offeredAt()).toBeUndefined()
  })

  it('and again half a year later', async () => {
    gateway.clock.advance(limitsOfferMs - 30 * dayMs)
    expect(await offerLimits.run(gateway.services)).toBeGreaterThan(0)
    expect(await titles(member)).toHaveLength(2)
  })
})
