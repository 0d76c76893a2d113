import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { createServices, type Schema, type Services } from '@saola/gateway'
import { settleDraw } from '../../src/lottery/settle-draw.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { addDraw, drawn, openLottery } from './stage.ts'

const server = process.env['DATABASE_URL'] ?? ''
const gameCode = 'NORTH_OF_TWO'
/** 83 comes twice: 27,000 đồng bring 199,000. */
const lo83 = { type: 'lo-2', numbers: ['83'], base: 1_000, odds: 99.5 }

// The embedded database belongs to one process and has one connection.
describe.skipIf(server === '')('a draw that two processes work on in the same moment', () => {
  let gateway: TestGateway
  let second: OpenDatabase<Schema>
  let processes: [Services, Services]
  let people: TestPerson[]

  beforeAll(async () => {
    gateway = await startGateway()
    await openLottery(gateway, gameCode)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      gateway.services.db,
    )
    const url = new URL(server)
    url.pathname = `/${rows[0]?.name ?? ''}`
    second = await openDatabase<Schema>({ url: url.href })
    processes = [gateway.services, createServices({ db: second.db, now: gateway.clock.now })]
    people = []
    for (let number = 0; number < 20; number += 1) {
      const person = await addPerson(gateway, `parallel${number}`)
      await fund(gateway, person, 1_000_000)
      people.push(person)
    }
  })
  afterAll(async () => {
    await second.close()
    await expectReconciled(gateway.services.db).finally(gateway.close)
  })

  const place = (person: TestPerson, drawIds: readonly string[]) =>
    gateway.client(person.token).send(
      calls.lottery.place,
      {
        gameCode,
        lines: [lo83],
        draws: drawIds.map((drawId) => ({ drawId, multiplier: 1 })),
        stopOnWin: true,
      },
      { idempotencyKey: newKey() },
    )

  it('pays each bet once and stops each order once', async () => {
    const drawIds = [
      await addDraw(gateway, gameCode, { numero: '20261122-0001' }),
      await addDraw(gateway, gameCode, { numero: '20261122-0002', seconds: 600 }),
    ]
    await Promise.all(people.map((person) => place(person, drawIds)))
    await drawn(gateway, drawIds[0] ?? '')
    await Promise.all(
      [...processes, ...processes].map((services) => settleDraw(services, Number(drawIds[0]))),
    )
    const balances = await Promise.all(people.map(({ wallet }) => balanceOf(gateway, wallet)))
    expect(new Set(balances)).toEqual(new Set([1_000_000 - 27_000 + 199_000]))
  })

  it('takes a bet before the lock or refuses it, and leaves none behind', async () => {
    const drawId = await addDraw(gateway, gameCode, { numero: '20261122-0003' })
    const before = await Promise.all(people.map(({ wallet }) => balanceOf(gateway, wallet)))
    const placing = people.map((person) => place(person, [drawId]))
    await Promise.race(placing)
    // The lock of the draw waits for those who are betting; whoever comes after it is refused.
    await gateway.services.db
      .updateTable('lottery_draw')
      .set({ state: 'locked' })
      .where('id', '=', Number(drawId))
      .execute()
    await drawn(gateway, drawId)
    await settleDraw(gateway.services, Number(drawId))
    const placed = await Promise.allSettled(placing)
    const after = await Promise.all(people.map(({ wallet }) => balanceOf(gateway, wallet)))
    expect(after).toEqual(
      before.map((balance, index) => (placed[index]?.status === 'fulfilled' ? balance + 172_000 : balance)),
    )
  })
})
