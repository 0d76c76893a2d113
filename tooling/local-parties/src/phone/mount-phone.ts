import type { Env, Hono } from 'hono'
import { localPageHeaders, readLanguage, styleHeaders } from '../local-page.ts'
import { captchaHeaders, captchaScript, renderCaptcha, renderSolved } from './captcha-page.ts'
import { readRefusal } from './outcomes.ts'
import { phoneStyle } from './phone-style.ts'
import { playPhoneService, type PhoneAnswer } from './phone-service.ts'
import { renderSentCodes } from './sent-codes-page.ts'

/** What the played service needs of the machine it runs on. */
type World = {
  now: () => number
  randomBytes: (length: number) => Buffer
  settings: { memberOrigin: string }
}

/**
 * The service that verifies phones, on a local installation: its interface under `/phone/v1`, the page of its captcha at
 * `/phone/captcha`, and at `/phone` the codes that it sent, which it shows to whoever asks.
 */
export function mountPhone<E extends Env>(app: Hono<E>, services: World): void {
  const service = playPhoneService(services)
  const methods: Readonly<Record<string, (body: Record<string, string>) => PhoneAnswer>> = {
    'accounts:sendVerificationCode': service.sendVerificationCode,
    'accounts:signInWithPhoneNumber': service.signInWithPhoneNumber,
  }
  app.get('/phone/style.css', (context) => context.body(phoneStyle, 200, styleHeaders))
  app.get('/phone/captcha.js', (context) =>
    context.body(captchaScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/phone/captcha', (context) => {
    const language = readLanguage(context.req.query('language'))
    const page = renderCaptcha({ language, site: context.req.query('origin') ?? '' })
    return context.html(page, 200, captchaHeaders)
  })
  app.post('/phone/captcha', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const token = service.solve(readRefusal(form.get('answer')))
    const page = renderSolved({
      language: readLanguage(form.get('language')),
      site: form.get('origin') ?? '',
      token,
    })
    return context.html(page, 200, captchaHeaders)
  })
  app.get('/phone', (context) => {
    const page = renderSentCodes({
      language: readLanguage(context.req.query('language')),
      here: new URL(context.req.url),
      memberOrigin: services.settings.memberOrigin,
      sent: service.sent(),
    })
    return context.html(page, 200, localPageHeaders())
  })
  app.get('/phone.json', (context) =>
    context.json({ success: true, value: service.sent() }, 200, { 'Cache-Control': 'no-store' }),
  )
  app.post('/phone/v1/:method', async (context) => {
    const asked: unknown = await context.req.json().catch(() => undefined)
    const answer = methods[context.req.param('method')]?.(textsIn(asked))
    if (answer === undefined)
      return context.json({ error: { code: 404, message: 'NOT_FOUND', errors: [] } }, 404)
    if ('body' in answer) return context.json(answer.body)
    return context.json({ error: { code: 400, message: answer.refused, errors: [] } }, 400)
  })
}

/** The fields of a body that are texts. */
function textsIn(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
