import { randomUUID } from 'node:crypto'
import { playRound, walletRounds, type WalletUnderTest } from '@saola/conformance/wallet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signCall } from '@saola/gateway'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { bamboo, connectBamboo } from '../vendor-records/stage.ts'
import { launch, seamless } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let member: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  await connectBamboo(gateway)
  member = await addPerson(gateway, 'kitmember')
  await fund(gateway, member, 1_000_000)
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

const wallet: WalletUnderTest = {
  vendor: () => gateway.services.settings.vendorCode,
  send: (path, init) => gateway.fetch(new URL(path, 'http://gateway.test'), init),
  sign: (call) => signCall(gateway.services.settings.vendorSecret, call),
  now: () => gateway.services.now(),
  unused: () => randomUUID(),
  sitDown: async () => (await seamless(gateway, 'session', { token: await launch(gateway, member) })).value,
  balance: () => balanceOf(gateway, member.wallet),
  foreign: { vendor: bamboo.vendor, sign: (call) => signCall(bamboo.secret, call) },
}

it.each(walletRounds)('%s', async (...round) => {
  expect(await playRound(wallet, round)).toEqual([])
})
