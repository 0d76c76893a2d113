import { adapters, protocols, type AggregatorProtocol } from '@saola/aggregators'
import { openText, sealText } from '@saola/server'
import type { Services } from '../services/services.ts'
import { findVendorRecord, listVendorRecords, type VendorRecordRow } from './vendor-record-store.ts'

/** A vendor that is connected, as its record says (games 93). */
export type Vendor = {
  code: string
  /** Where launches and our own calls go. */
  origin: string
  /** The secret in use, and while it is changed the one before it (games 95). */
  secrets: readonly string[]
  /** What one of its amounts is in đồng (games 94). */
  unit: number
  keepsWallets: boolean
  /** One that is off takes no launch and no stake; what has begun goes on to its end (games 96). */
  isOn: boolean
  /** How an aggregator is spoken with, and what it is known by; absent where the vendor speaks our own contract (games 141). */
  aggregator?: {
    protocol: AggregatorProtocol
    partnerId: string
    /** None where it signs by the secret that is shared with it (games 144). */
    partnerKey: string | null
  }
}

type Reading = Pick<Services, 'db' | 'settings'>

/** The vendor of a code, as its record is now; undefined where none is connected. */
export async function findVendor({ db, settings }: Reading, code: string): Promise<Vendor | undefined> {
  const row = await findVendorRecord(db, code)
  return row && toVendor({ settings }, row)
}

/** Every vendor that has a record. */
export async function listConnectedVendors({ db, settings }: Reading): Promise<Vendor[]> {
  const rows = await listVendorRecords(db)
  return rows.map((row) => toVendor({ settings }, row))
}

/** The secret of a vendor as the database keeps it; sealed for one vendor, it opens for no other. */
export function sealVendorSecret(
  services: Parameters<typeof sealText>[0],
  code: string,
  secret: string,
): string {
  return sealText(services, secret, sealedFor(code))
}

/** What a record says, its secrets opened; throws where they were sealed with another store secret. */
export function toVendor({ settings }: Pick<Services, 'settings'>, row: VendorRecordRow): Vendor {
  const { vendor_code: code, origin, secret, secret_before: before, unit } = row
  const sealed = before === null ? [secret] : [secret, before]
  return {
    code,
    origin,
    secrets: sealed.map((each) => openText({ settings }, each, sealedFor(code))),
    unit,
    keepsWallets: row.keeps_wallets,
    isOn: row.is_on,
    ...aggregatorOf(row),
  }
}

function aggregatorOf({
  protocol,
  partner_id: partnerId,
  partner_key: partnerKey,
}: VendorRecordRow): Pick<Vendor, 'aggregator'> {
  const spoken = protocols.find((each) => each === protocol)
  if (spoken === undefined || partnerId === null) return {}
  const isWhole = adapters[spoken].signs === 'shared-secret' || partnerKey !== null
  return isWhole ? { aggregator: { protocol: spoken, partnerId, partnerKey } } : {}
}

function sealedFor(code: string): string {
  return `vendor:${code}`
}
