import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Env, Hono } from 'hono'
import * as z from 'zod/mini'
import { operateTransfer, transferOperation } from '../bank/operate-transfer.ts'
import type { Services } from '../services/services.ts'
import { Fault } from '../http/fault.ts'
import { operateWithdrawal, withdrawalOperation } from '../wallet/withdrawal/operate-withdrawal.ts'
import { drawOperation, operateDraw } from '../lottery/results/operate-draw.ts'
import { listNotices } from '../lottery/results/report-store.ts'
import { operatePoints, pointOperation } from '../points/operate-points.ts'
import { answerTicket } from '../support/answer-ticket.ts'
import { operatePromotion, promotionOperation } from '../promotions/operate-promotion.ts'
import { operateHelp, helpOperation } from '../support/operate-help.ts'
import { announcementOperation, operateAnnouncement } from '../system/operate-announcement.ts'
import { changeMerchant, merchantChange } from './change-merchant.ts'

/** What the operator says to a member's question. */
const ticketAnswer = z.strictObject({
  ticketId: z.int(),
  content: z.string().check(z.minLength(1), z.maxLength(4000)),
})

/** So many notices about results are told at once. */
const mostNotices = 100

/**
 * For the operator's own people, with the header `X-Ops-Secret`; without a secret in the settings none of it exists.
 * `POST /ops/merchant` changes what a merchant may set without a release and answers with the settings as they are
 * now; `POST /ops/withdrawal` takes one step of a withdrawal;
 * `POST /ops/ticket` answers a member's question; `POST /ops/bank-transfer` decides about money that waits in
 * the suspense account; `POST /ops/lottery-draw` enters, confirms, voids or puts off a draw;
 * `POST /ops/points` puts goods on offer and decides about redemptions;
 * `POST /ops/promotion` publishes and ends offers and answers applications;
 * `POST /ops/announcement` and `POST /ops/help` publish notices and articles of the help center, and take them back;
 * `GET /ops/lottery-notices` tells what is wrong with results of the state.
 */
export function mountOperations<E extends Env>(app: Hono<E>, services: Services): void {
  app.post('/ops/merchant', async (context) => {
    requireSecret(context, services.settings.opsSecret)
    const wanted = merchantChange.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    const settings = await changeMerchant(services, wanted.data)
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: settings })
  })
  app.post('/ops/ticket', async (context) => {
    requireSecret(context, services.settings.opsSecret)
    const wanted = ticketAnswer.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    await answerTicket(services.db, wanted.data.ticketId, wanted.data.content, services.now())
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: null })
  })
  app.post('/ops/withdrawal', async (context) => {
    requireSecret(context, services.settings.opsSecret)
    const wanted = withdrawalOperation.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: await operateWithdrawal(services, wanted.data) })
  })
  app.post('/ops/points', async (context) => {
    requireSecret(context, services.settings.opsSecret)
    const wanted = pointOperation.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: await operatePoints(services, wanted.data) })
  })
  app.post('/ops/lottery-draw', async (context) => {
    requireSecret(context, services.settings.opsSecret)
    const wanted = drawOperation.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: await operateDraw(services, wanted.data) })
  })
  app.get('/ops/lottery-notices', async (context) => {
    requireSecret(context, services.settings.opsSecret)
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: await listNotices(services.db, mostNotices) })
  })
  app.post('/ops/promotion', async (context) => {
    requireSecret(context, services.settings.opsSecret)
    const wanted = promotionOperation.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: await operatePromotion(services, wanted.data) })
  })
  app.post('/ops/announcement', async (context) => {
    requireSecret(context, services.settings.opsSecret)
    const wanted = announcementOperation.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: await operateAnnouncement(services, wanted.data) })
  })
  app.post('/ops/help', async (context) => {
    requireSecret(context, services.settings.opsSecret)
    const wanted = helpOperation.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: await operateHelp(services, wanted.data) })
  })
  app.post('/ops/bank-transfer', async (context) => {
    requireSecret(context, services.settings.opsSecret)
    const wanted = transferOperation.safeParse(await context.req.json().catch(() => undefined))
    if (!wanted.success) {
      throw new Fault('request_param_err', { field: wanted.error.issues[0]?.path.join('.') || 'body' })
    }
    context.header('Cache-Control', 'no-store')
    return context.json({ success: true, value: await operateTransfer(services, wanted.data) })
  })
}

function requireSecret(context: Context, secret: string): void {
  if (secret === '') throw new Fault('not_found')
  const offered = context.req.header('x-ops-secret') ?? ''
  if (!timingSafeEqual(digest(offered), digest(secret))) throw new Fault('forbidden')
}

/** Equal lengths, so that a comparison in constant time is possible. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
