import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, settleMerchant } from '../wallet/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ bankPageOrigin: '' })
  await settleMerchant(gateway)
})
afterAll(() => gateway.close())

describe('a gateway alone', () => {
  it.each(['/outbox', '/outbox.json', '/desk', '/desk/proofs/1', '/bank/pay/900001'])(
    'has no page at %s, which stands for the outside world on a laptop',
    async (path) => {
      expect((await gateway.fetch(`http://gateway.test${path}`)).status).toBe(404)
    },
  )

  it('names no page that plays a bank', async () => {
    const someone = await addPerson(gateway, 'pageelsewhere')
    const asked = await gateway.client(someone.token).send(calls.wallet.deposit, { amount: 100_000 })
    expect(asked.bankPageUrl).toBeUndefined()
  })
})
