import type { Context, Env, Hono } from 'hono'
import { findPayment, findSent, receiveTransfer, type Payment, type Services } from '@saola/gateway'
import { renderBankPage, type BankPage } from './bank-page.ts'
import { localPageHeaders, readLanguage, styleHeaders } from '../local-page.ts'
import { bankStyle } from './bank-style.ts'

const transactionForm = /^LB[0-9A-F]{16}$/

/** The payer's bank on a local installation: a page about one deposit, which pays it. */
export function mountBankPage<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/bank/style.css', (context) => context.body(bankStyle, 200, styleHeaders))
  app.get('/bank/pay/:reference', (context) => showPayment(context, services))
  app.post('/bank/pay/:reference', (context) => sendPayment(context, services))
}

async function showPayment(context: Context, services: Services): Promise<Response> {
  const memo = context.req.query('memo') ?? ''
  const language = readLanguage(context.req.query('language'))
  const payment = await findPayment(services, context.req.param('reference') ?? '', memo)
  if (!payment) return show(context, services, { language, state: 'unknown' }, 404)
  const transaction = context.req.query('transaction') ?? ''
  const sent = await findSent(services, payment.depositId, transaction)
  if (sent) {
    return show(context, services, {
      language,
      state: 'done',
      payment,
      transaction,
      sentAt: sent.received_at,
    })
  }
  if (payment.status === 'received') return show(context, services, { language, state: 'already', payment })
  if (payment.status === 'expired') return show(context, services, { language, state: 'expired', payment })
  return show(context, services, { language, state: 'pay', payment, transaction: newTransaction(services) })
}

async function sendPayment(context: Context, services: Services): Promise<Response> {
  const form = new URLSearchParams(await context.req.text())
  const language = readLanguage(form.get('language'))
  const payment = await findPayment(services, context.req.param('reference') ?? '', form.get('memo') ?? '')
  if (!payment) return show(context, services, { language, state: 'unknown' }, 404)
  const transaction = form.get('transaction') ?? ''
  if (!transactionForm.test(transaction)) {
    return show(context, services, failed(services, payment, language), 400)
  }
  // A repeated form goes through to be recognised; a new one for a closed deposit would only strand money.
  if (payment.status === 'pending' && !(await pay(services, payment, transaction))) {
    return show(context, services, failed(services, payment, language), 500)
  }
  const query = new URLSearchParams({ memo: payment.memo, language, transaction })
  return context.redirect(`/bank/pay/${payment.depositId}?${query.toString()}`, 303)
}

/** Whether the transfer went out; one that failed was taken back by the database as a whole. */
async function pay(services: Services, payment: Payment, transaction: string): Promise<boolean> {
  try {
    await receiveTransfer(services, { reference: transaction, memo: payment.memo, amount: payment.amount })
    return true
  } catch (error) {
    // A person in front of a bank page gets a page, not the gateway's error body.
    console.error(`[${transaction}]`, error)
    return false
  }
}

function failed(services: Services, payment: Payment, language: 'VI' | 'EN'): Shown<BankPage> {
  return { language, state: 'failed', payment, transaction: newTransaction(services) }
}

/** The number is in the form, so that the same form sent twice is the same transfer. */
function newTransaction(services: Services): string {
  return `LB${services.randomBytes(8).toString('hex').toUpperCase()}`
}

type Shown<P> = P extends unknown ? Omit<P, 'memberOrigin' | 'here'> : never

async function show(
  context: Context,
  services: Services,
  page: Shown<BankPage>,
  status: 200 | 400 | 404 | 500 = 200,
): Promise<Response> {
  const here = new URL(context.req.url)
  if (page.state !== 'unknown') here.searchParams.set('memo', page.payment.memo)
  const full: BankPage = { ...page, memberOrigin: services.settings.memberOrigin, here }
  return context.html(renderBankPage(full), status, localPageHeaders())
}
