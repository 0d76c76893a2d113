import { createHmac, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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
/** Of one that signs by what it shares with us. */
const shared = {
  ...record,
  vendor: 'BROTHERS',
  secret: 'seven-brothers-bet-on-it',
  protocol: 'brothers',
  partnerKey: undefined,
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

describe('the record of an aggregator that signs by a shared secret (games 144)', () => {
  it.each([
    ['with a public key of its own', { partnerKey: publicKey }, 'partnerKey'],
    ['with our private key as the secret', { secret: privateKey }, 'secret'],
    ['with a public key as the secret', { secret: publicKey }, 'secret'],
    ['with our private key in one line', { secret: privateKey.replaceAll('\n', ' ') }, 'secret'],
    ['with a secret of two words', { secret: 'seven brothers-bet-on-it' }, 'secret'],
    ['with a secret that is guessed', { secret: 'brothers' }, 'secret'],
    ['without a name of ours', { partnerId: undefined }, 'partnerId'],
    ['that keeps wallets, since calls to one carry the secret', { keepsWallets: true }, 'keepsWallets'],
  ])('is refused for one %s', async (_what, more, field) => {
    expect(await operateVendor(gateway, { ...shared, ...more })).toMatchObject({ status: 400, field })
  })

  it('believes what is signed by the secret in use or the one before, until that is ended', async () => {
    expect((await operateVendor(gateway, shared)).status).toBe(200)
    await gateway.services.db
      .insertInto('vendor')
      .values({ code: 'BROTHERS', name_vi: 'BROTHERS', name_en: 'BROTHERS', is_hot: 0, sort: 9_999 })
      .execute()
    const because = { vendor: 'BROTHERS', reason: 'a test', by: 'lan' }
    const next = 'eight-sisters-bet-on-that'
    expect(await operateVendor(gateway, { do: 'rotate', ...because, secret: privateKey })).toMatchObject({
      status: 400,
      field: 'secret',
    })
    const rotated = await operateVendor(gateway, { do: 'rotate', ...because, secret: next })
    expect(rotated.status).toBe(200)
    expect(rotated.text).not.toContain(next)
    expect(await wordTo(next)).toBe('player')
    expect(await wordTo(shared.secret)).toBe('player')
    expect(await wordTo('somebody-elses-secret-word')).toBe('signature')
    await operateVendor(gateway, { do: 'end-secret', ...because })
    expect(await wordTo(next)).toBe('player')
    expect(await wordTo(shared.secret)).toBe('signature')
  })
})

/** Why a call of nobody that is signed by a secret is refused, as the log says it: its player, where it is believed. */
async function wordTo(secret: string): Promise<string> {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  try {
    const body = JSON.stringify({ action: 'balance', player_id: 'nobody' })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    await gateway.fetch('http://gateway.test/aggregators/BROTHERS', {
      method: 'POST',
      headers: { 'X-REQUEST-SIGN': signature },
      body,
    })
    return String(log.mock.calls.at(-1)?.[0]).split(': ').at(-1) ?? ''
  } finally {
    log.mockRestore()
  }
}
