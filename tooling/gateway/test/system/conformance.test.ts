import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { callsInDocument, checkGateway, type CheckOptions, type Report } from '@saola/conformance'
import { demoPassword } from '@saola/demo'
import { createListener } from '@saola/gateway'
import { allCalls } from '@saola/protocol'
import { openPort, type OpenPort } from '@saola/server'
import { createHttpVendorWallet } from '../../src/wallet/vendor-wallets/vendor-wallet.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { openFlakyVendor, type FlakyVendor } from '../wallet/flaky-vendor.ts'

/** Two of the demo who have played, paid and signed contracts. */
const account = { name: 'hoangnam91', password: demoPassword }
const agent = { name: 'agent01', password: demoPassword }

let gateway: TestGateway
let port: OpenPort
let vendor: FlakyVendor
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  port = await openPort(createListener(gateway.app, gateway.services), 0)
  vendor = await openFlakyVendor(gateway)
  const { vendorSecret: secret } = gateway.services.settings
  const wallet = createHttpVendorWallet({ origin: vendor.origin, secrets: [secret] })
  gateway.services.vendorWallets = () => Promise.resolve(new Map([['SAOLA', wallet]]))
  await operate(gateway, { wallet: { isSingle: false }, acceptsLegacyCipher: true })
  // The service that tells of matches does not run beside a test.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await vendor.down()
  await port.drain(0)
  await gateway.close()
})

function check(more: Partial<CheckOptions>): Promise<Report> {
  return checkGateway({
    url: `http://127.0.0.1:${port.port}`,
    merchant: 'saola',
    send: fetch,
    now: gateway.clock.now,
    random: (length) => randomBytes(length),
    ...more,
  })
}

function differencesIn({ calls, rules }: Report): object[] {
  return [calls, rules].flat().filter(({ outcome }) => outcome === 'differs')
}

function expectAllThere({ calls, pages }: Report): void {
  expect(calls.filter(({ outcome }) => outcome === 'missing')).toEqual([])
  // The site answers its own file.
  expect(calls.flatMap(({ id, isThere }) => (isThere ? [] : [id]))).toEqual(['system.config'])
  expect(pages.filter(({ outcome }) => outcome !== 'offered')).toEqual([])
}

it('the reference gateway has every call, and none that is tried without an account differs', async () => {
  const report = await check({})
  expect(differencesIn(report)).toEqual([])
  expectAllThere(report)
})

it('no call and no rule differs for a member and an agent, acts among them', async () => {
  const report = await check({ account, agent, acts: true })
  expect(differencesIn(report)).toEqual([])
  expectAllThere(report)
  const agreeing = [report.calls, report.rules].flat().filter(({ outcome }) => outcome === 'agrees')
  expect(agreeing.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'wallet.balance',
      'wallet.transfer',
      'games.addFavorite',
      'money.once',
      'money.sum',
    ]),
  )
  await expectReconciled(gateway.services.db)
})

it('none differs for who seals with the legacy cipher', async () => {
  const report = await check({ account, cipher: 'des-rsa', only: ['session', 'wallet'] })
  expect(differencesIn(report)).toEqual([])
  expect(report.calls.find(({ id }) => id === 'session.login')?.outcome).toBe('agrees')
})

it('its document names every call that a gateway answers', async () => {
  const address = `http://127.0.0.1:${port.port}/openapi.json`
  const found = callsInDocument(await (await fetch(address)).json(), address)
  const answered = allCalls().filter(({ answeredBy }) => answeredBy !== 'site')
  expect(found).toMatchObject({ calls: expect.arrayContaining(answered.map(({ id }) => id)) })
})
