import type { Context, Env, Hono } from 'hono'
import type { House } from '../house.ts'
import { Fault } from '../http/fault.ts'
import { messageText } from '../http/messages.ts'
import { localPageHeaders, readLanguage, styleHeaders } from '../local/local-page.ts'
import { answerTicket } from '../support/tickets.ts'
import { operateWithdrawal } from '../wallet/withdrawal/operate-withdrawal.ts'
import { renderDeskPage, type DeskNotice } from './desk-page.ts'
import { deskStyle } from './desk-style.ts'
import { findProof, listWork } from './list-work.ts'
import { readAnswer, readOperation } from './read-forms.ts'

/**
 * The house's own desk on a local installation, `/desk`: withdrawals to approve, refuse and pay, and questions to answer,
 * by hand. Whoever asks may do all of it, so it exists only where `localDesk` is on.
 */
export function mountDesk<E extends Env>(app: Hono<E>, house: House): void {
  if (!house.settings.localDesk) return
  app.get('/desk/style.css', (context) => context.body(deskStyle, 200, styleHeaders))
  app.get('/desk', (context) => show(context, house, readDone(context)))
  app.get('/desk/proofs/:id{[0-9]+}', (context) => showProof(context, house))
  app.post('/desk/withdrawal', (context) =>
    act(context, house, async (form) => {
      const wanted = readOperation(form)
      const { id } = await operateWithdrawal(house, wanted)
      return { done: wanted.step, about: String(id) }
    }),
  )
  app.post('/desk/ticket', (context) =>
    act(context, house, async (form) => {
      const { ticketId, content } = readAnswer(form)
      await answerTicket(house.db, ticketId, content, house.now())
      return { done: 'answer', about: String(ticketId) }
    }),
  )
}

/** Does what a form asks and shows the desk again; what is refused is told in words, with nothing done. */
async function act(
  context: Context,
  house: House,
  work: (form: URLSearchParams) => Promise<{ done: string; about: string }>,
): Promise<Response> {
  // Another site open in the same browser must not press the house's buttons.
  if ((context.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') throw new Fault('not_found')
  const form = new URLSearchParams(await context.req.text())
  const language = readLanguage(form.get('language'))
  try {
    const done = await work(form)
    return context.redirect(`/desk?${new URLSearchParams({ language, ...done }).toString()}`, 303)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const text = messageText(language, error.messageKey, error.params)
    return show(context, house, { kind: 'refused', text }, { language, status: 400 })
  }
}

async function show(
  context: Context,
  house: House,
  notice: DeskNotice | undefined,
  more: { language?: 'VI' | 'EN'; status?: 200 | 400 } = {},
): Promise<Response> {
  const here = new URL('/desk', context.req.url)
  const page = renderDeskPage({
    language: more.language ?? readLanguage(context.req.query('language')),
    here,
    memberOrigin: house.settings.memberOrigin,
    notice,
    ...(await listWork(house.db)),
  })
  return context.html(page, more.status ?? 200, localPageHeaders())
}

function readDone(context: Context): DeskNotice | undefined {
  const { done, about } = context.req.query()
  return done !== undefined && about !== undefined ? { kind: 'done', step: done, about } : undefined
}

async function showProof(context: Context, house: House): Promise<Response> {
  const proof = await findProof(house.db, Number(context.req.param('id')))
  if (!proof) throw new Fault('not_found')
  return context.body(new Uint8Array(proof.image), 200, {
    ...localPageHeaders(),
    'Content-Type': `image/${proof.kind}`,
  })
}
