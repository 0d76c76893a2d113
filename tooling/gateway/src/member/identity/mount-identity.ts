import type { Context, Env, Hono } from 'hono'
import * as z from 'zod/mini'
import { identityResultsPath, toldOutcome, toOutcome } from '../../accounts/identity/identity-service.ts'
import {
  identitySignatureHeader,
  isSignedIdentityResult,
} from '../../accounts/identity/identity-signature.ts'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { takeOutcome } from './take-outcome.ts'

const toldLater = z.extend(toldOutcome, { reference: z.string().check(z.regex(/^[\w-]{16,64}$/)) })

/** The service's side of verifications: what it found later than it was asked (member 26). */
export function mountIdentity<E extends Env>(app: Hono<E>, services: Services): void {
  app.post(identityResultsPath, (context) => takeResult(context, services))
}

/**
 * `POST /identity/results`: a service says what it found, as often as it likes; the first word counts. It is signed with the secret that
 * the service was asked with.
 */
async function takeResult(context: Context, services: Services): Promise<Response> {
  const { identity } = services.settings
  if (identity === undefined) throw new Fault('not_found')
  const body = await context.req.text()
  if (!isSignedIdentityResult(identity.secret, body, context.req.header(identitySignatureHeader) ?? ''))
    throw new Fault('forbidden')
  const told = toldLater.safeParse(parse(body))
  if (!told.success) throw new Fault('request_param_err', { field: 'body', params: { field: 'body' } })
  const outcome = toOutcome(told.data)
  const { reference } = told.data
  if (outcome.state === 'waiting')
    throw new Fault('request_param_err', { field: 'state', params: { field: 'state' } })
  const state = await takeOutcome(services.db, reference, { verdict: outcome, now: services.now() })
  if (state === undefined) throw new Fault('not_found', { field: 'reference' })
  context.header('Cache-Control', 'no-store')
  return context.json({ success: true, value: { reference, state } })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
