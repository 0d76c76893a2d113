import { html } from 'hono/html'
import { formatDateTime, formatMoney, languageOf } from '@saola/i18n'
import { confirmationSteps, nextWithdrawalSteps } from '@saola/rules'
import { messageText } from '../http/messages.ts'
import type { Html } from '../local/local-page.ts'
import type { DeskText } from './desk-page.ts'
import type { DeskWithdrawal } from './list-work.ts'

type Shown = { row: DeskWithdrawal; language: 'VI' | 'EN'; text: DeskText }

/** One withdrawal with the steps that the house can take now, each a form of its own. */
export function renderWithdrawal(row: DeskWithdrawal, language: 'VI' | 'EN', text: DeskText): Html {
  const shown = { row, language, text }
  const open = nextWithdrawalSteps(row.state)
  const canForce = row.confirmation !== null && confirmationSteps(row.confirmation, 'house').includes('force')
  return html`<article aria-labelledby="w${row.id}">
    ${facts(shown)}
    ${
      open.includes('approve')
        ? stepForm(shown, html`<button name="step" value="approve">${text('approve')}</button>`)
        : ''
    }
    ${open.includes('disburse') ? payForm(shown) : ''}
    ${open.includes('fail') || open.includes('reject') ? refuseForm(shown, open.includes('fail')) : ''}
    ${canForce ? stepForm(shown, html`<button class="plain" name="step" value="force">${text('force')}</button>`) : ''}
  </article>`
}

function facts({ row, language, text }: Shown): Html {
  const spoken = languageOf(language)
  const state = row.confirmation
    ? text(`confirmation.${row.confirmation}`)
    : messageText(language, `wallet.withdraw.status.${row.state}`)
  const isPart = row.confirmation === 'partly_received'
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
      isPart
        ? html`<p class="to">
            ${text('parts', {
              received: formatMoney(row.received, spoken),
              remaining: formatMoney(row.amount - row.received, spoken),
            })}
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

function payForm(shown: Shown): Html {
  const { row, text } = shown
  return stepForm(
    shown,
    html`<label for="sent${row.id}">${text('sent_amount')}</label>
      <input
        id="sent${row.id}"
        name="sent"
        inputmode="numeric"
        autocomplete="off"
        placeholder="${formatMoney(row.amount, languageOf(shown.language))}"
      />
      <button name="step" value="disburse">${text('pay')}</button>`,
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
function stepForm({ row, language }: Shown, inside: Html): Html {
  return html`<form class="step" method="post" action="/desk/withdrawal" aria-labelledby="w${row.id}">
    <input type="hidden" name="merchant" value="${row.merchant}" />
    <input type="hidden" name="withdrawalId" value="${row.id}" />
    <input type="hidden" name="language" value="${language}" />
    ${inside}
  </form>`
}
