import type { Context, Env, Hono } from 'hono'
import * as z from 'zod/mini'
import type { TableCell } from '@saola/i18n'
import { listEvents, type EventFilter } from '../../events/event-store.ts'
import { streamOf } from '../../http/files/stream-of.ts'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { csvFile } from '../../team/reports/csv-file.ts'
import { eventSearch, filterOf, toldEvent, type ToldEvent } from './operate-events.ts'

/** So many rows are read at once. */
const page = 1_000

const columns = [
  'place',
  'id',
  'at',
  'kind',
  'actor',
  'person',
  'account',
  'subject',
  'before',
  'after',
  'reason',
  'hash',
] as const

const number = z.optional(z.coerce.number().check(z.int(), z.minimum(0)))
const asked = z.strictObject({ ...eventSearch, from: number, until: number })

/**
 * `GET /ops/events.csv`: the events that the query asks for, the newest first, as a file (system 54). It asks as the act `events`
 * does, and its reader needs no code of ours to compute a hash anew.
 */
export function mountEventsFile<E extends Env>(
  app: Hono<E>,
  services: Services,
  requireCaller: (context: Context) => Promise<unknown>,
): void {
  app.get('/ops/events.csv', async (context) => {
    await requireCaller(context)
    const read = z.safeParse(asked, context.req.query())
    if (!read.success) {
      throw new Fault('request_param_err', { field: read.error.issues[0]?.path.join('.') ?? '' })
    }
    const filter = await filterOf(services, read.data)
    return context.body(streamOf(csvFile(rowsOf(services, filter), 'en')), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="events.csv"',
      'Cache-Control': 'no-store',
    })
  })
}

async function* rowsOf(
  { db }: Pick<Services, 'db'>,
  filter: EventFilter,
): AsyncGenerator<readonly (readonly TableCell[])[]> {
  yield [columns]
  let after: EventFilter['after']
  for (;;) {
    const rows = await listEvents(db, { ...filter, after }, page)
    yield rows.map((row) => cellsOf(toldEvent(row)))
    const last = rows.at(-1)
    if (!last || rows.length < page) return
    after = { at: last.happened_at, id: last.id }
  }
}

function cellsOf(event: ToldEvent): TableCell[] {
  return columns.map((column) => {
    const value = event[column]
    if (value === null) return ''
    if (column === 'at') return { time: event.at }
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  })
}
