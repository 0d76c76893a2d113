import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { createServices, type Schema, type Services } from '@saola/gateway'
import { forgetDraws } from '../../src/lottery/draws/forget-draws.ts'
import { settleDraws } from '../../src/lottery/draws/settle-draws.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { addDraw, drawn, openLottery } from './stage.ts'

const server = process.env['DATABASE_URL'] ?? ''
const gameCode = 'NORTH_TO_FORGET_AT_ONCE'
/** What a member may be told of a draw that has locked, and of one that is forgotten. */
const refusals = ['lottery.draw.locked', 'not_found']

// The embedded database belongs to one process and has one connection.
describe.skipIf(server === '')('draws that are forgotten while members order on them', () => {
  let gateway: TestGateway
  let second: OpenDatabase<Schema>
  /** A process whose clock is months ahead, so that every draw that has ended is an old one to it. */
  let ahead: Services
  const people: TestPerson[] = []

  beforeAll(async () => {
    gateway = await startGateway()
    await openLottery(gateway, gameCode)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      gateway.services.db,
    )
    const url = new URL(server)
    url.pathname = `/${rows[0]?.name ?? ''}`
    second = await openDatabase<Schema>({ url: url.href })
    ahead = createServices({ db: second.db, now: () => gateway.clock.now() + 100 * dayMs })
    for (let number = 0; number < 12; number += 1) {
      const person = await addPerson(gateway, `forgotten${number}`)
      await fund(gateway, person, 10_000_000)
      people.push(person)
    }
  })
  afterAll(async () => {
    await second.close()
    await expectReconciled(gateway.services.db).finally(gateway.close)
  })

  const place = (person: TestPerson, drawId: string) =>
    gateway.client(person.token).send(
      calls.lottery.place,
      {
        gameCode,
        lines: [{ type: 'lo-2', numbers: ['83'], base: 1_000, odds: 99.5 }],
        draws: [{ drawId, multiplier: 1 }],
        stopOnWin: false,
      },
      { idempotencyKey: newKey() },
    )

  /** The draw locks, is drawn and settled, and the old ones are forgotten, all while orders on it arrive. */
  async function endAndForget(drawId: string): Promise<void> {
    await drawn(gateway, drawId)
    await settleDraws.run(gateway.services)
    await second.db.deleteFrom('lottery_news').where('draw_id', '=', Number(drawId)).execute()
    await forgetDraws.run(ahead)
  }

  it('an order stands with its draw, or is refused and leaves nothing (lottery 46, 55)', async () => {
    const told = { placed: 0, refused: 0, forgotten: 0 }
    for (let turn = 0; turn <= people.length; turn += 1) {
      const drawId = await addDraw(gateway, gameCode, { numero: `20261122-${turn}` })
      // The more turns, the more orders come before the draw ends: none in the first, in the last all of them.
      const placing = people.slice(0, turn).map((person) => place(person, drawId))
      if (turn === people.length) await Promise.all(placing)
      if (turn === 0) await drawn(gateway, drawId)
      const ending = endAndForget(drawId)
      const late = people.slice(turn).map((person) => place(person, drawId))
      const answers = await Promise.allSettled([...placing, ...late])
      await ending
      // Whoever looks at a draw in the moment when it is to be forgotten keeps it until the next run.
      await forgetDraws.run(ahead)
      const { rows } = await sql<{ bets: string; draws: string }>`
        select (select count(*) from lottery_bet where draw_id = ${drawId}) as bets,
          (select count(*) from lottery_draw where id = ${drawId}) as draws`.execute(second.db)
      const stood = answers.filter(({ status }) => status === 'fulfilled').length
      expect(Number(rows[0]?.bets)).toBe(stood)
      expect(Number(rows[0]?.draws)).toBe(stood > 0 ? 1 : 0)
      for (const answer of answers) {
        if (answer.status === 'rejected')
          expect(refusals).toContain((answer.reason as { code?: string }).code)
      }
      told.placed += stood
      told.refused += answers.length - stood
      if (stood === 0) told.forgotten += 1
    }
    expect(Math.min(told.placed, told.refused, told.forgotten)).toBeGreaterThan(0)
  })
})
