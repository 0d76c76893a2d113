import { html } from 'hono/html'
import { aggregatorProtocols, type ImportOutcome, type VendorOfOperator } from '@saola/gateway'
import { gameFamilies, volatilities } from '@saola/protocol'
import type { Html } from '../../local-page.ts'
import { choiceField, field, fold, keyField, secretField, tickField } from '../desk-fields.ts'
import type { DeskForm } from '../desk-form.ts'
import { messageText } from '../../texts.ts'
import { renderPreview } from './import-preview.ts'

/** A form that was refused, to be shown again as it was typed. */
export type RefusedForm = { form: DeskForm; field: string | undefined }

/** What an import of a list would do, with the form that asked. */
export type Previewed = { vendor: string; imported: ImportOutcome; form: DeskForm }

/** What the forms are shown with. */
export type VendorForms = {
  language: 'VI' | 'EN'
  text: (key: string, params?: Record<string, string | number>) => string
  refused: RefusedForm | undefined
  previewed: Previewed | undefined
}

/** What can be done about a vendor that is connected, each in a fold of its own. */
export function vendorForms(row: VendorOfOperator, forms: VendorForms): Html {
  const { text } = forms
  const note = (key: string): Html => html`<p class="hint">${text(key)}</p>`
  const change = folded(forms, { act: 'change', title: text('vendors.change'), row }, (typed) => [
    typed.field('origin', text('vendors.origin'), { value: row.origin, most: 200 }),
    typed.field('unit', text('vendors.unit'), { value: row.unit }),
    typed.wallets(row.keepsWallets),
  ])
  const secret = row.hasTwoSecrets
    ? folded(forms, { act: 'end-secret', title: text('vendors.end_secret'), row }, () => [
        note('vendors.end_note'),
      ])
    : folded(forms, { act: 'rotate', title: text('vendors.rotate'), row }, (typed) => [
        note('vendors.rotate_note'),
        isAggregator(row) ? typed.ownKey() : typed.secret(),
      ])
  const turn = row.isOn
    ? folded(forms, { act: 'turn-off', title: text('vendors.turn_off'), row }, () => [
        note('vendors.off_note'),
      ])
    : folded(forms, { act: 'turn-on', title: text('vendors.turn_on'), row }, () => [])
  const title = folded(forms, { act: 'add-title', title: text('vendors.add_title'), row }, (typed) => [
    note('vendors.title_note'),
    ...titleFields(typed, forms, row),
  ])
  return html`${row.givesList ? importForm(row, forms) : ''} ${title} ${change} ${secret} ${turn}`
}

function isAggregator({ protocol }: VendorOfOperator): boolean {
  return protocol !== 'saola'
}

/** Asks what an import would do; once that is known, the form that does it stands below. */
function importForm(row: VendorOfOperator, forms: VendorForms): Html {
  const { text, previewed } = forms
  const act = { act: 'import', title: text('vendors.import'), row }
  const form = renderForm(forms, act, (typed) => [
    html`<p class="hint">${text('vendors.import_note')}</p>`,
    html`<input type="hidden" name="preview" value="on" />`,
    typed.field('minStake', text('vendors.import_stake'), { value: 1_000 }),
    ...(row.titles === 0 ? [vendorName(typed, forms)] : []),
  ])
  const isShown = previewed?.vendor === row.vendor
  const isOpen = isShown || refusedAs(forms, act) !== undefined
  return fold(act.title, html`${form} ${isShown ? renderPreview(previewed, forms) : ''}`, isOpen)
}

function vendorName(typed: Typed, { text }: VendorForms): Html {
  return typed.field('vendorName', text('vendors.title_vendor'), { most: 80, required: false })
}

function titleFields(typed: Typed, forms: VendorForms, row: VendorOfOperator): readonly Html[] {
  const { language, text } = forms
  const families = gameFamilies.map((value) => ({
    value,
    text: messageText(language, `games.family.${value}`),
  }))
  const spreads = volatilities.map((value) => ({
    value,
    text: messageText(language, `games.volatility.${value}`),
  }))
  return [
    typed.field('gameCode', text('vendors.title_code'), { most: 60 }),
    typed.choice('family', text('vendors.title_family'), families),
    typed.field('nameVi', text('vendors.title_vi'), { most: 80 }),
    typed.field('nameEn', text('vendors.title_en'), { most: 80 }),
    typed.field('minStake', text('vendors.title_stake')),
    typed.field('rtp', text('vendors.title_rtp')),
    typed.choice('volatility', text('vendors.title_volatility'), spreads),
    typed.field('lines', text('vendors.title_lines'), { value: 0 }),
    typed.tick('hasDemo', text('vendors.title_demo')),
    typed.tick('feedsJackpots', text('vendors.title_jackpots')),
    ...(row.titles === 0 ? [vendorName(typed, forms)] : []),
  ]
}

/** Connects a vendor. */
export function connectForm(forms: VendorForms): Html {
  const { text } = forms
  return renderForm(forms, { act: 'connect', title: text('vendors.connect') }, (typed) => [
    typed.field('vendor', text('vendors.code'), { most: 64 }),
    typed.field('origin', text('vendors.origin'), { most: 200 }),
    typed.secret(),
    typed.field('unit', text('vendors.unit'), { value: 1 }),
    typed.wallets(false),
  ])
}

/** Connects an aggregator, which has a protocol and keys. */
export function connectAggregatorForm(forms: VendorForms): Html {
  const { text } = forms
  const act = { act: 'connect', title: text('vendors.connect_aggregator'), ofAggregator: true }
  const choices = aggregatorProtocols.map((value) => ({ value, text: value }))
  return renderForm(forms, act, (typed) => [
    html`<p class="hint">${text('vendors.aggregator_note')}</p>`,
    typed.field('vendor', text('vendors.code'), { most: 64 }),
    typed.choice('protocol', text('vendors.protocol'), choices),
    typed.field('origin', text('vendors.origin'), { most: 200 }),
    typed.field('partnerId', text('vendors.partner_id'), { most: 64 }),
    typed.partnerKey(),
    typed.ownKey(),
  ])
}

type Act = { act: string; title: string; row?: VendorOfOperator; ofAggregator?: boolean }
type Typed = ReturnType<typeof typedFields>

/** A form behind its title; one that was refused stands open. */
function folded(forms: VendorForms, act: Act, fields: (typed: Typed) => readonly Html[]): Html {
  return fold(act.title, renderForm(forms, act, fields), refusedAs(forms, act) !== undefined)
}

function renderForm(forms: VendorForms, wanted: Act, fields: (typed: Typed) => readonly Html[]): Html {
  const { act, title, row } = wanted
  const { language, text } = forms
  const typed = typedFields(text, refusedAs(forms, wanted))
  const name = row === undefined ? title : `${row.vendor}: ${title}`
  return html`<form class="step" method="post" action="/desk/vendors" aria-label="${name}">
    <input type="hidden" name="language" value="${language}" />
    ${row && html`<input type="hidden" name="vendor" value="${row.vendor}" />`} ${fields(typed)}
    ${typed.field('reason', text('decided.reason'), { most: 150 })} ${typed.field('by', text('transfer.by'))}
    <button name="do" value="${act}">${title}</button>
  </form>`
}

/** What was typed into this very form, where it was refused. */
function refusedAs(
  { refused }: VendorForms,
  { act, row, ofAggregator = false }: Act,
): RefusedForm | undefined {
  if (refused?.form.get('do') !== act || refused.form.has('protocol') !== ofAggregator) return undefined
  return row === undefined || refused.form.get('vendor') === row.vendor ? refused : undefined
}

function typedFields(text: VendorForms['text'], refused: RefusedForm | undefined) {
  return {
    field: (
      name: string,
      label: string,
      {
        value = '',
        most = 40,
        required = true,
      }: { value?: string | number; most?: number; required?: boolean } = {},
    ) =>
      field(name, label, refused?.form.get(name) ?? value, {
        most,
        required,
        isWrong: refused?.field === name,
      }),
    choice: (name: string, label: string, choices: Parameters<typeof choiceField>[2]) =>
      choiceField(name, label, choices, refused?.form.get(name)),
    tick: (name: string, label: string) => tickField(name, label, refused?.form.has(name)),
    /** A secret is told nobody, also whoever has just typed it. */
    secret: () => secretField('secret', text('vendors.secret'), refused?.field === 'secret'),
    ownKey: () => keyField('secret', text('vendors.own_key'), '', { isWrong: refused?.field === 'secret' }),
    partnerKey: () =>
      keyField('partnerKey', text('vendors.partner_key'), refused?.form.get('partnerKey') ?? '', {
        isWrong: refused?.field === 'partnerKey',
        required: false,
      }),
    wallets: (keeps: boolean) =>
      tickField('keepsWallets', text('vendors.wallets'), refused ? refused.form.has('keepsWallets') : keeps),
  }
}
