import { html } from 'hono/html'
import { formatDateTime, formatMoney, languageOf } from '@saola/i18n'
import { confirmationSteps, nextWithdrawalSteps } from '@saola/rules'
import { messageText } from '../texts.ts'
import type { Html } from '../local-page.ts'
import { amountDue, amountOnHold } from '@saola/rules'
import type { DeskText } from './desk-page.ts'
import type { DeskWithdrawal } from '@saola/gateway'

/** What a withdrawal is shown with. */
type Look = { language: 'VI' | 'EN'; text: DeskText; newKey: () => string }
type Shown = Look & { row: DeskWithdrawal }

/** One withdrawal with the steps that the operator can take now, each a form of its own. */
export function renderWithdrawal(row: DeskWithdrawal, look: Look): Html {
  const shown = { row, ...look }
  const { text } = look
  const first = nextWithdrawalSteps(row.state)
  const later = row.confirmation === null ? [] : confirmationSteps(row.confirmation, 'operator')
  const open: ReadonlySet<string> = new Set([...first, ...later])
  const plain = (step: 'return' | 'force') =>
    open.has(step)
      ? stepForm(shown, html`<button class="plain" name="step" value="${step}">${text(step)}</button>`)
      : ''
  return html`<article aria-labelledby="w${row.id}">
    ${facts(shown)}
    ${
      open.has('approve')
        ? stepForm(shown, html`<button name="step" value="approve">${text('approve')}</button>`)
        : ''
    }
    ${open.has('disburse') ? payForm(shown, 'disburse', amountOnHold(row)) : ''}
    ${open.has('repay') ? payForm(shown, 'repay', amountDue(row) - row.received) : ''}
    ${open.has('fail') || open.has('reject') ? refuseForm(shown, open.has('fail')) : ''} ${plain('return')}
    ${plain('force')}
  </article>`
}

function facts({ row, language, text }: Shown): Html {
  const spoken = languageOf(language)
  const state = row.confirmation
    ? text(`confirmation.${row.confirmation}`)
    : messageText(language, `wallet.withdraw.status.${row.state}`)
  const parts = partsOf(row)
  return html`<p class="head">
      <strong id="w${row.id}">${row.orderNo}</strong>
      <span class="${row.confirmation === 'not_received' ? 'state missing' : 'state'}">${state}</span>
      <time datetime="${new Date(row.createdAt).toISOString()}"
        >${formatDateTime(row.createdAt, spoken)}</time
      >
    </p>
    <p class="sum">${formatMoney(row.amount, spoken)}</p>
    <p class="to">
      ${row.name} · ${row.bank} <span class="figures">${row.accountNumber}</span> · ${row.holder}
    </p>
    ${
      row.marks.length > 0
        ? html`<ul class="marks" aria-label="${text('marks')}">
            ${row.marks.map((mark) => html`<li>${text(`mark.${mark}`)}</li>`)}
          </ul>`
        : ''
    }
    ${
      parts.length > 0
        ? html`<p class="to">
            ${parts.map(([key, amount]) => text(key, { amount: formatMoney(amount, spoken) })).join(' · ')}
          </p>`
        : ''
    }
    ${
      row.proofs.length > 0
        ? html`<p class="links">
            ${row.proofs.map((id, index) => html`<a href="/desk/proofs/${id}">${text('proof', { number: index + 1 })}</a> `)}
          </p>`
        : ''
    }`
}

/** Where the money of a withdrawal is, when it is not all in one place. */
function partsOf(row: DeskWithdrawal): [string, number][] {
  if (row.confirmation === null) return []
  const isDisputed = row.confirmation === 'partly_received' || row.confirmation === 'not_received'
  const parts: [string, number][] = [
    ['part.sent', amountOnHold(row) > 0 ? row.sent : 0],
    ['part.on_hold', amountOnHold(row)],
    ['part.returned', row.returned],
    ['part.received', isDisputed ? row.received : 0],
    ['part.missing', isDisputed ? amountDue(row) - row.received : 0],
  ]
  return parts.filter(([, amount]) => amount > 0)
}

function payForm(shown: Shown, step: 'disburse' | 'repay', most: number): Html {
  const { row, text } = shown
  return stepForm(
    shown,
    html`<label for="sent${row.id}">${text('sent_amount')}</label>
      <input
        id="sent${row.id}"
        name="sent"
        inputmode="numeric"
        autocomplete="off"
        placeholder="${formatMoney(most, languageOf(shown.language))}"
      />
      <button name="step" value="${step}">${text(step === 'repay' ? 'repay' : 'pay')}</button>`,
  )
}

function refuseForm(shown: Shown, canFail: boolean): Html {
  const { row, text } = shown
  return stepForm(
    shown,
    html`<label for="reason${row.id}">${text('reason')}</label>
      <input id="reason${row.id}" name="reason" maxlength="200" autocomplete="off" required />
      <button class="plain" name="step" value="reject">${text('reject')}</button>
      ${canFail ? html`<button class="plain" name="step" value="fail">${text('fail')}</button>` : ''}`,
  )
}

/** Every button says which withdrawal it is about, for those who hear the page. */
function stepForm({ row, language, newKey }: Shown, inside: Html): Html {
  return html`<form class="step" method="post" action="/desk/withdrawal" aria-labelledby="w${row.id}">
    <input type="hidden" name="merchant" value="${row.merchant}" />
    <input type="hidden" name="withdrawalId" value="${row.id}" />
    <input type="hidden" name="language" value="${language}" />
    <input type="hidden" name="key" value="${newKey()}" />
    ${inside}
  </form>`
}
