import { html } from 'hono/html'
import { formatNumber, languageOf } from '@saola/i18n'
import type { ImportOutcome } from '@saola/gateway'
import type { Html } from '../../local-page.ts'
import type { Previewed, VendorForms } from './vendor-forms.ts'

/** What an import counts, in the words of the desk. */
const counted = {
  added: 'vendors.import_added',
  changed: 'vendors.import_changed',
  closed: 'vendors.import_closed',
  unchanged: 'vendors.import_unchanged',
  notOffered: 'vendors.import_not_offered',
  refused: 'vendors.import_refused',
} as const

/** Why a row of a list is not taken. */
const why: Readonly<Record<ImportOutcome['refusedRows'][number]['why'], string>> = {
  row: 'vendors.row_row',
  code: 'vendors.row_code',
  name: 'vendors.row_name',
  regions: 'vendors.row_regions',
  twice: 'vendors.row_twice',
  long: 'vendors.row_long',
  stands: 'vendors.row_stands',
}

/** What goes on from the form that asked to the one that does it. */
const goesOn = ['vendor', 'minStake', 'vendorName', 'reason', 'by']

/** What an import would do, with the refused rows and the button that does it (games 145). */
export function renderPreview({ vendor, imported, form }: Previewed, { language, text }: VendorForms): Html {
  const number = (value: number): string => formatNumber(value, languageOf(language))
  const counts = Object.entries(counted) as [keyof typeof counted, string][]
  const { refusedRows } = imported
  return html`<section aria-label="${vendor}: ${text('vendors.import_would')}">
    <p><strong>${text('vendors.import_would')}</strong></p>
    <ul>
      ${counts.map(([name, key]) => html`<li>${text(key)}: ${number(imported[name])}</li>`)}
    </ul>
    ${
      refusedRows.length === 0
        ? ''
        : html`<ul class="acts">
            ${refusedRows.map((row) => html`<li><code>${row.code}</code> ${text(why[row.why])}</li>`)}
          </ul>`
    }
    ${
      imported.refused > refusedRows.length
        ? html`<p class="hint">${text('vendors.import_first', { count: number(refusedRows.length) })}</p>`
        : ''
    }
    <form
      class="step"
      method="post"
      action="/desk/vendors"
      aria-label="${vendor}: ${text('vendors.import_now')}"
    >
      <input type="hidden" name="language" value="${language}" />
      ${goesOn.map((name) => html`<input type="hidden" name="${name}" value="${form.get(name) ?? ''}" />`)}
      <button name="do" value="import">${text('vendors.import_now')}</button>
    </form>
  </section>`
}
