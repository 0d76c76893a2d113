import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Env, Hono } from 'hono'
import * as z from 'zod'
import { Fault } from '../http/fault.ts'
import { listNotices } from '../lottery/results/report-store.ts'
import type { Services } from '../services/services.ts'
import { acts } from './acts.ts'

/** So many notices about results are told at once. */
const mostNotices = 100

/**
 * For the operator's own people, with the header `X-Ops-Secret`; without a secret in the settings none of it exists.
 * `POST /ops/<name>` does one of the acts, and a refusal names the field that it is about; `GET /ops` lists them with
 * the schema of what each has to be told; `GET /ops/lottery-notices` tells what is wrong with results of the state.
 */
export function mountOperations<E extends Env>(app: Hono<E>, services: Services): void {
  app.get('/ops', (context) =>
    answer(context, services, async () =>
      acts.map(({ name, about, wanted }) => ({
        name,
        about,
        schema: z.toJSONSchema(wanted, { io: 'input', unrepresentable: 'any' }),
      })),
    ),
  )
  app.get('/ops/lottery-notices', (context) =>
    answer(context, services, () => listNotices(services.db, mostNotices)),
  )
  for (const { name, wanted, run } of acts) {
    app.post(`/ops/${name}`, (context) =>
      answer(context, services, async () => {
        const read = z.safeParse(wanted, await context.req.json().catch(() => undefined))
        if (!read.success) {
          throw new Fault('request_param_err', { field: read.error.issues[0]?.path.join('.') || 'body' })
        }
        return run(services, read.data)
      }),
    )
  }
}

async function answer(context: Context, services: Services, work: () => Promise<unknown>): Promise<Response> {
  requireSecret(context, services.settings.opsSecret)
  context.header('Cache-Control', 'no-store')
  return context.json({ success: true, value: await work() })
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
