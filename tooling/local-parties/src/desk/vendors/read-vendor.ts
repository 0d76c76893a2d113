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

/** Why an act was refused, where it says no more than by which field. */
export function whyRefused({ code, text, field = '', messageKey }: Fault): string {
  if (code !== 'request_param_err' || text !== undefined) return messageKey
  // A secret that is long enough was no key.
  return field === 'secret' ? 'desk.vendors.wrong_key' : (wrong[field] ?? messageKey)
}

/** Why a field was refused. */
const wrong: Readonly<Record<string, string>> = {
  vendor: 'desk.vendors.wrong_code',
  origin: 'desk.vendors.wrong_origin',
  secret: 'desk.vendors.wrong_secret',
  partnerId: 'desk.vendors.wrong_partner_id',
  partnerKey: 'desk.vendors.wrong_partner_key',
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
  const vendorName = text('vendorName')
  const named = vendorName === '' ? {} : { vendorName }
  switch (what) {
    case 'connect': {
      if (form.has('protocol')) {
        // Where both sign by one secret there is none.
        const partnerKey = text('partnerKey')
        const agreed = {
          protocol: text('protocol'),
          partnerId: text('partnerId'),
          ...(partnerKey !== '' && { partnerKey }),
        }
        return { ...said, origin: text('origin'), secret: text('secret'), ...agreed }
      }
      const counted = text('unit') === '' ? {} : { unit }
      return { ...said, origin: text('origin'), secret: text('secret'), ...counted, keepsWallets }
    }
    case 'change':
      return { ...said, origin: text('origin'), unit, keepsWallets }
    case 'rotate':
      return { ...said, secret: text('secret') }
    case 'import': {
      const stake = text('minStake') === '' ? {} : { minStake: amountOf(form, 'minStake') }
      return { ...said, preview: form.has('preview'), ...stake, ...named }
    }
    case 'add-title':
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
        ...named,
      }
    default:
      return said
  }
}
