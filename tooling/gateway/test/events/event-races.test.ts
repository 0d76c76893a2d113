import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkChains } from '../../src/events/check-chains.ts'
import { appendEvents } from '../../src/events/event-store.ts'
import { sealEvents } from '../../src/events/seal-events.ts'
import { operateGame } from '../../src/operations/stops/operate-game.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { overtake } from '../wallet/overtake.ts'
import { countDone } from '../wallet/race.ts'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('two in the same moment', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway()
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
})
