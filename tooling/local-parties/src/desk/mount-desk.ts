import type { Context, Env, Hono } from 'hono'
import type { PromotionOperation, Services } from '@saola/gateway'
import {
  answerTicket,
  Fault,
  findPicture,
  findMerchantOfWithdrawal,
  findProof,
  listEconomyRequests,
  listOfVendors,
  listWaitingThings,
  listWork,
  operateConcern,
  operateFeedback,
  operateLock,
  operateOverride,
  operatePoints,
  operatePromotion,
  operateTransfer,
  operateWithdrawal,
} from '@saola/gateway'
import { messageText } from '../texts.ts'
import { localPageHeaders, readLanguage, styleHeaders } from '../local-page.ts'
import { mountAnnouncements } from './announcements/mount-announcements.ts'
import { mountChat } from './chat/mount-chat.ts'
import { mountDecided } from './decided/mount-decided.ts'
import { mountHelp } from './help/mount-help.ts'
import { mountOffers } from './offers/mount-offers.ts'
import { mountRewards } from './rewards/mount-rewards.ts'
import { mountShop } from './shop/mount-shop.ts'
import { mountVendors } from './vendors/mount-vendors.ts'
import { confirmResult } from './confirm-result.ts'
import { renderDeskPage } from './desk-page.ts'
import type { DeskNotice } from './render-notice.ts'
import { deskStyle } from './desk-style.ts'
import { guardDesk } from './guard-desk.ts'
import {
  readAnswer,
  readConcern,
  readConfirmation,
  readDecision,
  readFeedbackAnswer,
  readLift,
  readOfferStep,
  readOperation,
  readOverrideStep,
  readTickets,
  readTransferStep,
} from './read-forms.ts'

/**
 * The operator's desk on a local installation, `/desk`: withdrawals to approve, refuse and pay, payouts that came back, money in
 * suspense to credit or send back, questions and feedback to answer, reports about others to decide, locks of accounts to lift, applications for offers and earned bonuses, goods of the points mall to send or refuse,
 * raffle tickets to give, what was decided to undo, rewards above the limit and results of the state to confirm by two persons, by hand. Whoever asks
 * may do all of it.
 */
export function mountDesk<E extends Env>(app: Hono<E>, services: Services): void {
  guardDesk(app, services)
  app.get('/desk/style.css', (context) => context.body(deskStyle, 200, styleHeaders))
  mountAnnouncements(app, services)
  mountChat(app, services)
  mountRewards(app, services)
  mountShop(app, services)
  mountHelp(app, services)
  mountOffers(app, services)
  mountDecided(app, services)
  mountVendors(app, services)
  app.get('/desk', (context) => show(context, services, readDone(context)))
  app.get('/desk/proofs/:id{[0-9]+}', (context) => showProof(context, services))
  app.get('/desk/pictures/:id{[0-9]+}', (context) => showPicture(context, services))
  app.post('/desk/withdrawal', (context) =>
    act(context, services, async (form) => {
      const wanted = readOperation(form)
      const { id } = await operateWithdrawal(services, wanted)
      return { done: wanted.step, about: String(id) }
    }),
  )
  app.post('/desk/bounced', (context) =>
    act(context, services, async (form) => {
      const merchant = await findMerchantOfWithdrawal(services.db, form.get('withdrawalId')?.trim() ?? '')
      if (merchant === undefined) {
        throw new Fault('not_found', { field: 'withdrawalId', messageKey: 'desk.bounced.no_payout' })
      }
      form.set('merchant', merchant)
      const { id } = await operateWithdrawal(services, readOperation(form))
      return { done: 'bounce', about: String(id) }
    }),
  )
  app.post('/desk/transfer', (context) =>
    act(context, services, async (form) => {
      const wanted = readTransferStep(form)
      await operateTransfer(services, wanted)
      if (wanted.do === 'bounce') return { done: 'bounce', about: wanted.withdrawalId.replace(/^WD/i, '') }
      return { done: wanted.do === 'assign' ? 'assigned' : 'sent_back', about: wanted.reference }
    }),
  )
  app.post('/desk/ticket', (context) =>
    act(context, services, async (form) => {
      const { ticketId, content } = readAnswer(form)
      await answerTicket(services.db, ticketId, content, services.now())
      return { done: 'answer', about: String(ticketId) }
    }),
  )
  app.post('/desk/feedback', (context) =>
    act(context, services, async (form) => {
      const wanted = readFeedbackAnswer(form)
      await operateFeedback(services, wanted)
      return { done: 'feedback', about: String(wanted.feedbackId) }
    }),
  )
  app.post('/desk/concern', (context) =>
    act(context, services, async (form) => {
      const wanted = readConcern(form)
      await operateConcern(services, wanted)
      return { done: 'concern', about: String(wanted.concernId) }
    }),
  )
  app.post('/desk/lock', (context) =>
    act(context, services, async (form) => {
      const wanted = readLift(form)
      await operateLock(services, wanted)
      return { done: 'lifted', about: wanted.account }
    }),
  )
  app.post('/desk/goods', (context) =>
    act(context, services, async (form) => {
      const wanted = readDecision(form)
      await operatePoints(services, wanted)
      const done = wanted.decision === 'approved' ? 'goods_sent' : 'goods_refused'
      return { done, about: String(wanted.redemptionId) }
    }),
  )
  app.post('/desk/promotion', (context) =>
    act(context, services, async (form) => {
      const wanted = readOfferStep(form)
      const { id } = await operatePromotion(services, wanted)
      return { done: doneOf[wanted.step] ?? '', about: String(id) }
    }),
  )
  app.post('/desk/raffle', (context) =>
    act(context, services, async (form) => {
      const { id } = await operatePromotion(services, readTickets(form))
      return { done: 'tickets', about: String(id) }
    }),
  )
  app.post('/desk/override', (context) =>
    act(context, services, async (form) => {
      const wanted = readOverrideStep(form)
      await operateOverride(services, wanted)
      return { done: wanted.step === 'pass' ? 'passed' : 'refused', about: String(wanted.id) }
    }),
  )
  app.post('/desk/result', (context) =>
    act(context, services, async (form) => {
      const { drawId, by } = readConfirmation(form)
      return confirmResult(services, drawId, by)
    }),
  )
}

/** What the page says when a step about an offer is done; for the others the desk has no forms. */
const doneOf: Partial<Record<PromotionOperation['step'], string>> = {
  approve: 'accepted',
  reject: 'declined',
  issue: 'issued',
}

/** Does what a form asks and shows the desk again; what is refused is told in words, with nothing done. */
async function act(
  context: Context,
  services: Services,
  work: (form: URLSearchParams) => Promise<{ done: string; about: string }>,
): Promise<Response> {
  const form = new URLSearchParams(await context.req.text())
  const language = readLanguage(form.get('language'))
  try {
    const done = await work(form)
    return context.redirect(`/desk?${new URLSearchParams({ language, ...done }).toString()}`, 303)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const text = messageText(language, error.messageKey, error.params)
    return show(context, services, { kind: 'refused', text }, { language, status: 400 })
  }
}

async function show(
  context: Context,
  services: Services,
  notice: DeskNotice | undefined,
  more: { language?: 'VI' | 'EN'; status?: 200 | 400 } = {},
): Promise<Response> {
  const here = new URL('/desk', context.req.url)
  const { counts } = await listWaitingThings(services.db, services.now())
  const page = renderDeskPage({
    language: more.language ?? readLanguage(context.req.query('language')),
    here,
    memberOrigin: services.settings.memberOrigin,
    notice,
    newKey: () => services.randomBytes(12).toString('hex'),
    counts,
    ofVendors: await listOfVendors(services.db, services.now()),
    ...(await listWork(services.db, services, services.now())),
    overrides: await listEconomyRequests(services.db),
  })
  return context.html(page, more.status ?? 200, localPageHeaders())
}

function readDone(context: Context): DeskNotice | undefined {
  const { done, about } = context.req.query()
  return done !== undefined && about !== undefined ? { kind: 'done', step: done, about } : undefined
}

async function showProof(context: Context, services: Services): Promise<Response> {
  const proof = await findProof(services.db, Number(context.req.param('id')))
  if (!proof) throw new Fault('not_found')
  return context.body(new Uint8Array(proof.image), 200, {
    ...localPageHeaders(),
    'Content-Type': `image/${proof.kind}`,
  })
}

async function showPicture(context: Context, services: Services): Promise<Response> {
  const picture = await findPicture(services.db, Number(context.req.param('id')))
  if (!picture) throw new Fault('not_found')
  return context.body(new Uint8Array(picture.image), 200, {
    ...localPageHeaders(),
    'Content-Type': picture.kind === 'png' ? 'image/png' : 'image/jpeg',
  })
}
