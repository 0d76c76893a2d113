import { html } from 'hono/html'
import { formatDateTime, languageOf } from '@saola/i18n'
import { messageText } from '../texts.ts'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'
import type { DeskTicket } from '@saola/gateway'

/** One question with a box for the answer. */
export function renderTicket(row: DeskTicket, language: 'VI' | 'EN', text: DeskText): Html {
  return html`<article aria-labelledby="q${row.id}">
    <p class="head">
      <strong id="q${row.id}">#${row.id}</strong>
      <span class="state">${messageText(language, `support.type.${row.topic}`)}</span>
      <time datetime="${new Date(row.updatedAt).toISOString()}"
        >${formatDateTime(row.updatedAt, languageOf(language))}</time
      >
    </p>
    <p class="to">${row.name}${row.reference === null ? '' : ` · ${row.reference}`}</p>
    <p class="content">${row.content}</p>
    <form class="step" method="post" action="/desk/ticket" aria-labelledby="q${row.id}">
      <input type="hidden" name="ticketId" value="${row.id}" />
      <input type="hidden" name="language" value="${language}" />
      <label for="answer${row.id}">${text('answer')}</label>
      <textarea id="answer${row.id}" name="content" rows="2" maxlength="4000" required></textarea>
      <button>${text('send_answer')}</button>
    </form>
  </article>`
}
