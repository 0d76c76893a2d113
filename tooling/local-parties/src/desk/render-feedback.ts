import { html } from 'hono/html'
import { formatDateTime, languageOf } from '@saola/i18n'
import type { WaitingFeedback } from '@saola/gateway'
import { messageText } from '../texts.ts'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

/** What a member or a guest thinks, how to reach a guest, and a box for the answer. */
export function renderFeedback(row: WaitingFeedback, language: 'VI' | 'EN', text: DeskText): Html {
  const { feedbackId: id, contact } = row
  return html`<article aria-labelledby="f${id}">
    <p class="head">
      <strong id="f${id}">#${id}</strong>
      <span class="state">${messageText(language, `support.type.${row.type}`)}</span>
      <time datetime="${new Date(row.createdAt).toISOString()}"
        >${formatDateTime(row.createdAt, languageOf(language))}</time
      >
    </p>
    <p class="to">
      ${row.name ?? text('feedback.guest')} · ${row.reference}${contact === null ? '' : ` · ${contact}`}
    </p>
    <p class="content">${row.content}</p>
    <p class="to">${text(reachOf(row))}</p>
    <form class="step" method="post" action="/desk/feedback" aria-labelledby="f${id}">
      <input type="hidden" name="merchant" value="${row.merchant}" />
      <input type="hidden" name="feedbackId" value="${id}" />
      <input type="hidden" name="language" value="${language}" />
      <label for="reply${id}">${text('answer')}</label>
      <textarea id="reply${id}" name="content" rows="2" maxlength="4000" required></textarea>
      <button>${text('send_answer')}</button>
    </form>
  </article>`
}

/** Where the answer will be read. */
function reachOf({ name, contact }: WaitingFeedback): string {
  if (name !== null) return 'feedback.to_inbox'
  if (contact === null) return 'feedback.to_reference'
  return contact.includes('@') ? 'feedback.to_mail' : 'feedback.to_contact'
}
