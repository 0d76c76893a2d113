import type { Context, Env, Hono } from 'hono'
import {
  Fault,
  findMerchantOfWithdrawal,
  listDecided,
  operatePromotion,
  operateTransfer,
  operateWithdrawal,
  promotionOperation,
  transferOperation,
  withdrawalOperation,
  type Services,
} from '@saola/gateway'
import { localPageHeaders, readLanguage } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { amountOf, readDeskForm, readWanted, type DeskForm } from '../desk-form.ts'
import { renderDecidedPage, type DecidedDeskPage } from './decided-page.ts'

/** `/desk/decided`: what was decided about money is undone, what the bank took back is booked, and who owes is shown (wallet 60 to 63). */
export function mountDecided<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/desk/decided', (context) =>
    show(context, services, context.req.query('done') === 'yes' ? { kind: 'done' } : undefined),
  )
  app.post('/desk/decided', async (context) => {
    const form = await readDeskForm(context)
    const language = readLanguage(form.get('language'))
    try {
      await takeStep(services, form)
      return context.redirect(`/desk/decided?language=${language}&done=yes`, 303)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const text = messageText(language, error.messageKey, error.params)
      return show(context, services, { kind: 'refused', text, form }, language)
    }
  })
}

/** Does what a form asks; who decides and why is always written down. */
async function takeStep(services: Services, form: DeskForm): Promise<void> {
  const text = (name: string): string => form.get(name)?.trim() ?? ''
  const why = { reason: text('reason'), by: text('by') }
  if (why.reason === '') throw refused('reason', 'desk.transfer.no_reason')
  if (why.by === '') throw refused('by', 'desk.transfer.no_by')
  const merchant = text('merchant')
  switch (text('act')) {
    case 'undo':
    case 'recall': {
      const isRecall = text('act') === 'recall'
      if (isRecall && text('recallReference') === '')
        throw refused('recallReference', 'desk.decided.no_recall')
      const which = isRecall
        ? { do: 'recall', recallReference: text('recallReference') }
        : { do: 'undo', booking: amountOf(form, 'booking') }
      const wanted = { merchant, reference: text('reference'), ...which, ...why }
      await operateTransfer(services, readWanted(transferOperation, wanted))
      return
    }
    case 'bonus': {
      const wanted = {
        step: 'take-back',
        merchant,
        participationId: amountOf(form, 'participationId'),
        ...why,
      }
      await operatePromotion(services, readWanted(promotionOperation, wanted))
      return
    }
    default:
      await bookPaid(services, form, `${why.reason} (${why.by})`)
  }
}

/** Books that the bank has paid what was given back of a payout. */
async function bookPaid(services: Services, form: DeskForm, reason: string): Promise<void> {
  const withdrawalId = (form.get('withdrawalId') ?? '').trim()
  const merchant = await findMerchantOfWithdrawal(services.db, withdrawalId)
  if (merchant === undefined) throw refused('withdrawalId', 'desk.bounced.no_payout')
  const sent = (form.get('sent') ?? '').trim() === '' ? {} : { sent: amountOf(form, 'sent') }
  const wanted = { merchant, withdrawalId, step: 'paid', key: form.get('key'), reason, ...sent }
  await operateWithdrawal(services, readWanted(withdrawalOperation, wanted))
}

function refused(name: string, messageKey: string): Fault {
  return new Fault('request_param_err', { field: name, messageKey })
}

async function show(
  context: Context,
  services: Services,
  notice: DecidedDeskPage['notice'],
  language?: 'VI' | 'EN',
): Promise<Response> {
  const page = renderDecidedPage({
    language: language ?? readLanguage(context.req.query('language')),
    here: new URL('/desk/decided', context.req.url),
    memberOrigin: services.settings.memberOrigin,
    notice,
    money: await listDecided(services),
    newKey: () => services.randomBytes(12).toString('hex'),
  })
  return context.html(page, notice?.kind === 'refused' ? 400 : 200, localPageHeaders())
}
