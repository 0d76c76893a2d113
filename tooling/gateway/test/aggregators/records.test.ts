import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { operateVendor } from '../vendor-records/stage.ts'

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
const record = {
  do: 'connect',
  vendor: 'HUB88',
  reason: 'a test',
  by: 'lan',
  origin: 'https://hub.example',
  secret: privateKey,
  protocol: 'hub88',
  partnerId: '17',
  partnerKey: publicKey,
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

describe('the record of an aggregator (games 141)', () => {
  it.each([
    ['that keeps wallets, since calls to one carry the secret', { keepsWallets: true }, 'keepsWallets'],
    ['that counts in thousands', { unit: 1_000 }, 'unit'],
    ['without a name of ours', { partnerId: undefined }, 'partnerId'],
    ['without its key', { partnerKey: undefined }, 'partnerKey'],
    ['with our private key in the place of its own', { partnerKey: privateKey }, 'partnerKey'],
    ['with a secret that is no key', { secret: 'gilt-bamboo-signs-its-calls' }, 'secret'],
    ['of a protocol that is not spoken', { protocol: 'nobody' }, 'protocol'],
  ])('is refused for one %s', async (_what, more, field) => {
    expect(await operateVendor(gateway, { ...record, ...more })).toMatchObject({ status: 400, field })
  })

  it('is changed into none of these either, and tells no key', async () => {
    const connected = await operateVendor(gateway, record)
    expect(connected.status).toBe(200)
    expect(connected.text).not.toContain('PRIVATE KEY')
    const change = { do: 'change', vendor: 'HUB88', reason: 'a test', by: 'lan' }
    expect(await operateVendor(gateway, { ...change, keepsWallets: true })).toMatchObject({
      status: 400,
      field: 'keepsWallets',
    })
    expect(await operateVendor(gateway, { ...change, unit: 1_000 })).toMatchObject({
      status: 400,
      field: 'unit',
    })
  })
})
