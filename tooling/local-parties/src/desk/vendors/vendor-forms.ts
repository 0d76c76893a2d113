import { html } from 'hono/html'
import type { VendorOfOperator } from '@saola/gateway'
import type { Html } from '../../local-page.ts'
import { field, fold, secretField, tickField } from '../desk-fields.ts'
import type { DeskForm } from '../desk-form.ts'

/** A form that was refused, to be shown again as it was typed. */
export type RefusedForm = { form: DeskForm; field: string | undefined }

/** What the forms are shown with. */
export type VendorForms = {
  language: 'VI' | 'EN'
  text: (key: string, params?: Record<string, string | number>) => string
  refused: RefusedForm | undefined
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
        typed.secret(),
      ])
  const turn = row.isOn
    ? folded(forms, { act: 'turn-off', title: text('vendors.turn_off'), row }, () => [
        note('vendors.off_note'),
      ])
    : folded(forms, { act: 'turn-on', title: text('vendors.turn_on'), row }, () => [])
  return html`${change} ${secret} ${turn}`
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

type Act = { act: string; title: string; row?: VendorOfOperator }
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
function refusedAs({ refused }: VendorForms, { act, row }: Act): RefusedForm | undefined {
  if (refused?.form.get('do') !== act) return undefined
  return row === undefined || refused.form.get('vendor') === row.vendor ? refused : undefined
}

function typedFields(text: VendorForms['text'], refused: RefusedForm | undefined) {
  return {
    field: (
      name: string,
      label: string,
      { value = '', most = 40 }: { value?: string | number; most?: number } = {},
    ) => field(name, label, refused?.form.get(name) ?? value, { most, isWrong: refused?.field === name }),
    /** A secret is told nobody, also whoever has just typed it. */
    secret: () => secretField('secret', text('vendors.secret'), refused?.field === 'secret'),
    wallets: (keeps: boolean) =>
      tickField('keepsWallets', text('vendors.wallets'), refused ? refused.form.has('keepsWallets') : keeps),
  }
}
