import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkChains } from '../../src/events/check-chains.ts'
import { appendEvent, appendEvents } from '../../src/events/event-store.ts'
import type { NewEvent } from '../../src/events/event-kinds.ts'
import { sealEvents } from '../../src/events/seal-events.ts'
import { reconcile } from '../../src/operations/reconcile.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const event = (subject: string, more: Partial<NewEvent> = {}): NewEvent => ({
  merchantId: 1,
  at: gateway.clock.now(),
  kind: 'merchant.changed',
  actor: 'operator',
  person: 'Minh',
  subject,
  before: { b: 1, a: [1, { d: 'x', c: null }] },
  after: { b: 2 },
  reason: 'as the state asks',
  ...more,
})

const rows = () =>
  gateway.services.db
    .selectFrom('significant_event')
    .select(['id', 'subject', 'place', 'hash'])
    .orderBy('id')
    .execute()

describe('an event is never changed (system 53)', () => {
  beforeAll(() => appendEvents(gateway.services.db, [event('one'), event('two')]))

  it.each([
    ['changed', `update significant_event set subject = 'other'`],
    ['deleted', 'delete from significant_event'],
    ['emptied', 'truncate significant_event'],
    [
      'written with a place of its own',
      `insert into significant_event (happened_at, kind, actor, subject, place, hash)
        values (1, 'act.done', 'operator', 'x', 1, 'x')`,
    ],
    ['changed while it is sealed', `update significant_event set place = 9, hash = 'x', reason = 'other'`],
  ])('nor %s', async (_, statement) => {
    await expect(gateway.runSql(statement)).rejects.toThrow(/never changed/)
  })

  it('is undone with the act that it tells of', async () => {
    const { length } = await rows()
    await gateway.services.db
      .transaction()
      .execute(async (trx) => {
        await appendEvent(trx, event('undone'))
        throw new Error('the act failed')
      })
      .catch(() => undefined)
    expect(await rows()).toHaveLength(length)
  })
})

describe('events are chained by hashes, each merchant by its own (system 54)', () => {
  it('each has a place and a hash after the next run, and later ones come behind', async () => {
    const { db } = gateway.services
    await appendEvent(db, event('of nobody', { merchantId: null }))
    await sealEvents.run(gateway.services)
    await appendEvent(db, event('later'))
    expect((await rows()).at(-1)).toMatchObject({ subject: 'later', place: null })
    expect(await sealEvents.run(gateway.services)).toBe(1)
    const all = await rows()
    expect(all.every(({ hash }) => hash?.length === 64)).toBe(true)
    expect(all.find(({ subject }) => subject === 'of nobody')?.place).toBe(1)
    expect(await checkChains(db)).toEqual([])
    expect(await sealEvents.run(gateway.services)).toBe(0)
  })

  it('two processes at once give no place twice', async () => {
    const { db } = gateway.services
    await appendEvents(
      db,
      Array.from({ length: 20 }, (_, number) => event(`many ${number}`)),
    )
    const runs = await Promise.all([sealEvents.run(gateway.services), sealEvents.run(gateway.services)])
    expect(runs.reduce((sum, run) => sum + run, 0)).toBe(20)
    expect(await checkChains(db)).toEqual([])
  })

  it('the first that is not as it was sealed is named, also by reconcile', async () => {
    const { db } = gateway.services
    const [first, second] = await rows()
    const tampered = async (statement: string): Promise<unknown> => {
      let found: unknown
      await db
        .transaction()
        .execute(async (trx) => {
          await sql`alter table significant_event disable trigger user`.execute(trx)
          await sql.raw(statement).execute(trx)
          found = await checkChains(trx)
          expect((await reconcile(trx)).clean).toBe(false)
          throw new Error('undo')
        })
        .catch((error: Error) => expect(error.message).toBe('undo'))
      return found
    }
    expect(await tampered(`update significant_event set reason = 'other' where id = ${second?.id}`)).toEqual([
      { what: `merchant 1: event ${second?.id} at place ${second?.place} is not as it was sealed` },
    ])
    expect(await tampered(`delete from significant_event where id = ${first?.id}`)).toEqual([
      { what: `merchant 1: the event at place ${first?.place} is missing` },
    ])
    expect((await reconcile(db)).clean).toBe(true)
  })
})
