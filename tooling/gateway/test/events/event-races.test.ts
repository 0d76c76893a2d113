import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkChains } from '../../src/events/check-chains.ts'
import { appendEvents } from '../../src/events/event-store.ts'
import { sealEvents } from '../../src/events/seal-events.ts'
import type { ComparedReturn } from '../../src/games/returns/compare-returns.ts'
import { tellOfBands } from '../../src/games/returns/tell-of-bands.ts'
import { operateGame } from '../../src/operations/stops/operate-game.ts'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { overtake } from '../wallet/overtake.ts'
import { countDone } from '../wallet/race.ts'

/** A title of ours that returned far less than it states. */
const left: ComparedReturn = {
  nodeId: '106',
  name: 'Dice',
  vendor: 'SAOLA',
  family: 'MINI',
  version: '1.0.0',
  from: '2026-11-01',
  until: '2026-11-01',
  rounds: 30_000,
  staked: 300_000_000,
  returned: 196_000_000,
  actual: 6_533,
  stated: 9_700,
  least: 9_500,
  most: 9_900,
  deviation: 1,
  deviationOf: 'model',
  standing: 'below',
}

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('two in the same moment', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway({ opsSecret: 'ops' })
  })
  afterAll(() => gateway.close())

  it('chain every event once (system 54)', async () => {
    const { services } = gateway
    await sealEvents.run(services)
    const event = { merchantId: 1, at: 1, kind: 'act.done', actor: 'operator', subject: 'x' } as const
    await appendEvents(services.db, [event, event, event])
    const ends = await overtake(services.db, {
      table: 'significant_event',
      first: (db) => sealEvents.run({ ...services, db }),
      second: () => sealEvents.run(services),
    })
    expect(countDone(ends)).toBe(2)
    expect(ends.map((end) => end.status === 'fulfilled' && end.value)).toEqual([3, 0])
    expect(await checkChains(services.db)).toEqual([])
  })

  it('close a title one after the other, and each tells what it found (system 57)', async () => {
    const { services } = gateway
    const close = (db: typeof services.db, by: string) =>
      operateGame({ ...services, db }, { do: 'close', nodeId: '105', reason: 'a fault', by })
    const ends = await overtake(services.db, {
      table: 'game',
      first: (db) => close(db, 'Minh'),
      second: () => close(services.db, 'Lan'),
    })
    expect(countDone(ends)).toBe(2)
    const events = await services.db
      .selectFrom('significant_event')
      .select(['person', 'before'])
      .where('kind', '=', 'title.closed')
      .orderBy('id')
      .execute()
    expect(events).toMatchObject([
      { person: 'Minh', before: { isClosed: false } },
      { person: 'Lan', before: { isClosed: true } },
    ])
  })

  it('close a title that left its band once, where an operator is quicker (games 109)', async () => {
    const { services } = gateway
    await operate(gateway, { returns: { closesOutside: true } })
    const ends = await overtake(services.db, {
      table: 'game',
      first: (db) =>
        operateGame({ ...services, db }, { do: 'close', nodeId: '106', reason: 'a fault', by: 'Minh' }),
      second: () =>
        services.db
          .transaction()
          .execute((trx) => tellOfBands(trx, { before: [], after: [left], now: services.now() })),
    })
    expect(countDone(ends)).toBe(2)
    const events = await services.db
      .selectFrom('significant_event')
      .select(['kind', 'actor'])
      .where('subject', 'like', '106 %')
      .orderBy('id')
      .execute()
    expect(events.filter(({ kind }) => kind === 'title.closed')).toEqual([
      { kind: 'title.closed', actor: 'operator' },
    ])
  })
})
