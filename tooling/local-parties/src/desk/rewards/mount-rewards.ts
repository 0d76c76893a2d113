import type { Context, Env, Hono } from 'hono'
import { gameFamilies } from '@saola/protocol'
import { parseRate } from '@saola/rules'
import {
  Fault,
  listRewardTerms,
  missionOperation,
  operateMission,
  operateReferral,
  operateVip,
  referralOperation,
  vipOperation,
  type Services,
} from '@saola/gateway'
import { localPageHeaders, readLanguage } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { amountOf, readDeskForm, readWanted, type DeskForm } from '../desk-form.ts'
import { renderRewardsPage, type RewardsDeskPage } from './rewards-page.ts'

/** `/desk/rewards`: the operator says what VIP levels, invited friends and missions give. */
export function mountRewards<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/desk/rewards', (context) =>
    show(context, services, context.req.query('done') === 'yes' ? { kind: 'done' } : undefined),
  )
  app.post('/desk/rewards', async (context) => {
    const form = await readDeskForm(context)
    const language = readLanguage(form.get('language'))
    try {
      await takeStep(services, form)
      return context.redirect(`/desk/rewards?language=${language}&done=yes`, 303)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const text = messageText(language, error.messageKey, error.params)
      return show(context, services, { kind: 'refused', text }, language)
    }
  })
}

function takeStep(services: Services, form: DeskForm): Promise<unknown> {
  const merchant = form.get('merchant')
  const isOpen = form.has('isOpen')
  const reward = amountOf(form, 'reward')
  if (form.get('act') === 'level') return operateVip(services, readWanted(vipOperation, levelOf(form)))
  if (form.get('act') === 'referral') {
    const [leastDeposits, days, most] = ['leastDeposits', 'days', 'most'].map((name) => amountOf(form, name))
    const terms = { step: 'terms', merchant, leastDeposits, days, most, reward, isOpen }
    return operateReferral(services, readWanted(referralOperation, terms))
  }
  const mission = { step: 'mission', merchant, kind: form.get('kind'), reward, isOpen }
  return operateMission(services, readWanted(missionOperation, mission))
}

function levelOf(form: DeskForm): object {
  const rates = gameFamilies.flatMap((family) => {
    const typed = (form.get(`rebate.${family}`) ?? '').trim().replace(',', '.')
    return typed === '' ? [] : [[family, parseRate(typed)] as const]
  })
  return {
    step: 'level',
    merchant: form.get('merchant'),
    place: amountOf(form, 'place'),
    name: { VI: form.get('nameVI'), EN: form.get('nameEN') },
    color: form.get('color'),
    total: amountOf(form, 'total'),
    month: amountOf(form, 'month'),
    upgradeBonus: amountOf(form, 'upgradeBonus'),
    salary: amountOf(form, 'salary'),
    rebates: Object.fromEntries(rates),
  }
}

async function show(
  context: Context,
  services: Services,
  notice: RewardsDeskPage['notice'],
  language?: 'VI' | 'EN',
): Promise<Response> {
  const page = renderRewardsPage({
    language: language ?? readLanguage(context.req.query('language')),
    here: new URL('/desk/rewards', context.req.url),
    memberOrigin: services.settings.memberOrigin,
    notice,
    terms: await listRewardTerms(services),
  })
  return context.html(page, notice?.kind === 'refused' ? 400 : 200, localPageHeaders())
}
