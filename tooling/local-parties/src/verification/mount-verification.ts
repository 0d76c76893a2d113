import type { Env, Hono } from 'hono'
import { identitySignatureHeader, signIdentityResult, type Services } from '@saola/gateway'
import * as z from 'zod'
import { localPageHeaders, readLanguage, styleHeaders } from '../local-page.ts'
import { renderWaitingChecks } from './verification-page.ts'
import { playVerification, type AskedCheck } from './verification-service.ts'
import { verificationStyle } from './verification-style.ts'

const askedCheck = z.object({
  reference: z.string(),
  fullName: z.string(),
  documentNumber: z.string(),
  callback: z.url(),
})

/**
 * The service that verifies identities, on a local installation whose gateway has the secret of one: its interface under
 * `/verification/v1`, and at `/verification` a person of it who decides what waits.
 */
export function mountVerification<E extends Env>(
  app: Hono<E>,
  { settings }: Pick<Services, 'settings'>,
): void {
  const { identity, memberOrigin } = settings
  if (identity === undefined) return
  const service = playVerification()
  /** Tells the gateway what a person decided, as the service of another company would by HTTP. */
  const tell = async ({ callback, reference }: AskedCheck, isVerified: boolean): Promise<void> => {
    const found = isVerified ? { state: 'verified' } : { state: 'refused', reason: 'mismatch' }
    const body = JSON.stringify({ reference, ...found })
    await app.request(new URL(callback).pathname, {
      method: 'POST',
      headers: { [identitySignatureHeader]: signIdentityResult(identity.secret, body) },
      body,
    })
  }
  app.get('/verification/style.css', (context) => context.body(verificationStyle, 200, styleHeaders))
  app.post('/verification/v1/checks', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${identity.secret}`) return context.body(null, 401)
    const asked = askedCheck.safeParse(await context.req.json().catch(() => undefined))
    if (!asked.success) return context.body(null, 400)
    const answer = service.check(asked.data)
    return answer === undefined ? context.body(null, 503) : context.json(answer)
  })
  app.get('/verification', (context) => {
    const page = renderWaitingChecks({
      language: readLanguage(context.req.query('language')),
      here: new URL(context.req.url),
      memberOrigin,
      waiting: service.waiting(),
    })
    return context.html(page, 200, localPageHeaders())
  })
  app.post('/verification', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const asked = service.take(form.get('reference') ?? '')
    if (asked) await tell(asked, form.get('verdict') === 'verified')
    return context.redirect(`/verification?language=${readLanguage(form.get('language'))}`, 303)
  })
}
