import { html } from 'hono/html'
import { formatDateTime, languageOf } from '@saola/i18n'
import type { WaitingResult } from '@saola/gateway'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

/** One draw of the state whose result waits for a person, with what was said of it and the button to confirm it. */
export function renderResult(row: WaitingResult, language: 'VI' | 'EN', text: DeskText): Html {
  const spoken = languageOf(language)
  const waiting = row.entered ?? row.proposed
  return html`<article aria-labelledby="r${row.drawId}">
    <p class="head">
      <strong id="r${row.drawId}">${row.name[spoken]} ${row.numero}</strong>
      <span class="${row.notices.length > 0 ? 'state missing' : 'state'}">${text(stateOf(row))}</span>
      <time datetime="${new Date(row.drawsAt).toISOString()}">${formatDateTime(row.drawsAt, spoken)}</time>
    </p>
    ${row.notices.map(
      ({ kind, about }) =>
        html`<p class="to">${text(`result.notice.${kind}`)}</p>
          <p class="content figures">${about}</p>`,
    )}
    ${
      waiting
        ? html`<p class="to">${saidBy(row, text)}</p>
            <p class="content figures">${waiting.prizes.map((numbers) => numbers.join(' ')).join(' / ')}</p>
            ${confirmForm(row, language, text)}`
        : ''
    }
  </article>`
}

function stateOf({ entered, proposed, isOut }: WaitingResult): string {
  if (entered) return 'result.second'
  if (proposed) return isOut ? 'result.correction' : 'result.first'
  return isOut ? 'result.look' : 'result.awaited'
}

function saidBy({ entered, proposed }: WaitingResult, text: DeskText): string {
  if (!entered) return text('result.proposed', { source: proposed?.source ?? '' })
  const { by, reason } = entered
  return reason === null ? text('result.entered', { by }) : text('result.entered_for', { by, reason })
}

/** Every button says which draw it is about, for those who hear the page. */
function confirmForm({ drawId }: WaitingResult, language: 'VI' | 'EN', text: DeskText): Html {
  return html`<form class="step" method="post" action="/desk/result" aria-labelledby="r${drawId}">
    <input type="hidden" name="drawId" value="${drawId}" />
    <input type="hidden" name="language" value="${language}" />
    <label for="by${drawId}">${text('result.by')}</label>
    <input id="by${drawId}" name="by" maxlength="100" autocomplete="off" required />
    <button>${text('result.confirm')}</button>
  </form>`
}
