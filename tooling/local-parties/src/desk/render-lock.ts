import { html } from 'hono/html'
import { formatDateTime, languageOf } from '@saola/i18n'
import type { PayoutLock } from '@saola/gateway'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

/** An account whose owner has locked its payouts, since when, and how the lock is lifted (wallet 42). */
export function renderLock(
  { account, merchant, since }: PayoutLock,
  language: 'VI' | 'EN',
  text: DeskText,
): Html {
  const id = `${merchant}-${account}`
  return html`<article aria-labelledby="k-${id}">
    <p class="head">
      <strong id="k-${id}">${account}</strong>
      <span class="state">${text('lock.state')}</span>
      <time datetime="${new Date(since).toISOString()}">${formatDateTime(since, languageOf(language))}</time>
    </p>
    <p class="to">${text('lock.hint')}</p>
    <form class="step" method="post" action="/desk/lock" aria-labelledby="k-${id}">
      <input type="hidden" name="merchant" value="${merchant}" />
      <input type="hidden" name="account" value="${account}" />
      <input type="hidden" name="since" value="${since}" />
      <input type="hidden" name="language" value="${language}" />
      <label for="known-${id}">${text('lock.note')}</label>
      <textarea id="known-${id}" name="note" rows="2" maxlength="1000" required></textarea>
      <label for="lifts-${id}">${text('lock.by')}</label>
      <input id="lifts-${id}" name="by" maxlength="100" required />
      <button>${text('lock.lift')}</button>
    </form>
  </article>`
}
