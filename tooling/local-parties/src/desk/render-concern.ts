import { html } from 'hono/html'
import { formatDateTime, languageOf } from '@saola/i18n'
import { exclusionLengths } from '@saola/protocol'
import type { WaitingConcern } from '@saola/gateway'
import { messageText } from '../texts.ts'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

/** Who reports whom and why, and what may be done about it, once an account was found. */
export function renderConcern(row: WaitingConcern, language: 'VI' | 'EN', text: DeskText): Html {
  const { concernId: id, personName, wish } = row
  const ofForm = (key: string): string => messageText(language, `protection.concern.${key}`)
  return html`<article aria-labelledby="c${id}">
    <p class="head">
      <strong id="c${id}">#${id}</strong>
      <span class="state">${ofForm(`kind.${row.kind}`)}</span>
      <time datetime="${new Date(row.createdAt).toISOString()}"
        >${formatDateTime(row.createdAt, languageOf(language))}</time
      >
    </p>
    <p class="to">
      ${row.person}${personName === null ? '' : ` · ${personName}`}${wish === null ? '' : ` · ${ofForm(`wish.${wish}`)}`}
    </p>
    <p class="content">${row.story}</p>
    <p class="to">
      ${row.reporterName} (${ofForm(`relation.${row.relation}`)}) · ${row.reporterContact} · ${row.reference}
    </p>
    <form class="step" method="post" action="/desk/concern" aria-labelledby="c${id}">
      <input type="hidden" name="merchant" value="${row.merchant}" />
      <input type="hidden" name="concernId" value="${id}" />
      <input type="hidden" name="language" value="${language}" />
      <label for="account${id}">${text('concern.account')}</label>
      <input id="account${id}" name="account" maxlength="64" autocomplete="off" />
      <label for="length${id}">${text('concern.length')}</label>
      <select id="length${id}" name="length">
        ${exclusionLengths
          .toReversed()
          .map(
            (length) =>
              html`<option value="${length}">
                ${messageText(language, `protection.exclusion.${length}`)}
              </option>`,
          )}
      </select>
      <label for="note${id}">${text('concern.note')}</label>
      <textarea id="note${id}" name="note" rows="2" maxlength="1000" required></textarea>
      <label for="by${id}">${text('concern.by')}</label>
      <input id="by${id}" name="by" maxlength="100" required />
      <button name="do" value="exclude">${text('concern.exclude')}</button>
      <button name="do" value="close">${text('concern.close')}</button>
      <button name="do" value="nothing">${text('concern.nothing')}</button>
    </form>
  </article>`
}
