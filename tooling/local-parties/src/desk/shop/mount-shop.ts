import type { Context, Env, Hono } from 'hono'
import { dayMs } from '@saola/rules'
import {
  changeMerchant,
  Fault,
  listShopTerms,
  merchantChange,
  operatePoints,
  operatePromotion,
  pointOperation,
  promotionOperation,
  type Services,
} from '@saola/gateway'
import { localPageHeaders, readLanguage } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { amountOf, dayOf, readDeskForm, readWanted, wholeOf, type DeskForm } from '../desk-form.ts'
import { renderShopPage, type ShopDeskPage } from './shop-page.ts'

/** `/desk/shop`: the operator puts goods on offer, publishes raffles, and says when customer service is there. */
export function mountShop<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/desk/shop', (context) =>
    show(context, services, context.req.query('done') === 'yes' ? { kind: 'done' } : undefined),
  )
  app.post('/desk/shop', async (context) => {
    const form = await readDeskForm(context)
    const language = readLanguage(form.get('language'))
    try {
      await takeStep(services, form)
      return context.redirect(`/desk/shop?language=${language}&done=yes`, 303)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const text = messageText(language, error.messageKey, error.params)
      return show(context, services, { kind: 'refused', text }, language)
    }
  })
}

function takeStep(services: Services, form: DeskForm): Promise<unknown> {
  if (form.get('act') === 'goods') return operatePoints(services, readWanted(pointOperation, goodsOf(form)))
  if (form.get('act') === 'raffle') {
    return operatePromotion(services, readWanted(promotionOperation, raffleOf(form)))
  }
  return changeMerchant(services, readWanted(merchantChange, serviceOf(form)))
}

function goodsOf(form: DeskForm): object {
  const orNone = (name: string): number | null =>
    (form.get(name) ?? '').trim() === '' ? null : amountOf(form, name)
  return {
    act: 'offer',
    merchant: form.get('merchant'),
    code: form.get('code'),
    name: { vi: form.get('nameVI'), en: form.get('nameEN') },
    about: { vi: form.get('aboutVI'), en: form.get('aboutEN') },
    art: form.get('art'),
    points: amountOf(form, 'points'),
    delivery: form.get('delivery'),
    stock: orNone('stock'),
    perMember: orNone('perMember'),
    isOpen: form.has('isOpen'),
  }
}

/** Prizes come a line each, `amount: percent`; a day ends before the next one begins. */
function raffleOf(form: DeskForm): object {
  const lines = (form.get('prizes') ?? '').split('\n').filter((line) => line.trim() !== '')
  const prizes = lines.map((line) => {
    const [amount = '', percent = ''] = line.split(':')
    return {
      amount: wholeOf(amount),
      chance: hundredthsOf(percent),
    }
  })
  return {
    step: 'raffle',
    merchant: form.get('merchant'),
    kind: form.get('kind'),
    title: { VI: form.get('titleVI'), EN: form.get('titleEN') },
    prizes,
    startsAt: dayOf(form, 'from'),
    endsAt: dayOf(form, 'to') + dayMs,
    ticketDays: amountOf(form, 'ticketDays'),
    ...((form.get('least') ?? '').trim() !== '' && {
      deposit: { least: amountOf(form, 'least'), most: amountOf(form, 'most') },
    }),
  }
}

/** A percentage as people write it, in hundredths of a percent. */
function hundredthsOf(percent: string): number {
  return Math.round(Number(percent.trim().replace(/\s*%$/, '').replace(',', '.') || 'none') * 100)
}

/** Two empty times say that somebody is always there. */
function serviceOf(form: DeskForm): object {
  const [from, until] = [form.get('from') ?? '', form.get('until') ?? ''].map(minuteOf)
  const hours = from === undefined && until === undefined ? null : { from, until }
  return {
    merchant: form.get('merchant'),
    service: { hours, zalo: form.get('zalo') ?? '', telegram: form.get('telegram') ?? '' },
  }
}

function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

async function show(
  context: Context,
  services: Services,
  notice: ShopDeskPage['notice'],
  language?: 'VI' | 'EN',
): Promise<Response> {
  const page = renderShopPage({
    language: language ?? readLanguage(context.req.query('language')),
    here: new URL('/desk/shop', context.req.url),
    memberOrigin: services.settings.memberOrigin,
    notice,
    terms: await listShopTerms(services),
  })
  return context.html(page, notice?.kind === 'refused' ? 400 : 200, localPageHeaders())
}
