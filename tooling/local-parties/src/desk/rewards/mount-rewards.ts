import type { Context, Env, Hono } from 'hono'
import { gameFamilies } from '@saola/protocol'
import { parseRate } from '@saola/rules'
import {
  Fault,
  listRewardTerms,
  missionOperation,
  operateMission,
  economyActs,
  economyWarning,
  askOverride,
  operateReferral,
  overrideOperation,
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
      const asked = await takeStep(services, form)
      const next = asked === undefined ? '/desk/rewards?done=yes' : `/desk?done=asked&about=${asked}`
      return context.redirect(`${next}&language=${language}`, 303)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const text = messageText(language, error.messageKey, error.params)
      const mayPass = error.messageKey === economyWarning ? { wanted: levelOf(form) } : {}
      return show(context, services, { kind: 'refused', text, ...mayPass }, language)
    }
  })
}

/** Does what a form asks; the number of the request where a second person has to decide it. */

async function takeStep(services: Services, form: DeskForm): Promise<number | undefined> {
  if (form.get('act') === 'override') return askAboutLevel(services, form)
  const merchant = form.get('merchant')
  const isOpen = form.has('isOpen')
  const reward = amountOf(form, 'reward')
  if (form.get('act') === 'level') {
    await economyActs.vip.run(services, readWanted(vipOperation, levelOf(form)))
    return undefined
  }
  if (form.get('act') === 'referral') {
    const [leastDeposits, days, most] = ['leastDeposits', 'days', 'most'].map((name) => amountOf(form, name))
    const playTimes = form.get('playTimes') ? { playTimes: amountOf(form, 'playTimes') } : {}
    const terms = { step: 'terms', merchant, leastDeposits, ...playTimes, days, most, reward, isOpen }
    await operateReferral(services, readWanted(referralOperation, terms))
    return undefined
  }
  const mission = { step: 'mission', merchant, kind: form.get('kind'), reward, isOpen }
  await operateMission(services, readWanted(missionOperation, mission))
  return undefined
}

/** Asks a second person to let a level pass that gives back a whole stake; it is entered at once where it no longer does. */
async function askAboutLevel(services: Services, form: DeskForm): Promise<number | undefined> {
  const wanted = readWanted(overrideOperation, {
    step: 'ask',
    act: 'vip',
    wanted: readJson(form.get('wanted') ?? ''),
    reason: (form.get('reason') ?? '').trim(),
    by: (form.get('by') ?? '').trim(),
  })
  if (wanted.step !== 'ask') return undefined
  const asked = await askOverride(services, wanted)
  return asked.isDone ? undefined : asked.id
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
