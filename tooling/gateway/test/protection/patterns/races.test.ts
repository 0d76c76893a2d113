import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPatterns } from '../../../src/protection/patterns/find-patterns.ts'
import { openLottery } from '../../lottery/stage.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { overtake } from '../../wallet/overtake.ts'
import { addMembers, addOpenDraw, eventsOfPatterns, look, on13, place } from './stage.ts'

const gameCode = 'NORTH_OF_TWO'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('two processes that look at the same stakes', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway({ opsSecret: 'ops' })
    gateway.services.askVendor = () => Promise.resolve(undefined)
    await openLottery(gateway, gameCode)
  })
  afterAll(() => gateway.close())

  it('tell of a pattern once, though the second sees a stake more (protection 27)', async () => {
    const { services } = gateway
    await look(gateway, { crowd: { accounts: 3, minutes: 5 } })
    const drawId = await addOpenDraw(gateway, gameCode, '20261122-5001', 30)
    const [last, ...members] = await addMembers(gateway, 4)
    for (const member of members) await place(gateway, member, { gameCode, drawId, lines: [on13] })
    const ends = await overtake(services.db, {
      table: 'stake_pattern',
      first: (db) => findPatterns.run({ ...services, db }),
      second: async () => {
        if (last) await place(gateway, last, { gameCode, drawId, lines: [on13] })
        return findPatterns.run(services)
      },
    })
    expect(ends.map((end) => end.status === 'fulfilled' && end.value)).toEqual([1, 0])
    expect(await eventsOfPatterns(gateway)).toHaveLength(1)
  })
})
