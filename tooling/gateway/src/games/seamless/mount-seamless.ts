import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Services } from '../../services/services.ts'
import { inDong, inUnits } from '../../vendors/units.ts'
import type { Vendor } from '../../vendors/find-vendor.ts'
import { unstorableField } from '../../http/unstorable-field.ts'
import { award } from './award.ts'
import { believedVendor } from './check-signature.ts'
import { correct } from './correct.ts'
import { credit } from './credit.ts'
import { debit } from './debit.ts'
import { describeTitle } from './describe-title.ts'
import { frameOrigins } from './frame-origins.ts'
import { openSession } from './open-session.ts'
import { rollback } from './rollback.ts'
import { refuse, seamlessCodes, type SeamlessAnswer } from './seamless-answer.ts'
import { tellBalance } from './tell-balance.ts'
import {
  awardRequest,
  balanceRequest,
  correctRequest,
  creditRequest,
  debitRequest,
  originsRequest,
  rollbackRequest,
  sessionRequest,
  titleRequest,
} from './seamless-requests.ts'

/**
 * The seamless wallet for vendors: `POST /seamless/session | debit | credit | rollback | correct | award | balance | title | frame-origins`, each
 * call signed. A vendor may repeat what moves money until it has an answer.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- Hono's environment type does not matter here
export function mountSeamless(app: Hono<any>, services: Services): void {
  mountOne(app, services, 'session', sessionRequest, openSession)
  mountOne(app, services, 'debit', debitRequest, debit)
  mountOne(app, services, 'credit', creditRequest, credit)
  mountOne(app, services, 'rollback', rollbackRequest, rollback)
  mountOne(app, services, 'correct', correctRequest, correct)
  mountOne(app, services, 'award', awardRequest, award)
  mountOne(app, services, 'balance', balanceRequest, tellBalance)
  mountOne(app, services, 'title', titleRequest, describeTitle)
  mountOne(app, services, 'frame-origins', originsRequest, frameOrigins)
}

function mountOne<Schema extends z.ZodMiniType<{ vendor: string }>>(
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  app: Hono<any>,
  services: Services,
  name: string,
  schema: Schema,
  work: (services: Services, request: z.infer<Schema>, vendor: Vendor) => Promise<SeamlessAnswer>,
): void {
  app.post(`/seamless/${name}`, async (context) => {
    const text = await context.req.text()
    const { method, path, raw } = context.req
    const body = parseJson(text)
    const vendor = await believedVendor(services, { method, path, headers: raw.headers, text, body })
    if (typeof vendor === 'string') return send(refuse(vendor))
    const unstorable = unstorableField(body)
    if (unstorable !== undefined) return send(refuse('seamless.request', unstorable))
    const parsed = schema.safeParse(inDong(body, vendor.unit))
    if (parsed.success && parsed.data.vendor !== vendor.code)
      return send(refuse('seamless.request', 'vendor'))
    if (parsed.success) return send(toldInUnits(await work(services, parsed.data, vendor), vendor))
    return send(refuse('seamless.request', parsed.error.issues[0]?.path.join('.') || 'body'))
  })
}

function toldInUnits(answer: SeamlessAnswer, { unit }: Vendor): SeamlessAnswer {
  return answer.success ? { ...answer, value: inUnits(answer.value, unit) } : answer
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
