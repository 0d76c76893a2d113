import { afterAll, beforeAll } from 'vitest'
import { signCall } from '@saola/gateway'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { bamboo, connectBamboo } from '../vendor-records/stage.ts'
import { launch, seamless } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { runVendorSuite } from './run-vendor-suite.ts'

let gateway: TestGateway
let member: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await connectBamboo(gateway)
  member = await addPerson(gateway, 'kitmember')
  await fund(gateway, member, 1_000_000)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

runVendorSuite({
  vendor: () => gateway.services.settings.vendorCode,
  send: (path, init) => gateway.fetch(new URL(path, 'http://gateway.test'), init),
  sign: (call) => signCall(gateway.services.settings.vendorSecret, call),
  now: () => gateway.services.now(),
  sitDown: async () => (await seamless(gateway, 'session', { token: await launch(gateway, member) })).value,
  balance: () => balanceOf(gateway, member.wallet),
  foreign: { vendor: bamboo.vendor, sign: (call) => signCall(bamboo.secret, call) },
})
