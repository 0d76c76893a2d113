import type { Services } from '../services/services.ts'
import { findVendor, sealVendorSecret, type Vendor } from './find-vendor.ts'
import {
  closeUnservedTitles,
  insertVendorRecord,
  ownContract,
  openTitlesOf,
  updateVendorRecord,
} from './vendor-record-store.ts'

/** Our own game server, where it is connected. */
export function findOwnVendor({
  db,
  settings,
}: Pick<Services, 'db' | 'settings'>): Promise<Vendor | undefined> {
  return findVendor({ db, settings }, settings.vendorCode)
}

/**
 * Connects our own game server as the environment describes it, where it has no record yet and its secret is known; afterwards
 * the record is what counts (games 93). No title is left open that nobody serves.
 */
export async function fillOwnVendor(services: Services): Promise<void> {
  const { vendorSecret: secret } = services.settings
  await services.db.transaction().execute(async (trx) => {
    if (secret !== '') await insertOwn({ ...services, db: trx }, secret)
    await closeUnservedTitles(trx)
  })
}

/**
 * The same for who starts a gateway and serves our games beside it, at the origin of its settings: the record says so at each
 * start. The secret is that of the environment, else the one of before, else a new one.
 */
export async function connectServedVendor(services: Services): Promise<{ code: string; secret: string }> {
  const { vendorCode: code, vendorSecret } = services.settings
  const known = vendorSecret === '' ? await findOwnVendor(services) : undefined
  const secret = vendorSecret || known?.secrets[0] || services.randomBytes(32).toString('hex')
  await services.db.transaction().execute(async (trx) => {
    const inside = { ...services, db: trx }
    if (!(await insertOwn(inside, secret)))
      await updateVendorRecord(trx, code, {
        origin: ownOrigin(services),
        secret: sealVendorSecret(services, code, secret),
        secret_before: null,
      })
    await closeUnservedTitles(trx)
  })
  return { code, secret }
}

async function insertOwn(services: Services, secret: string): Promise<boolean> {
  const { vendorCode: code } = services.settings
  const now = services.now()
  const isNew = await insertVendorRecord(services.db, {
    vendor_code: code,
    origin: ownOrigin(services),
    secret: sealVendorSecret(services, code, secret),
    unit: 1,
    keeps_wallets: true,
    is_on: true,
    created_at: now,
    ...ownContract,
  })
  if (isNew) await openTitlesOf(services.db, code, now)
  return isNew
}

function ownOrigin({ settings }: Pick<Services, 'settings'>): string {
  return new URL(settings.vendorOrigin).origin
}
