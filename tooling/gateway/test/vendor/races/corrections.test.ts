import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleCorrections } from '@saola/game-vendor'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { raceBehind } from '../../wallet/race.ts'
import { footballNode, runOnce, sitAtMatches } from '../match-table.ts'
import { because, deskOf, feedOf, minute } from '../matches/desk.ts'
import { vendorServices } from '../vendor-of.ts'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])(
  'a result that is corrected at two requests in the same moment',
  () => {
    let gateway: TestGateway
    let nodeId: string
    let people = 0
    beforeAll(async () => {
      gateway = await startGateway({ opsSecret: 'ops' })
      nodeId = await footballNode(gateway)
    })
    afterAll(() => gateway.close())

    /** Two members with a bet of 100,000 each on the hosts, who are said to have won; nobody has judged the bets. */
    async function ended() {
      const { source, id } = feedOf(gateway, {
        Hosts: [{ in: 0, prices: [{ pick: 'result:home', odds: 1900 }] }],
      })
      await runOnce(gateway, source)
      const matchId = id('Hosts')
      const members: { player: TestPerson; betId: string }[] = []
      while (members.length < 2) {
        const player = await addPerson(gateway, `racedcorrection${(people += 1)}`)
        await fund(gateway, player, 1_000_000)
        const seat = await sitAtMatches(gateway, player, { source, nodeId })
        const { value } = await seat.bet(100_000, [[matchId, 'result:home', 1900]])
        members.push({ player, betId: value.bet.betId as string })
      }
      gateway.clock.advance(101 * minute)
      await gateway.vendorDb
        .updateTable('match')
        .set({ state: 'ended', home_goals: 1, away_goals: 0 })
        .where('match_id', '=', matchId)
        .execute()
      const desk = deskOf(gateway, source)
      const [one, other] = members
      if (!one || !other) throw new Error('there are two members')
      return {
        source,
        matchId,
        one,
        other,
        correct: (home: number, away: number) =>
          desk({ do: 'correct', matchId, home, away, key: `raced-${home}-${away}`, ...because }),
        results: async () => (await desk({ do: 'results', matchId })).value.versions,
      }
    }

    /** Writes that a bet's only leg has won, as a process does that stops right after it. */
    const judge = (betId: string) =>
      gateway.vendorDb.updateTable('match_leg').set({ result: 'won' }).where('bet_id', '=', betId).execute()

    /** Starts all the works while rows of the vendor's are locked, each when those before it stand at a lock. */
    const race = (rows: string, works: readonly (() => Promise<unknown>)[]) =>
      raceBehind(
        gateway.services.db,
        (trx) => sql`select from ${sql.table(rows)} for update`.execute(trx),
        works.map((work) => ({ work })),
      )

    async function finish(source: Awaited<ReturnType<typeof ended>>['source']): Promise<void> {
      await runOnce(gateway, source)
      await settleCorrections(vendorServices(gateway))
      await settleCorrections(vendorServices(gateway))
    }

    it('has a version for each correction', async () => {
      const { correct, results } = await ended()
      const ends = await race('vendor.match', [() => correct(2, 2), () => correct(0, 3)])
      expect(ends).toMatchObject([{ value: { status: 200 } }, { value: { status: 200 } }])
      expect(await results()).toMatchObject([
        { home: 1, away: 0 },
        { home: 2, away: 2 },
        { home: 0, away: 3 },
      ])
    })

    it('a bet that is decided meanwhile is paid by the corrected result', async () => {
      const { source, correct, one, other } = await ended()
      for (const { betId } of [one, other]) await judge(betId)
      // The correction holds the bets and waits to judge their legs anew.
      await race('vendor.match_leg', [() => correct(0, 1), () => runOnce(gateway, source)])
      await finish(source)
      expect(await balanceOf(gateway, one.player.wallet)).toBe(900_000)
    })

    it('a leg that is judged meanwhile is judged by the corrected result', async () => {
      const { source, correct, one, other } = await ended()
      await judge(one.betId)
      // The correction holds the match and waits for the bet of the first member.
      await race('vendor.match_bet', [() => correct(0, 1), () => runOnce(gateway, source)])
      await finish(source)
      expect(await balanceOf(gateway, other.player.wallet)).toBe(900_000)
      expect(await balanceOf(gateway, one.player.wallet)).toBe(900_000)
    })
  },
)
