import { connectServedVendor, createServices, fillOwnVendor, type GatewaySettings } from '@saola/gateway'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuseStoreSecret } from '../../src/games/jackpot/refuse-store-secret.ts'
import { findOwnVendor } from '../../src/vendors/own-vendor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

const first = { vendorOrigin: 'http://127.0.0.1:4500', vendorSecret: 'what-the-environment-says' }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())
beforeEach(() => gateway.services.db.deleteFrom('vendor_record').execute())

/** A gateway that starts on the database with an environment of its own. */
const starting = (settings: Partial<GatewaySettings>) =>
  createServices({
    db: gateway.services.db,
    now: gateway.clock.now,
    keys: gateway.services.keys,
    settings: { storeSecret: 'seals', ...settings },
  })
const openTitles = async () => {
  const rows = await gateway.services.db
    .selectFrom('game')
    .select('node_id')
    .where('served_by', '=', 'SAOLA')
    .where('status', '=', 'open')
    .execute()
  return rows.length
}

describe('the record of our own game server (games 93)', () => {
  it('is filled from the environment while there is none, and counts from then on', async () => {
    const services = starting(first)
    await fillOwnVendor(services)
    const known = await findOwnVendor(services)
    expect(known).toMatchObject({
      origin: first.vendorOrigin,
      secrets: [first.vendorSecret],
      unit: 1,
      isOn: true,
    })
    const later = starting({ vendorOrigin: 'http://127.0.0.1:4600', vendorSecret: 'something-else-entirely' })
    await fillOwnVendor(later)
    expect(await findOwnVendor(later)).toEqual(known)
  })

  it('is not filled without a secret, and then no title of it is open (games 97)', async () => {
    await fillOwnVendor(starting({}))
    expect(await findOwnVendor(starting({}))).toBeUndefined()
    expect(await openTitles()).toBe(0)
    await fillOwnVendor(starting(first))
    expect(await openTitles()).toBeGreaterThan(50)
  })

  it('follows who serves the games beside the gateway, and keeps its secret from start to start', async () => {
    const served = await connectServedVendor(starting({}))
    const again = starting({ vendorOrigin: 'http://127.0.0.1:4700' })
    expect(await connectServedVendor(again)).toEqual(served)
    expect(await findOwnVendor(again)).toMatchObject({
      origin: 'http://127.0.0.1:4700',
      secrets: [served.secret],
    })
    const told = starting(first)
    expect(await connectServedVendor(told)).toMatchObject({ secret: first.vendorSecret })
    expect(await findOwnVendor(told)).toMatchObject({ secrets: [first.vendorSecret] })
  })

  it('keeps a gateway from starting with another store secret than it was sealed with', async () => {
    await fillOwnVendor(starting(first))
    await expect(refuseStoreSecret(starting({ ...first, storeSecret: 'other' }))).rejects.toThrow(
      'SAOLA_STORE_SECRET is not the one that the secrets of vendors',
    )
    await expect(refuseStoreSecret(starting(first))).resolves.toBeUndefined()
  })
})
