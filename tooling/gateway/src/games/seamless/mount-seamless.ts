import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import type { House } from '../../house.ts'
import { credit } from './credit.ts'
import { debit } from './debit.ts'
import { openSession } from './open-session.ts'
import { rollback } from './rollback.ts'
import { refuse, seamlessCodes, type SeamlessAnswer } from './seamless-answer.ts'
import { creditRequest, debitRequest, rollbackRequest, sessionRequest } from './seamless-requests.ts'
import { isSigned, signatureHeader } from './vendor-signature.ts'

/**
 * The seamless wallet for vendors: `POST /seamless/session | debit | credit | rollback`, each body signed. A vendor may
 * repeat any of the last three until it has an answer.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function mountSeamless(app: Hono<any>, house: House): void {
  mountOne(app, house, 'session', sessionRequest, openSession)
  mountOne(app, house, 'debit', debitRequest, debit)
  mountOne(app, house, 'credit', creditRequest, credit)
  mountOne(app, house, 'rollback', rollbackRequest, rollback)
}

function mountOne<Schema extends z.ZodMiniType>(
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  app: Hono<any>,
  house: House,
  name: string,
  schema: Schema,
  work: (house: House, request: z.infer<Schema>) => Promise<SeamlessAnswer>,
): void {
  app.post(`/seamless/${name}`, async (context) => {
    const body = await context.req.text()
    const signature = context.req.header(signatureHeader)
    if (!isSigned(house.settings.vendorSecret, body, signature)) return send(refuse('seamless.signature'))
    const parsed = schema.safeParse(parseJson(body))
    if (parsed.success) return send(await work(house, parsed.data))
    return send(refuse('seamless.request', parsed.error.issues[0]?.path.join('.') || 'body'))
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema refuses undefined with the answer that every wrong body gets.
    return undefined
  }
}

function send(answer: SeamlessAnswer): Response {
  const status = answer.success ? 200 : seamlessCodes[answer.errorCode]
  return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } })
}
