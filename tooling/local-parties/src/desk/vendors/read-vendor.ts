import { Fault, vendorOperation, type VendorOperation } from '@saola/gateway'
import { amountOf, type DeskForm } from '../desk-form.ts'

/** What a form asks about a vendor; whatever is typed wrong is refused with the name of its field. */
export function readVendor(form: DeskForm): VendorOperation {
  const parsed = vendorOperation.safeParse(wantedOf(form))
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0] ?? 'do')
  const messageKey = wrong[name]
  throw new Fault('request_param_err', { field: name, ...(messageKey !== undefined && { messageKey }) })
}

/** Why a field was refused. */
const wrong: Readonly<Record<string, string>> = {
  vendor: 'desk.vendors.wrong_code',
  origin: 'desk.vendors.wrong_origin',
  secret: 'desk.vendors.wrong_secret',
  unit: 'desk.vendors.wrong_unit',
  gameCode: 'desk.vendors.wrong_code',
  nameVi: 'desk.vendors.wrong_name',
  nameEn: 'desk.vendors.wrong_name',
  vendorName: 'desk.vendors.wrong_name',
  minStake: 'desk.vendors.wrong_stake',
  rtp: 'desk.vendors.wrong_rtp',
  lines: 'desk.vendors.wrong_lines',
  reason: 'desk.transfer.no_reason',
  by: 'desk.transfer.no_by',
}

function wantedOf(form: DeskForm): object {
  const text = (name: string): string => form.get(name)?.trim() ?? ''
  const what = text('do')
  const said = { do: what, vendor: text('vendor'), reason: text('reason'), by: text('by') }
  const keepsWallets = form.has('keepsWallets')
  const unit = amountOf(form, 'unit')
  switch (what) {
    case 'connect': {
      const counted = text('unit') === '' ? {} : { unit }
      return { ...said, origin: text('origin'), secret: text('secret'), ...counted, keepsWallets }
    }
    case 'change':
      return { ...said, origin: text('origin'), unit, keepsWallets }
    case 'rotate':
      return { ...said, secret: text('secret') }
    case 'add-title': {
      const vendorName = text('vendorName')
      return {
        ...said,
        gameCode: text('gameCode'),
        family: text('family'),
        nameVi: text('nameVi'),
        nameEn: text('nameEn'),
        minStake: amountOf(form, 'minStake'),
        rtp: amountOf(form, 'rtp'),
        volatility: text('volatility'),
        lines: amountOf(form, 'lines'),
        hasDemo: form.has('hasDemo'),
        feedsJackpots: form.has('feedsJackpots'),
        ...(vendorName !== '' && { vendorName }),
      }
    }
    default:
      return said
  }
}
