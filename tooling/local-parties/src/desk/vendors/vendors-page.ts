import { html } from 'hono/html'
import { formatDateTime, formatMoney, formatNumber, languageOf } from '@saola/i18n'
import type { VendorOfOperator } from '@saola/gateway'
import { renderLocalPage, type Html } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { fold } from '../desk-fields.ts'
import {
  connectAggregatorForm,
  connectForm,
  vendorForms,
  type Previewed,
  type RefusedForm,
  type VendorForms,
} from './vendor-forms.ts'

export type VendorsDeskPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  /** What was just done about which vendor, or why it was not. */
  notice:
    | { kind: 'done'; act: string; vendor: string }
    | ({ kind: 'refused'; text: string } & RefusedForm)
    | ({ kind: 'previewed' } & Previewed)
    | undefined
  vendors: readonly VendorOfOperator[]
}

/** What was done about a record, for the desk's people. */
const done: Readonly<Record<string, string>> = {
  connect: 'vendors.done_connect',
  change: 'vendors.done_change',
  rotate: 'vendors.done_rotate',
  'end-secret': 'vendors.done_end_secret',
  'turn-off': 'vendors.done_turn_off',
  'turn-on': 'vendors.done_turn_on',
  'add-title': 'vendors.done_add_title',
  import: 'vendors.done_import',
}

/** The vendors of games with the forms to connect and change them; complete without scripts. */
export function renderVendorsPage(page: VendorsDeskPage): Html {
  const { language, here, memberOrigin, notice, vendors } = page
  const text: VendorForms['text'] = (key, params) => messageText(language, `desk.${key}`, params)
  const forms = {
    language,
    text,
    refused: notice?.kind === 'refused' ? notice : undefined,
    previewed: notice?.kind === 'previewed' ? notice : undefined,
  }
  return renderLocalPage({
    language,
    here,
    stylesheet: '/desk/style.css',
    name: text('title'),
    heading: text('vendors'),
    body: html`${renderNotice(page, text)}
      <p class="links"><a href="/desk?language=${language}">${text('page.title')}</a></p>
      <p class="note">${text('vendors.note')}</p>
      <section>
        <h2>${text('vendors.connected')} <span class="count">${vendors.length}</span></h2>
        ${vendors.map((row) => renderVendor(row, forms))}
      </section>
      <section>
        <h2>${text('vendors.connect')}</h2>
        <article>${connectForm(forms)}</article>
      </section>
      <section>
        <h2>${text('vendors.connect_aggregator')}</h2>
        <article>${connectAggregatorForm(forms)}</article>
      </section>`,
    back: { href: memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

/** The address can be typed by anybody: only acts and vendors that exist are spoken of. */
function renderNotice({ notice, vendors }: VendorsDeskPage, text: VendorForms['text']): Html | '' {
  if (notice === undefined || notice.kind === 'previewed') return ''
  if (notice.kind === 'refused') return html`<p class="note bad" role="alert">${notice.text}</p>`
  const key = done[notice.act]
  if (key === undefined || !vendors.some(({ vendor }) => vendor === notice.vendor)) return ''
  return html`<p class="note good" role="status">${notice.vendor}: ${text(key)}</p>`
}

function renderVendor(row: VendorOfOperator, forms: VendorForms): Html {
  const { language, text } = forms
  const spoken = languageOf(language)
  const id = `v-${row.vendor}`
  return html`<article aria-labelledby="${id}">
    <p class="head">
      <strong id="${id}">${row.vendor}</strong>
      <span class="state ${row.isOn ? '' : 'missing'}">${text(row.isOn ? 'vendors.on' : 'vendors.off')}</span>
      <time datetime="${new Date(row.createdAt).toISOString()}"
        >${text('vendors.since', { time: formatDateTime(row.createdAt, spoken) })}</time
      >
    </p>
    <p class="to">${row.origin}</p>
    ${row.protocol === 'saola' ? '' : html`<p class="to">${text('vendors.speaks', { protocol: row.protocol })}</p>`}
    <p class="to">${text('vendors.counts', { unit: formatMoney(row.unit, spoken) })}</p>
    <p class="to">${text('vendors.titles', { count: formatNumber(row.titles, spoken) })}</p>
    ${row.keepsWallets ? html`<p class="to">${text('vendors.wallets')}</p>` : ''}
    ${row.hasTwoSecrets ? html`<p class="note">${text('vendors.two_secrets')}</p>` : ''}
    ${vendorForms(row, forms)} ${row.acts.length === 0 ? '' : renderActs(row, forms)}
  </article>`
}

function renderActs({ acts }: VendorOfOperator, { language, text }: VendorForms): Html {
  const title = html`${text('vendors.acts')} <span class="count">${acts.length}</span>`
  return fold(
    title,
    html`<ol class="acts" reversed>
      ${acts.map(
        ({ act, gameCode, reason, by, doneAt }) =>
          html`<li>
            <time datetime="${new Date(doneAt).toISOString()}"
              >${formatDateTime(doneAt, languageOf(language))}</time
            >
            · <strong>${text(done[act] ?? 'vendors.done_change')}</strong> ${gameCode}<br />${by}: ${reason}
          </li>`,
      )}
    </ol>`,
  )
}
