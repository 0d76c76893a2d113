import { html } from 'hono/html'
import { formatDateTime, formatMoney, languageOf } from '@saola/i18n'
import type { DecidedMoney } from '@saola/gateway'
import { renderLocalPage, type Html } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { field, fold } from '../desk-fields.ts'
import type { DeskForm } from '../desk-form.ts'

export type DecidedDeskPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  /** What was just done, or why it was not. */
  notice: { kind: 'done' } | { kind: 'refused'; text: string; form: DeskForm } | undefined
  money: readonly DecidedMoney[]
  /** A key for each form: pressed twice, it is one step. */
  newKey: () => string
}

type Text = (key: string, params?: Record<string, string | number>) => string
/** A form that was refused is shown again as it was typed. */
type Shown = { merchant: string; language: 'VI' | 'EN'; text: Text; refused: DeskForm | undefined }

/** What became of money of the bank, for the desk's people. */
const states: Readonly<Record<DecidedMoney['decided'][number]['state'], string>> = {
  credited: 'decided.credited',
  returned: 'decided.returned',
  recalled: 'decided.recalled',
}

/** What was decided about money, with the forms that undo it, and who owes; complete without scripts. */
export function renderDecidedPage(page: DecidedDeskPage): Html {
  const { language, here, memberOrigin, notice, money } = page
  const text: Text = (key, params) => messageText(language, `desk.${key}`, params)
  const isDone = notice?.kind === 'done'
  const refused = notice?.kind === 'refused' ? notice.form : undefined
  return renderLocalPage({
    language,
    here,
    stylesheet: '/desk/style.css',
    name: text('title'),
    heading: text('decided'),
    body: html`${
        notice &&
        html`<p class="note ${isDone ? 'good' : 'bad'}" role="${isDone ? 'status' : 'alert'}">
          ${notice.kind === 'done' ? text('chat.done') : notice.text}
        </p>`
      }
      <p class="links"><a href="/desk?language=${language}">${text('page.title')}</a></p>
      <p class="note">${text('decided.note')}</p>
      ${money.map((each) => {
        const shown = { merchant: each.merchant, language, text, refused }
        return html`${section(
          text('decided.owing'),
          each.merchant,
          each.owing.map((row) => renderOwing(row, shown)),
        )}
        ${section(
          text('decided.money'),
          each.merchant,
          each.decided.map((row) => renderMoney(row, shown)),
        )}
        ${section(
          text('decided.bonuses'),
          each.merchant,
          each.bonuses.map((row) => renderBonus(row, shown)),
        )}`
      })}
      <section>
        <h2>${text('decided.paid')}</h2>
        ${renderPaid(page, text, refused?.get('act') === 'paid' ? refused : undefined)}
      </section>`,
    back: { href: memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

function section(title: string, merchant: string, items: readonly Html[]): Html | '' {
  if (items.length === 0) return ''
  return html`<section>
    <h2>${title} · ${merchant} <span class="count">${items.length}</span></h2>
    ${items}
  </section>`
}

function renderOwing(row: DecidedMoney['owing'][number], { language, text }: Shown): Html {
  const spoken = languageOf(language)
  return html`<article>
    <p class="head"><strong>${row.account}</strong></p>
    <p class="sum">${formatMoney(row.owed, spoken)}</p>
    <p class="to">${text('decided.since', { time: formatDateTime(row.since, spoken) })}</p>
  </article>`
}

function renderMoney(row: DecidedMoney['decided'][number], shown: Shown): Html {
  const { merchant, language, text } = shown
  const spoken = languageOf(language)
  const { reference, reason, by } = row
  const typed = typedFor(shown, 'reference', reference)
  const hidden = html`<input type="hidden" name="merchant" value="${merchant}" />
    <input type="hidden" name="language" value="${language}" />
    <input type="hidden" name="reference" value="${reference}" />`
  return html`<article aria-labelledby="d-${reference}">
    <p class="head">
      <strong id="d-${reference}">${reference}</strong>
      <span class="state ${row.state === 'recalled' ? 'missing' : ''}">${text(states[row.state])}</span>
      <time datetime="${new Date(row.decidedAt).toISOString()}"
        >${formatDateTime(row.decidedAt, spoken)}</time
      >
    </p>
    <p class="sum">${formatMoney(row.amount, spoken)}</p>
    ${row.account === null ? '' : html`<p class="to">${text('decided.to', { name: row.account })}</p>`}
    ${row.payout === null ? '' : html`<p class="to">${text('decided.payout', { number: row.payout })}</p>`}
    <p class="to">${row.memo === '' ? text('transfer.no_memo') : row.memo}</p>
    ${by === null ? '' : html`<p class="to">${whoDecided(by, reason ?? '', text)}</p>`}
    ${fold(
      text(row.state === 'credited' ? 'decided.credited_again' : 'decided.undo'),
      html`<form class="step" method="post" action="/desk/decided" aria-labelledby="d-${reference}">
        ${hidden} <input type="hidden" name="booking" value="${row.booking}" /> ${whyFields(text, typed)}
        ${
          row.state === 'credited'
            ? field('recallReference', text('decided.recall_reference'), typed?.get('recallReference'), {
                required: false,
                most: 64,
              })
            : ''
        }
        <button name="act" value="undo">${text('decided.undo')}</button>
        ${
          row.state === 'credited'
            ? html`<button class="plain" name="act" value="recall">${text('decided.recall')}</button>`
            : ''
        }
      </form>`,
      typed !== undefined,
    )}
  </article>`
}

/** What a person decided and why, or what the bank told and under which number of its own. */
function whoDecided(name: string, reason: string, text: Text): string {
  return name === 'bank' ? text('decided.by_bank', { reason }) : text('decided.by', { name, reason })
}

function renderBonus(row: DecidedMoney['bonuses'][number], shown: Shown): Html {
  const { merchant, language, text } = shown
  const spoken = languageOf(language)
  const id = row.participationId
  const typed = typedFor(shown, 'participationId', String(id))
  return html`<article aria-labelledby="p-${id}">
    <p class="head">
      <strong id="p-${id}">${row.account}: ${language === 'VI' ? row.titleVI : row.titleEN}</strong>
      <span class="state">${text(row.isPaid ? 'decided.bonus_paid' : 'decided.bonus_runs')}</span>
      <time datetime="${new Date(row.grantedAt).toISOString()}"
        >${formatDateTime(row.grantedAt, spoken)}</time
      >
    </p>
    <p class="sum">${formatMoney(row.bonus, spoken)}</p>
    ${fold(
      text('decided.take_back'),
      html`<form class="step" method="post" action="/desk/decided" aria-labelledby="p-${id}">
        <input type="hidden" name="merchant" value="${merchant}" />
        <input type="hidden" name="language" value="${language}" />
        <input type="hidden" name="participationId" value="${id}" />
        ${whyFields(text, typed)}
        <button name="act" value="bonus">${text('decided.take_back')}</button>
      </form>`,
      typed !== undefined,
    )}
  </article>`
}

function renderPaid({ language, newKey }: DecidedDeskPage, text: Text, typed: DeskForm | undefined): Html {
  return html`<article aria-labelledby="paid">
    <p class="note" id="paid">${text('decided.paid_note')}</p>
    <form class="step" method="post" action="/desk/decided" aria-labelledby="paid">
      <input type="hidden" name="language" value="${language}" />
      <input type="hidden" name="key" value="${newKey()}" />
      ${field('withdrawalId', text('bounced.payout'), typed?.get('withdrawalId'), { most: 20 })}
      ${field('sent', text('decided.paid_amount'), typed?.get('sent'), { required: false })}
      ${whyFields(text, typed)}
      <button name="act" value="paid">${text('decided.book_paid')}</button>
    </form>
  </article>`
}

/** What was typed into the form of one thing, where it was refused. */
function typedFor({ merchant, refused }: Shown, name: string, value: string): DeskForm | undefined {
  return refused?.get('merchant') === merchant && refused.get(name) === value ? refused : undefined
}

function whyFields(text: Text, typed: DeskForm | undefined): Html {
  return html`${field('reason', text('decided.reason'), typed?.get('reason'), { most: 150 })}
  ${field('by', text('transfer.by'), typed?.get('by'))}`
}
