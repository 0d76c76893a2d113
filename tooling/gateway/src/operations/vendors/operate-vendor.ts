import * as z from 'zod/mini'
import { parseUrl } from '@saola/rules'
import { appendEvent } from '../../events/event-store.ts'
import { Fault } from '../../http/fault.ts'
import { isGuessable } from '../operators/refuse-guessable.ts'
import type { Services } from '../../services/services.ts'
import { listConnectedVendors, sealVendorSecret, type Vendor } from '../../vendors/find-vendor.ts'
import { addTitle, titleFields } from './add-title.ts'
import { aggregatorFields, keptOfAggregator, requireOwnWallet, requireSecretOf } from './aggregator-fields.ts'
import { appendVendorAct, type VendorAct } from './vendor-act-store.ts'
import { describeVendors, type VendorOfOperator } from './describe-vendors.ts'
import { previewImport, type ImportOutcome } from './lists/import-list.ts'
import { importFields, listToImport, takeList } from './lists/operate-import.ts'
import {
  closeUnservedTitles,
  hasMovedMoney,
  insertVendorRecord,
  openTitlesOf,
  rotateSecret,
  updateVendorRecord,
  type VendorRecordRow,
} from '../../vendors/vendor-record-store.ts'

const words = z.string().check(z.minLength(1), z.maxLength(200))
const vendor = z.string().check(z.regex(/^[A-Z0-9_]{1,64}$/))
const said = { vendor, reason: words, by: words }
/** A word for our own contract, and for an aggregator our private key as PEM or the word that is shared with it. */
const secret = z.string().check(
  z.maxLength(5_000),
  z.refine((text) => !isGuessable(text)),
)
/** https, or a port of this machine for whoever writes games. */
const origin = z.string().check(
  z.refine((text) => {
    const url = parseUrl(text)
    if (url?.origin !== text) return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1')
  }),
)
const unit = z.int().check(z.minimum(1), z.maximum(1_000_000))

/**
 * What the operator does about the vendors of games: connects one, changes its record or its secret, turns it off and on, takes a title of it, or
 * an aggregator's whole list, into the catalogue.
 */
export const vendorOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list') }),
  z.strictObject({
    do: z.literal('connect'),
    ...said,
    origin,
    secret,
    /** One đồng where nothing is said. */
    unit: z.optional(unit),
    keepsWallets: z.optional(z.boolean()),
    ...aggregatorFields,
  }),
  z.strictObject({
    do: z.literal('change'),
    ...said,
    origin: z.optional(origin),
    unit: z.optional(unit),
    keepsWallets: z.optional(z.boolean()),
  }),
  z.strictObject({ do: z.literal('rotate'), ...said, secret }),
  z.strictObject({ do: z.literal('end-secret'), ...said }),
  z.strictObject({ do: z.literal('turn-off'), ...said }),
  z.strictObject({ do: z.literal('turn-on'), ...said }),
  z.strictObject({ do: z.literal('add-title'), ...said, ...titleFields }),
  z.strictObject({ do: z.literal('import'), ...said, ...importFields }),
])
export type VendorOperation = z.infer<typeof vendorOperation>
type Written = Exclude<VendorOperation, { do: 'list' }>
type Change = Exclude<Written, { do: 'import' }>

/** All records as they are now, and what an import did or would do. */
export type OperatedVendors = { vendors: VendorOfOperator[]; imported?: ImportOutcome | undefined }

/** Does one of them, and answers with all records as they are now; no answer has a secret (games 95). */
export async function operateVendor(
  services: Services,
  wanted: VendorOperation,
  person?: string,
): Promise<OperatedVendors> {
  const imported = wanted.do === 'list' ? undefined : await carryOut(services, wanted, person)
  return { vendors: await describeVendors(services), ...(imported && { imported }) }
}

async function carryOut(
  services: Services,
  wanted: Written,
  person: string | undefined,
): Promise<ImportOutcome | undefined> {
  if (wanted.do !== 'import')
    return writeDown(services, wanted, person, async (inside) => ({ record: await change(inside, wanted) }))
  const list = await listToImport(services, wanted)
  if (wanted.preview) return previewImport(services, wanted.vendor, list)
  return writeDown(services, wanted, person, (inside) => takeList(inside, wanted, list))
}

/** Does an act in one transaction with what is kept about it. */
function writeDown(
  services: Services,
  wanted: Written,
  person: string | undefined,
  work: (inside: Services) => Promise<{ record: VendorRecordRow; imported?: ImportOutcome }>,
): Promise<ImportOutcome | undefined> {
  return services.db.transaction().execute(async (trx) => {
    const inside = { ...services, db: trx }
    const before = (await listConnectedVendors(inside)).find(({ code }) => code === wanted.vendor)
    const { record, imported } = await work(inside)
    const act: VendorAct = {
      act: wanted.do,
      game_code: wanted.do === 'add-title' ? wanted.gameCode : null,
      reason: wanted.reason,
      by: wanted.by,
    }
    await appendVendorAct(trx, record, act, services.now())
    await appendEvent(trx, {
      // Vendors serve all merchants.
      merchantId: null,
      at: services.now(),
      kind: 'vendor.changed',
      actor: 'operator',
      person: person ?? wanted.by,
      subject: act.game_code === null ? wanted.vendor : `${wanted.vendor} ${act.game_code}`,
      before: before && {
        origin: before.origin,
        unit: before.unit,
        keepsWallets: before.keepsWallets,
        isOn: before.isOn,
      },
      after: {
        act: wanted.do,
        origin: record.origin,
        unit: record.unit,
        keepsWallets: record.keeps_wallets,
        isOn: record.is_on,
        ...(imported && {
          added: imported.added,
          changed: imported.changed,
          closed: imported.closed,
        }),
      },
      reason: wanted.reason,
    })
    return imported
  })
}

async function change(services: Services, wanted: Change): Promise<VendorRecordRow> {
  if (wanted.do === 'connect') return connect(services, wanted)
  const known = (await listConnectedVendors(services)).find(({ code }) => code === wanted.vendor)
  if (!known) throw new Fault('not_found', { field: 'vendor' })
  if (wanted.do === 'change') return changeRecord(services, known, wanted)
  if (wanted.do === 'rotate') {
    if (known.aggregator) requireSecretOf(known.aggregator.protocol, wanted.secret)
    return rotate(services, wanted)
  }
  const { db } = services
  if (wanted.do === 'add-title') {
    // Held as it was read, so that a turning off at the same time comes after the title and closes it.
    const { isOn } = known
    const record = must(await updateVendorRecord(db, wanted.vendor, { is_on: isOn }, { isOn }))
    await addTitle(services, known, wanted)
    return record
  }
  if (wanted.do === 'end-secret')
    return must(await updateVendorRecord(db, wanted.vendor, { secret_before: null }, { isRotating: true }))
  const isOn = wanted.do === 'turn-on'
  const record = must(await updateVendorRecord(db, wanted.vendor, { is_on: isOn }, { isOn: !isOn }))
  if (isOn) await openTitlesOf(db, wanted.vendor, services.now())
  else await closeUnservedTitles(db)
  return record
}

async function connect(
  services: Services,
  wanted: Extract<Change, { do: 'connect' }>,
): Promise<VendorRecordRow> {
  await requireOwnSecret(services, wanted.secret)
  const now = services.now()
  const record = {
    vendor_code: wanted.vendor,
    origin: wanted.origin,
    secret: sealVendorSecret(services, wanted.vendor, wanted.secret),
    unit: wanted.unit ?? 1,
    keeps_wallets: wanted.keepsWallets ?? false,
    is_on: true,
    created_at: now,
    ...keptOfAggregator(wanted),
  }
  if (!(await insertVendorRecord(services.db, record)))
    throw new Fault('request_param_err', { field: 'vendor', messageKey: 'desk.vendor.stands' })
  await openTitlesOf(services.db, wanted.vendor, now)
  return { ...record, secret_before: null }
}

async function changeRecord(
  { db }: Services,
  known: Vendor,
  wanted: Extract<Change, { do: 'change' }>,
): Promise<VendorRecordRow> {
  if (known.aggregator) requireOwnWallet(wanted)
  const { unit: wantedUnit = known.unit } = wanted
  // What was counted in one unit would be settled in another.
  if (wantedUnit !== known.unit && (await hasMovedMoney(db, known.code)))
    throw new Fault('request_param_err', { field: 'unit', messageKey: 'desk.vendor.unit' })
  const keeps = wanted.keepsWallets ?? known.keepsWallets
  if (known.keepsWallets && !keeps && (await hasMovedMoney(db, known.code)))
    throw new Fault('request_param_err', { field: 'keepsWallets', messageKey: 'desk.vendor.wallets' })
  return must(
    await updateVendorRecord(db, known.code, {
      origin: wanted.origin ?? known.origin,
      unit: wantedUnit,
      keeps_wallets: keeps,
    }),
  )
}

async function rotate(
  services: Services,
  { vendor: code, secret: next }: Extract<Change, { do: 'rotate' }>,
): Promise<VendorRecordRow> {
  await requireOwnSecret(services, next)
  const rotated = await rotateSecret(services.db, code, sealVendorSecret(services, code, next))
  if (rotated) return rotated
  throw new Fault('request_param_err', { field: 'vendor', messageKey: 'desk.vendor.rotating' })
}

/** By a secret of somebody else's, one vendor could sign as the other; by one of its own of before, nothing is changed. */
async function requireOwnSecret(services: Services, wanted: string): Promise<void> {
  const vendors = await listConnectedVendors(services)
  if (vendors.some(({ secrets }) => secrets.includes(wanted)))
    throw new Fault('request_param_err', { field: 'secret', messageKey: 'desk.vendor.secret' })
}

function must(record: VendorRecordRow | undefined): VendorRecordRow {
  if (!record) throw new Fault('request_param_err', { field: 'do', messageKey: 'desk.vendor.already' })
  return record
}
