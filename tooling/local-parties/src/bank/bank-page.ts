import { html } from 'hono/html'
import { amountInWords, formatDateTime, formatMoney, languageOf } from '@saola/i18n'
import { messageText } from '../texts.ts'
import { renderLocalPage, type Html } from '../local-page.ts'
import type { Payment } from '@saola/gateway'

/** What the page has to say. `transaction` is the number of the transfer that the button would send. */
export type BankPage = { language: 'VI' | 'EN'; memberOrigin: string; here: URL } & (
  | { state: 'pay' | 'failed'; payment: Payment; transaction: string }
  | { state: 'done'; payment: Payment; transaction: string; sentAt: number }
  | { state: 'already' | 'expired'; payment: Payment }
  | { state: 'unknown' }
)

/** The local bank's page about one deposit, complete without scripts. */
export function renderBankPage(page: BankPage): Html {
  const text = textsOf(page.language)
  return renderLocalPage({
    language: page.language,
    here: page.here,
    stylesheet: '/bank/style.css',
    name: text('title'),
    heading: page.state === 'pay' ? text('page.title') : text(`${page.state}.title`),
    body: bodyOf(page, text),
    back: { href: `${page.memberOrigin}/wallet/deposit`, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

type Text = (key: string, params?: Record<string, string>) => string

function textsOf(language: 'VI' | 'EN'): Text {
  return (key, params) => messageText(language, `bank.${key}`, params)
}

function bodyOf(page: BankPage, text: Text): Html {
  if (page.state === 'unknown') return html`<p class="note bad">${text('unknown.body')}</p>`
  const { payment } = page
  const form = page.state === 'pay' || page.state === 'failed' ? payForm(page, text) : ''
  return html`${note(page, payment, text)} ${facts(page, payment, text)} ${form}`
}

function payForm(page: { payment: Payment; transaction: string; language: 'VI' | 'EN' }, text: Text): Html {
  return html`<form method="post" action="/bank/pay/${page.payment.depositId}">
    <input type="hidden" name="memo" value="${page.payment.memo}" />
    <input type="hidden" name="language" value="${page.language}" />
    <input type="hidden" name="transaction" value="${page.transaction}" />
    <button type="submit">${text('confirm')}</button>
  </form>`
}

const tones = { done: 'good', already: 'good', expired: 'bad', failed: 'bad' } as const

function note(page: BankPage, payment: Payment, text: Text): Html | '' {
  if (page.state === 'pay' || page.state === 'unknown') return ''
  const amount = formatMoney(payment.amount, languageOf(page.language))
  const said = text(`${page.state}.body`, { amount, name: payment.payee.accountName })
  return html`<p class="note ${tones[page.state]}" role="status">${said}</p>`
}

function facts(page: BankPage, payment: Payment, text: Text): Html {
  const language = languageOf(page.language)
  const rows: [string, string][] = [
    [text('in_words'), amountInWords(payment.amount, language) ?? ''],
    [text('bank'), payment.payee.bankName],
    [text('account_number'), payment.payee.accountNumber],
    [text('account_name'), payment.payee.accountName],
    [text('memo'), payment.memo],
  ]
  if (page.state === 'pay') rows.push([text('expires'), formatDateTime(payment.expiresAt, language)])
  if (page.state === 'done') {
    rows.push([text('reference'), page.transaction])
    rows.push([text('sent_at'), formatDateTime(page.sentAt, language)])
  }
  return html`<p class="amount">
      <span>${text('amount')}</span>
      <b>${formatMoney(payment.amount, language)}</b>
    </p>
    <dl>
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`
}
