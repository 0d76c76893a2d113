import { html } from 'hono/html'
import { formatDateTime, formatMoney, languageOf } from '@saola/i18n'
import type { WaitingCount, WaitingThing } from '@saola/gateway'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

/** What each kind is called at the desk. */
const names: Readonly<Record<WaitingCount['kind'], string>> = {
  payout: 'waits.payout',
  missing: 'waits.missing',
  unanswered: 'waits.unanswered',
  transfer: 'waits.transfer',
  'vendor-transfer': 'waits.vendor_transfer',
  round: 'waits.round',
  ticket: 'waits.ticket',
  feedback: 'waits.feedback',
  concern: 'waits.concern',
  draw: 'waits.draw',
  goods: 'waits.goods',
  application: 'waits.application',
  bonus: 'waits.bonus',
  override: 'waits.override',
  lock: 'waits.lock',
  second: 'waits.second',
  identity: 'waits.identity',
  pattern: 'waits.pattern',
  difference: 'waits.difference',
}

/** How many of each kind wait and since when, the oldest first (system 37). */
export function renderCounts(
  counts: readonly WaitingCount[],
  language: 'VI' | 'EN',
  text: DeskText,
): Html | '' {
  if (counts.length === 0) return ''
  const spoken = languageOf(language)
  return html`<ul class="waits" aria-label="${text('waits.label')}">
    ${counts.map(
      ({ kind, count, since }) =>
        html`<li>
          ${text('waits.of', { kind: text(names[kind]), count, time: formatDateTime(since, spoken) })}
        </li>`,
    )}
  </ul>`
}

/** Something that no act of the operator ends. */
export function renderOfVendor(thing: WaitingThing, language: 'VI' | 'EN', text: DeskText): Html {
  const spoken = languageOf(language)
  const { kind, about, owner, amount, since } = thing
  return html`<article aria-labelledby="v-${about}">
    <p class="head">
      <strong id="v-${about}">${about}</strong>
      <span class="state">${text(names[kind])}</span>
      <time datetime="${new Date(since).toISOString()}">${formatDateTime(since, spoken)}</time>
    </p>
    ${amount === null ? '' : html`<p class="sum">${formatMoney(amount, spoken)}</p>`}
    ${owner === null ? '' : html`<p class="to">${owner}</p>`}
  </article>`
}
