import { randomUUID } from 'node:crypto'
import { playRound, walletRounds, type WalletUnderTest } from '@saola/conformance/wallet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signCall } from '@saola/gateway'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { asVendor, bamboo, connectBamboo } from '../vendor-records/stage.ts'
import { launch } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let member: TestPerson
let nodeId: string
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  nodeId = await connectBamboo(gateway, 1_500)
  member = await addPerson(gateway, 'kitmember')
  // No whole number of the vendor's units.
  await fund(gateway, member, 1_000_777)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

// A vendor that counts in thousands, and our own one beside it (games 93, 94).
const wallet: WalletUnderTest = {
  vendor: () => bamboo.vendor,
  send: (path, init) => gateway.fetch(new URL(path, 'http://gateway.test'), init),
  sign: (call) => signCall(bamboo.secret, call),
  now: () => gateway.services.now(),
  unused: () => randomUUID(),
  sitDown: async () => {
    const token = await launch(gateway, member, { nodeId })
    return (await asVendor(gateway, bamboo, 'session', { token })).value
  },
  balance: () => balanceOf(gateway, member.wallet),
  unit: 1_000,
  foreign: {
    vendor: 'SAOLA',
    sign: (call) => signCall(gateway.services.settings.vendorSecret, call),
  },
}

it.each(walletRounds)('%s', async (...round) => {
  expect(await playRound(wallet, round)).toEqual([])
})
