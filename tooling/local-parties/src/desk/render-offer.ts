import { html } from 'hono/html'
import { formatDateTime, formatMoney, languageOf } from '@saola/i18n'
import type { DeskOffer } from '@saola/gateway'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

type Shown = { row: DeskOffer; language: 'VI' | 'EN'; text: DeskText }

/** One application or earned bonus, with what the operator can do about it. */
export function renderOffer(shown: Shown): Html {
  const { row, language, text } = shown
  const spoken = languageOf(language)
  const id = `o${row.participationId}`
  return html`<article aria-labelledby="${id}">
    <p class="head">
      <strong id="${id}">${row.title[spoken]}</strong>
      <span class="state">${text(`offer.${row.kind}`)}</span>
      <time datetime="${new Date(row.joinedAt).toISOString()}">${formatDateTime(row.joinedAt, spoken)}</time>
    </p>
    <p class="to">#${row.participationId} · ${row.name}</p>
    ${row.comment === null ? '' : html`<p class="content">${row.comment}</p>`}
    ${
      row.pictures.length > 0
        ? html`<p class="links">
            ${row.pictures.map((picture, index) => html`<a href="/desk/pictures/${picture}">${text('offer.picture', { number: index + 1 })}</a> `)}
          </p>`
        : ''
    }
    ${row.kind === 'application' ? answerForms(shown) : issueForm(shown)}
  </article>`
}

function answerForms(shown: Shown): Html {
  const { row, text } = shown
  const id = `answer-o${row.participationId}`
  return html`${stepForm(shown, html`<button name="step" value="approve">${text('approve')}</button>`)}
  ${stepForm(
    shown,
    html`<label for="${id}">${text('reason')}</label>
      <input id="${id}" name="answer" maxlength="400" autocomplete="off" required />
      <button class="plain" name="step" value="reject">${text('reject')}</button>`,
  )}`
}

function issueForm(shown: Shown): Html {
  const amount = formatMoney(shown.row.bonus, languageOf(shown.language))
  return stepForm(
    shown,
    html`<button name="step" value="issue">${shown.text('offer.issue', { amount })}</button>`,
  )
}

/** Every button says which offer it is about, for those who hear the page. */
function stepForm({ row, language }: Shown, inside: Html): Html {
  return html`<form
    class="step"
    method="post"
    action="/desk/promotion"
    aria-labelledby="o${row.participationId}"
  >
    <input type="hidden" name="merchant" value="${row.merchant}" />
    <input type="hidden" name="participationId" value="${row.participationId}" />
    <input type="hidden" name="language" value="${language}" />
    ${inside}
  </form>`
}
