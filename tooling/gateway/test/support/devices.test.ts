import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { appendNotice } from '../../src/accounts/notice-store.ts'
import { isPushAddress } from '../../src/support/devices/push-address.ts'
import { pushNotices } from '../../src/support/devices/push-notices.ts'
import { refusal } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { startPushService, type PushService } from '@saola/testkit/push-service'

let service: PushService
let gateway: TestGateway
let people = 0
beforeAll(async () => {
  service = await startPushService()
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret', pushServices: [service.origin] })
})
afterAll(async () => {
  await gateway.close()
  await service.close()
})

const open = () => addPerson(gateway, `device${(people += 1)}`)
const run = () => pushNotices.run(gateway.services)
const tell = ({ id }: TestPerson, about: string, amount = 250_000) =>
  appendNotice(gateway.services.db, {
    accountId: id,
    kind: 'deposit_arrived',
    about,
    amount,
    now: gateway.clock.now(),
  })

/** A signed-in device of somebody, which is told. */
async function addDevice(person: TestPerson, language: 'VI' | 'EN' = 'VI') {
  const name = `of-${person.name}-${language}-${(people += 1)}`
  const { read, ...keys } = service.browser(name)
  await gateway.client(person.token, language).send(calls.support.tellDevice, keys)
  return { read, keys }
}

describe('notices on a device (support 16)', () => {
  it('reach it once, in its language, sealed for it and signed by this installation', async () => {
    const person = await open()
    const [vi, en] = [await addDevice(person), await addDevice(person, 'EN')]
    await tell(person, 'FT-device-1')
    expect(await run()).toBeGreaterThan(0)
    const [english = ''] = en.read()
    expect(JSON.parse(english)).toMatchObject({ title: 'Your deposit has arrived', url: '/account/messages' })
    expect(JSON.parse(english).body).toContain('250,000')
    const [vietnamese = ''] = vi.read()
    expect(JSON.parse(vietnamese).body).toContain('250.000')
    const { key } = await gateway.client().send(calls.support.pushKey)
    expect(new Set(service.senders)).toEqual(new Set([key]))
    expect(await run()).toBe(0)
    expect(en.read()).toEqual([])
  })

  it('do not reach a device that signed out, or is told no more, or somebody else signed in on', async () => {
    const [person, other] = [await open(), await open()]
    const device = await addDevice(person)
    await gateway.client(person.token).send(calls.support.forgetDevice, { endpoint: device.keys.endpoint })
    await tell(person, 'FT-device-2')
    await run()
    expect(device.read()).toEqual([])

    await gateway.client(person.token).send(calls.support.tellDevice, device.keys)
    await gateway.client(other.token).send(calls.support.tellDevice, device.keys)
    await tell(person, 'FT-device-3')
    await tell(other, 'FT-device-4')
    await run()
    expect(device.read().map((text) => JSON.parse(text).body.includes('FT-device-4'))).toEqual([true])

    await gateway.client(other.token).send(calls.session.logout)
    await tell(other, 'FT-device-5')
    await run()
    expect(device.read()).toEqual([])
  })

  it('nobody takes the device of somebody else off', async () => {
    const [person, stranger] = [await open(), await open()]
    const device = await addDevice(person)
    await gateway.client(stranger.token).send(calls.support.forgetDevice, { endpoint: device.keys.endpoint })
    await tell(person, 'FT-device-6')
    await run()
    expect(device.read()).toHaveLength(1)
  })

  it('forget a device that its push service no longer knows, and no other failure is held against it', async () => {
    const person = await open()
    await addDevice(person)
    const count = async () =>
      (
        await gateway.services.db
          .selectFrom('push_device')
          .select('id')
          .where('account_id', '=', person.id)
          .execute()
      ).length
    for (const [status, left] of [
      [500, 1],
      [410, 0],
    ] as const) {
      service.answer(status)
      await tell(person, `FT-device-${status}`)
      await run()
      expect(await count()).toBe(left)
    }
    service.answer(201)
  })

  it('two processes tell a device once', async () => {
    const person = await open()
    const device = await addDevice(person)
    for (const at of [1, 2, 3, 4]) await tell(person, `FT-device-both-${at}`)
    await Promise.all([run(), run()])
    expect(device.read()).toHaveLength(4)
  })

  it('an account has ten devices, the newest', async () => {
    const person = await open()
    const devices = []
    for (let at = 0; at < 11; at += 1) devices.push(await addDevice(person))
    await tell(person, 'FT-device-ten')
    await run()
    expect(devices.map(({ read }) => read().length)).toEqual([0, ...Array.from({ length: 10 }, () => 1)])
  })

  it('an address that is no push service is refused by its field', async () => {
    const person = await open()
    const { read: _, ...keys } = service.browser('inside')
    const refused = await refusal(
      gateway
        .client(person.token)
        .send(calls.support.tellDevice, { ...keys, endpoint: 'http://127.0.0.1:5432/x' }),
    )
    expect(refused).toMatchObject({ code: 'request_param_err', field: 'endpoint' })
  })
})

describe('addresses of push services', () => {
  const services = ['fcm.googleapis.com', 'push.apple.com', 'http://127.0.0.1:9000']
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://127.0.0.1:9000/of-a-test', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://evilpush.apple.com.example/abc', false],
    ['https://notpush.apple.com@evil.example/abc', false],
    ['https://somebody@fcm.googleapis.com/abc', false],
    ['http://127.0.0.1:9001/of-a-test', false],
    ['https://169.254.169.254/latest', false],
    ['file:///etc/passwd', false],
    ['no address', false],
  ])('%s: %s', (address, expected) => {
    expect(isPushAddress(address, services)).toBe(expected)
  })
})
