import { html } from 'hono/html'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

/** The form that books a payout which the bank sent back, whatever has become of it meanwhile (wallet 57). */
export function renderBounced(shown: { language: 'VI' | 'EN'; text: DeskText; key: string }): Html {
  const { language, text, key } = shown
  return html`<article aria-labelledby="bounced">
    <p class="note" id="bounced">${text('bounced.note')}</p>
    <form class="step" method="post" action="/desk/bounced" aria-labelledby="bounced">
      <input type="hidden" name="step" value="bounce" />
      <input type="hidden" name="language" value="${language}" />
      <input type="hidden" name="key" value="${key}" />
      <label for="bounced-payout">${text('bounced.payout')}</label>
      <input id="bounced-payout" name="withdrawalId" maxlength="20" autocomplete="off" required />
      <label for="bounced-came">${text('bounced.came')}</label>
      <input id="bounced-came" name="came" inputmode="numeric" autocomplete="off" />
      <label for="bounced-reason">${text('bounced.reason')}</label>
      <input id="bounced-reason" name="reason" maxlength="200" autocomplete="off" required />
      <button>${text('bounced.book')}</button>
    </form>
  </article>`
}
