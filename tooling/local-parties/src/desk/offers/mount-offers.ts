import type { Context, Env, Hono } from 'hono'
import { gameFamilies } from '@saola/protocol'
import { dayMs, promotionTags, promotionTypes } from '@saola/rules'
import {
  Fault,
  listStandingOffers,
  operatePromotion,
  promotionOperation,
  type Services,
} from '@saola/gateway'
import { localPageHeaders, readLanguage } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { amountOf, dayOf, readDeskForm, readWanted, tickedOf, type DeskForm } from '../desk-form.ts'
import { renderOffersPage, type OffersDeskPage } from './offers-page.ts'

/** `/desk/offers`: the operator publishes promotions and ends them. */
export function mountOffers<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/desk/offers', (context) =>
    show(context, services, context.req.query('done') === 'yes' ? { kind: 'done' } : undefined),
  )
  app.post('/desk/offers', async (context) => {
    const form = await readDeskForm(context)
    const language = readLanguage(form.get('language'))
    try {
      const wanted = form.get('act') === 'end' ? endOf(form) : offerOf(form)
      await operatePromotion(services, readWanted(promotionOperation, wanted))
      return context.redirect(`/desk/offers?language=${language}&done=yes`, 303)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const text = messageText(language, error.messageKey, error.params)
      return show(context, services, { kind: 'refused', text }, language)
    }
  })
}

function endOf(form: DeskForm): object {
  return { step: 'end', merchant: form.get('merchant'), promotionId: amountOf(form, 'promotionId') }
}

/** A percentage makes the bonus one of a deposit; a last day to claim is counted whole. */
function offerOf(form: DeskForm): object {
  const has = (name: string): boolean => (form.get(name) ?? '').trim() !== ''
  const bonus = has('percent')
    ? {
        kind: 'deposit',
        percent: amountOf(form, 'percent'),
        cap: amountOf(form, 'amount'),
        leastDeposit: amountOf(form, 'leastDeposit'),
      }
    : { kind: 'fixed', amount: amountOf(form, 'amount') }
  return {
    step: 'create',
    merchant: form.get('merchant'),
    types: tickedOf(
      form,
      'type',
      promotionTypes.filter((type) => type !== 'all'),
    ),
    tags: tickedOf(form, 'tag', promotionTags),
    title: { VI: form.get('titleVI'), EN: form.get('titleEN') },
    content: { VI: form.get('contentVI'), EN: form.get('contentEN') },
    startsAt: dayOf(form, 'from'),
    endsAt: dayOf(form, 'to') + dayMs,
    ...(has('claimUntil') && { claimUntil: dayOf(form, 'claimUntil') + dayMs }),
    multiple: Math.round(Number((form.get('multiple') || 'none').trim().replace(',', '.')) * 100),
    families: tickedOf(form, 'family', gameFamilies),
    bonus,
    needsApproval: form.has('needsApproval'),
    acceptWarnings: form.has('acceptWarnings'),
  }
}

async function show(
  context: Context,
  services: Services,
  notice: OffersDeskPage['notice'],
  language?: 'VI' | 'EN',
): Promise<Response> {
  const page = renderOffersPage({
    language: language ?? readLanguage(context.req.query('language')),
    here: new URL('/desk/offers', context.req.url),
    memberOrigin: services.settings.memberOrigin,
    notice,
    standing: await listStandingOffers(services),
    now: services.now(),
  })
  return context.html(page, notice?.kind === 'refused' ? 400 : 200, localPageHeaders())
}
