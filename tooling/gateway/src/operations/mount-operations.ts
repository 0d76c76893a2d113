import type { Context, Env, Hono } from 'hono'
import * as z from 'zod'
import { createVisitorReader } from '../http/edge/read-visitor.ts'
import { Fault } from '../http/fault.ts'
import { unstorableField } from '../http/unstorable-field.ts'
import { listNotices } from '../lottery/results/report-store.ts'
import type { Services } from '../services/services.ts'
import { acts } from './acts.ts'
import { waitForSecond } from './approvals/wait-for-second.ts'
import { eventsOfActs } from './events/events-of-acts.ts'
import { opposites } from './opposites.ts'
import { readInner } from './operators/inner-networks.ts'
import { refuseOtherNames } from './operators/refuse-other-names.ts'
import { requireOperator, type Caller } from './operators/require-operator.ts'
import { mountEventsFile } from './events/mount-events-file.ts'
import { mountReportFile } from './report/mount-report-file.ts'
import { listWaitingThings } from './waiting/list-waiting.ts'

/** So many notices about results are told at once. */
const mostNotices = 100

/**
 * For the operator's own people, with the header `X-Ops-Secret`; without a secret in the settings none of it exists, nor does it at
 * an address from outside (system 34). `POST /ops/<name>` does one of the acts, a refusal names the field that it is about, and
 * what moves too much for one person waits for another (system 63);
 * `GET /ops` lists them with the schema of what each has to be told, what undoes each of its steps, and which event each leaves; `GET /ops/work` lists all that waits, the oldest first;
 * `GET /ops/lottery-notices` tells what is wrong with
 * results of the state; `GET /ops/events.csv` gives significant events as a file (system 54),
 * `GET /ops/report.csv` the operator's report (system 65).
 */
export function mountOperations<E extends Env>(app: Hono<E>, services: Services): void {
  const readVisitor = createVisitorReader(services.settings)
  const isInner = readInner(services.settings)
  const requireCaller = (context: Context): Promise<Caller> => {
    const visitor = readVisitor(context)
    if (!isInner(context, visitor)) throw new Fault('not_found')
    context.header('Cache-Control', 'no-store')
    return requireOperator(services, visitor.network, context.req.header('x-ops-secret') ?? '')
  }
  const answer = async (context: Context, work: (caller: Caller) => Promise<unknown>): Promise<Response> => {
    const caller = await requireCaller(context)
    return context.json({ success: true, value: await work(caller) })
  }
  app.get('/ops', (context) =>
    answer(context, async () =>
      acts.map(({ name, about, wanted }) => ({
        name,
        about,
        opposites: opposites[name],
        events: eventsOfActs[name],
        schema: z.toJSONSchema(wanted, { io: 'input', unrepresentable: 'any' }),
      })),
    ),
  )
  app.get('/ops/work', (context) => answer(context, () => listWaitingThings(services.db, services.now())))
  app.get('/ops/lottery-notices', (context) => answer(context, () => listNotices(services.db, mostNotices)))
  for (const { name, wanted, run } of acts) {
    app.post(`/ops/${name}`, (context) =>
      answer(context, async (caller) => {
        const told: unknown = await context.req.json().catch(() => undefined)
        const unstorable = unstorableField(told)
        if (unstorable !== undefined) throw new Fault('request_param_err', { field: unstorable })
        const read = z.safeParse(wanted, told)
        if (!read.success) {
          throw new Fault('request_param_err', { field: read.error.issues[0]?.path.join('.') || 'body' })
        }
        refuseOtherNames(caller, read.data)
        const person = personOf(caller, read.data)
        const waiting = await waitForSecond(services, { act: name, wanted: read.data, person })
        return waiting ?? run(services, read.data, person)
      }),
    )
  }
  mountEventsFile(app, services, requireCaller)
  mountReportFile(app, services, requireCaller)
}

/** Who does an act: whose secret it was, or on a laptop who the form says (system 34). */
function personOf({ name }: Caller, wanted: unknown): string | undefined {
  if (name !== undefined || typeof wanted !== 'object' || wanted === null || !('by' in wanted)) return name
  return typeof wanted.by === 'string' ? wanted.by : undefined
}
