import { afterAll, beforeAll } from 'vitest'
import { signCall } from '@saola/gateway'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { launch, seamless } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { runVendorSuite } from './run-vendor-suite.ts'

let gateway: TestGateway
let member: TestPerson
beforeAll(async () => {
  gateway = await startGateway()
  member = await addPerson(gateway, 'kitmember')
  await fund(gateway, member, 1_000_000)
})
afterAll(() => gateway.close())

runVendorSuite({
  vendor: () => gateway.services.settings.vendorCode,
  send: (path, init) => gateway.fetch(new URL(path, 'http://gateway.test'), init),
  sign: (call) => signCall(gateway.services.settings.vendorSecret, call),
  now: () => gateway.services.now(),
  sitDown: async () => (await seamless(gateway, 'session', { token: await launch(gateway, member) })).value,
  balance: () => balanceOf(gateway, member.wallet),
})
