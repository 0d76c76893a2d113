import { adapters } from '@saola/aggregators'
import type { Services } from '../../services/services.ts'
import { listVendorActs } from './vendor-act-store.ts'
import { countServedTitles, listVendorRecords } from '../../vendors/vendor-record-store.ts'

/** So many acts are told at once. */
const mostActs = 200

/** A vendor's record as the operator sees it; its secrets are told nobody. */
export type VendorOfOperator = {
  vendor: string
  origin: string
  unit: number
  keepsWallets: boolean
  isOn: boolean
  /** `saola` for our own contract, or the protocol of an aggregator. */
  protocol: string
  /** Whether it is known how its list of titles is asked for (games 145). */
  givesList: boolean
  /** Two secrets are good until the operator ends the one before. */
  hasTwoSecrets: boolean
  titles: number
  createdAt: number
  /** What was done about it, the newest first. */
  acts: { act: string; gameCode: string | null; reason: string; by: string; doneAt: number }[]
}

/** Every record with what was done about it. */
export async function describeVendors({ db }: Pick<Services, 'db'>): Promise<VendorOfOperator[]> {
  const titles = await countServedTitles(db)
  const acts = await listVendorActs(db, mostActs)
  return (await listVendorRecords(db)).map((row) => ({
    vendor: row.vendor_code,
    origin: row.origin,
    unit: row.unit,
    keepsWallets: row.keeps_wallets,
    isOn: row.is_on,
    protocol: row.protocol,
    givesList: row.protocol !== 'saola' && adapters[row.protocol].list !== undefined,
    hasTwoSecrets: row.secret_before !== null,
    titles: titles.get(row.vendor_code) ?? 0,
    createdAt: row.created_at,
    acts: acts
      .filter((act) => act.vendor_code === row.vendor_code)
      .map(({ act, game_code: gameCode, reason, by, done_at: doneAt }) => ({
        act,
        gameCode,
        reason,
        by,
        doneAt,
      })),
  }))
}
