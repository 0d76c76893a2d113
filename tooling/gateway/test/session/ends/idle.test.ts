import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calls, headers } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import { refusal, visit } from '../../http/visitor.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { openTable } from '../../protection/play.ts'
import { verify } from '../../protection/verify.ts'
import { addPerson, fund, settleMerchant } from '../../wallet/people.ts'
import { operate } from '../inbox.ts'

// What a strange place is asked for has tests of its own (session 12).
const settings = { checkAddress: false, mayTellWhoExists: false }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await settleMerchant(gateway)
  await operate(gateway, { signIn: settings })
})
afterEach(() => operate(gateway, { market: 'vietnam', signIn: settings }))
afterAll(() => gateway.close())

/** A member who has just signed in: what its page does for a person, and what it asks by itself. */
async function signIn() {
  const visitor = visit(gateway)
  const token = await visitor.signIn('minhthu')
  const acts = (): Promise<number> => touch(token)
  return { visitor, acts, looks: () => touch(token, true) }
}

/** What the gateway answers to a page that asks, for a person or by itself. */
async function touch(token: string, isUnattended = false): Promise<number> {
  const { status } = await gateway.fetch('http://gateway.test/wps/session/touch', {
    headers: {
      [headers.authorization]: token,
      [headers.merchant]: 'saola',
      ...(isUnattended && { [headers.unattended]: '1' }),
    },
  })
  return status
}

const pass = (minutes: number): void => gateway.clock.advance(minutes * minuteMs)

describe('a session that nobody uses (session 55)', () => {
  it('ends after half an hour where the market says so', async () => {
    await operate(gateway, { market: 'britain' })
    const { acts } = await signIn()
    pass(29)
    expect(await acts()).toBe(200)
    pass(29)
    expect(await acts()).toBe(200)
    pass(31)
    expect(await acts()).toBe(401)
  })

  it('is not kept by what its page asks by itself', async () => {
    await operate(gateway, { market: 'malta' })
    const { looks } = await signIn()
    pass(20)
    expect(await looks()).toBe(200)
    pass(9)
    expect(await looks()).toBe(200)
    pass(2)
    expect(await looks()).toBe(401)
  })

  it('lasts twelve hours in Vietnam, and less where the merchant says so', async () => {
    const usual = await signIn()
    pass(11 * 60)
    expect(await usual.acts()).toBe(200)
    await operate(gateway, { signIn: { ...settings, idleMinutes: 45 } })
    const { acts } = await signIn()
    pass(44)
    expect(await acts()).toBe(200)
    pass(46)
    expect(await acts()).toBe(401)
  })

  it('is never longer than the market says', async () => {
    await operate(gateway, { market: 'malta', signIn: { ...settings, idleMinutes: 600 } })
    const { acts } = await signIn()
    pass(31)
    expect(await acts()).toBe(401)
  })

  it('that was open before the time became shorter ends by the new one', async () => {
    const { acts } = await signIn()
    await operate(gateway, { market: 'britain' })
    expect(await acts()).toBe(200)
    pass(31)
    expect(await acts()).toBe(401)
  })

  it('goes on while its person plays, which the vendor tells', async () => {
    await operate(gateway, { market: 'malta' })
    const person = await addPerson(gateway, 'idle')
    await fund(gateway, person, 10_000_000)
    await verify(gateway, person)
    const table = await openTable(gateway, person)
    pass(20)
    expect((await table.stake(1_000)).status).toBe(200)
    const look = () => touch(person.token, true)
    pass(5)
    expect(await look()).toBe(200)
    pass(20)
    expect(await look()).toBe(200)
    pass(6)
    expect(await look()).toBe(401)
  })

  it('does not come back by itself: no browser stays signed in there', async () => {
    const early = await signIn()
    const loginDeviceId = 'd'.repeat(32)
    await early.visitor.api.send(calls.session.stay, { loginDeviceId })
    await operate(gateway, { market: 'britain' })
    expect(await early.visitor.api.send(calls.session.resume, { loginDeviceId })).toEqual({})
    const { visitor } = await signIn()
    expect((await refusal(visitor.api.send(calls.session.stay, { loginDeviceId }))).code).toBe(
      'function.not.available',
    )
  })

  it('is told to pages, where it is less than half a day', async () => {
    const idleMinutes = async () => (await gateway.client().send(calls.system.status)).info.idleMinutes
    expect(await idleMinutes()).toBeUndefined()
    await operate(gateway, { market: 'britain' })
    await expect.poll(idleMinutes).toBe(30)
  })
})
