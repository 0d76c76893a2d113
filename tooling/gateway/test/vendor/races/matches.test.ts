import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operate } from '../../session/inbox.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, fund } from '../../wallet/people.ts'
import { raceBehind } from '../../wallet/race.ts'
import { footballNode, runOnce, sitAtMatches } from '../match-table.ts'
import { because, deskOf, feedOf } from '../matches/desk.ts'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('bets on a match at two requests in the same moment', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway({ opsSecret: 'ops' })
  })
  afterAll(() => gateway.close())

  /** Starts all the works while the matches are locked, each when those before it stand at a lock. */
  const race = (works: readonly (() => Promise<unknown>)[]) =>
    raceBehind(
      gateway.services.db,
      (trx) => sql`select from vendor.match for no key update`.execute(trx),
      works.map((work) => ({ work })),
    )

  it('none is taken that did not see that they were suspended (games 123)', async () => {
    const nodeId = await footballNode(gateway)
    const player = await addPerson(gateway, 'racedstop')
    await fund(gateway, player, 1_000_000)
    const { source, id } = feedOf(gateway, {
      Hosts: [{ in: 0, prices: [{ pick: 'result:home', odds: 1900 }] }],
    })
    await runOnce(gateway, source)
    const seat = await sitAtMatches(gateway, player, { source, nodeId })
    const desk = deskOf(gateway, source)
    const [, bet] = await race([
      () => desk({ do: 'suspend', matchId: id('Hosts'), ...because }),
      () => seat.bet(10_000, [[id('Hosts'), 'result:home', 1900]]),
    ])
    expect(bet).toMatchObject({ value: { status: 409, errorCode: 'match.suspended' } })
  })

  it('cost no more together than the merchant allows (games 124)', async () => {
    await operate(gateway, { matches: { mostPerMarket: 300_000 } })
    const nodeId = await footballNode(gateway)
    const { source, id } = feedOf(gateway, {
      Hosts: [{ in: 0, prices: [{ pick: 'result:home', odds: 2000 }] }],
    })
    await runOnce(gateway, source)
    const seats = []
    for (const name of ['racedone', 'racedtwo']) {
      const player = await addPerson(gateway, name)
      await fund(gateway, player, 1_000_000)
      seats.push(await sitAtMatches(gateway, player, { source, nodeId }))
    }
    const ends = await race(
      seats.map((seat) => () => seat.bet(100_000, [[id('Hosts'), 'result:home', 2000]])),
    )
    expect(ends).toMatchObject([{ value: { status: 200 } }, { value: { errorCode: 'stake.above' } }])
  })
})
