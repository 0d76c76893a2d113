import type { Env, Hono } from 'hono'
import { listMessages, type Services } from '@saola/gateway'
import { localPageHeaders, readLanguage, styleHeaders } from '../local-page.ts'
import { renderOutboxPage } from './outbox-page.ts'
import { outboxStyle } from './outbox-style.ts'

/**
 * Where people read SMS and mail on a local installation: `/outbox`, with `recipient` as its filter, and the same as
 * `/outbox.json`. It shows codes to whoever asks.
 */
export function mountOutbox<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/outbox/style.css', (context) => context.body(outboxStyle, 200, styleHeaders))
  app.get('/outbox', async (context) => {
    const recipient = context.req.query('recipient') ?? ''
    const page = renderOutboxPage({
      language: readLanguage(context.req.query('language')),
      here: new URL(context.req.url),
      memberOrigin: services.settings.memberOrigin,
      recipient,
      refreshes: context.req.query('refresh') === 'on',
      messages: await listMessages(services.db, services, recipient),
    })
    return context.html(page, 200, localPageHeaders())
  })
  app.get('/outbox.json', async (context) => {
    const value = await listMessages(services.db, services, context.req.query('recipient') ?? '')
    return context.json({ success: true, value }, 200, { 'Cache-Control': 'no-store' })
  })
}
