import { html } from 'hono/html'
import { formatDateTime, formatMoney, languageOf } from '@saola/i18n'
import type { DeskTransfer } from '@saola/gateway'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

/** What money is beside what was awaited. */
const reasons: Readonly<Record<DeskTransfer['outcome'], string>> = {
  exact: 'transfer.exact',
  'unknown-memo': 'transfer.unknown_memo',
  'several-memos': 'transfer.several_memos',
  'reference-taken': 'transfer.reference_taken',
  'wrong-amount': 'transfer.wrong_amount',
  late: 'transfer.late',
  twice: 'transfer.twice',
}

/** What keeps money from the account that it is for. */
const holds: Readonly<Record<NonNullable<DeskTransfer['held']>, string>> = {
  closed: 'transfer.held_closed',
  trial: 'transfer.held_trial',
  locked: 'transfer.held_locked',
  pause: 'transfer.held_pause',
  limit: 'transfer.held_limit',
}

/** What the owner of held money wants. */
const wishes: Readonly<Record<NonNullable<DeskTransfer['wish']>, string>> = {
  return: 'transfer.wish_return',
  keep: 'transfer.wish_keep',
}

/** Money in the suspense account: what the bank told of it, why it waits, and the form that credits it, sends it back or books it as a payout that came back (wallet 55, 57). */
export function renderTransfer(row: DeskTransfer, language: 'VI' | 'EN', text: DeskText): Html {
  const spoken = languageOf(language)
  const { reference, merchant } = row
  // Money with the memo of a deposit is none that a payout brought back.
  const isBounce = row.owner === null
  const from = [row.bank, row.bankAccount].filter((each) => each !== '').join(' · ')
  return html`<article aria-labelledby="b-${reference}">
    <p class="head">
      <strong id="b-${reference}">${reference}</strong>
      <span class="state">${text(reasons[row.outcome])}</span>
      ${row.held === null ? '' : html`<span class="state">${text(holds[row.held])}</span>`}
      ${row.wish === null ? '' : html`<span class="state">${text(wishes[row.wish])}</span>`}
      ${row.undoneAt === null ? '' : html`<span class="state">${text('transfer.undone')}</span>`}
      <time datetime="${new Date(row.receivedAt).toISOString()}"
        >${formatDateTime(row.receivedAt, spoken)}</time
      >
    </p>
    <p class="sum">${formatMoney(row.amount, spoken)}</p>
    <p class="to">${row.memo === '' ? text('transfer.no_memo') : row.memo}</p>
    ${from === '' ? '' : html`<p class="to">${text('transfer.on', { from })}</p>`}
    ${row.owner === null ? '' : html`<p class="to">${text('transfer.owner', { name: row.owner })}</p>`}
    ${row.told === '' ? '' : html`<p class="to">${text('transfer.told', { told: row.told })}</p>`}
    <form class="step" method="post" action="/desk/transfer" aria-labelledby="b-${reference}">
      <input type="hidden" name="reference" value="${reference}" />
      <input type="hidden" name="language" value="${language}" />
      ${
        merchant === null
          ? html`<label for="m-${reference}">${text('transfer.merchant')}</label>
              <input id="m-${reference}" name="merchant" maxlength="64" autocomplete="off" required />`
          : html`<input type="hidden" name="merchant" value="${merchant}" />`
      }
      <label for="a-${reference}">${text('transfer.account')}</label>
      <input
        id="a-${reference}"
        name="account"
        maxlength="64"
        autocomplete="off"
        autocapitalize="none"
        value="${row.owner ?? ''}"
      />
      ${
        isBounce
          ? html`<label for="p-${reference}">${text('transfer.payout')}</label>
              <input id="p-${reference}" name="withdrawalId" maxlength="20" autocomplete="off" />`
          : ''
      }
      <label for="r-${reference}">${text('transfer.reason')}</label>
      <input id="r-${reference}" name="reason" maxlength="200" autocomplete="off" required />
      <label for="w-${reference}">${text('transfer.by')}</label>
      <input id="w-${reference}" name="by" maxlength="100" required />
      <button name="do" value="assign">${text('transfer.assign')}</button>
      <button class="plain" name="do" value="return">${text('transfer.return')}</button>
      ${isBounce ? html`<button class="plain" name="do" value="bounce">${text('transfer.bounce')}</button>` : ''}
    </form>
  </article>`
}
