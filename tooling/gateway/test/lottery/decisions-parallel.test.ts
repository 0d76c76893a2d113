import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { createServices, type Schema, type Services } from '@saola/gateway'
import { operateDraw } from '../../src/lottery/results/operate-draw.ts'
import { settleDraw } from '../../src/lottery/settle-draw.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { addDraw, corrected, drawn, openLottery } from './stage.ts'

const server = process.env['DATABASE_URL'] ?? ''
const gameCode = 'NORTH_DECIDED_AT_ONCE'
const start = 10_000_000
/** 10,000 đồng bring 995,000 where the special prize ends in 13, and nothing once it is corrected to 14. */
const de13 = { type: 'de-dac-biet', numbers: ['13'], base: 10_000, odds: 99.5 }
const stake = 10_000
const win = 995_000

// The embedded database belongs to one process and has one connection.
describe.skipIf(server === '')('a draw that is decided in several ways in the same moment', () => {
  let gateway: TestGateway
  let second: OpenDatabase<Schema>
  let other: Services
  let people: TestPerson[]
  let drawIds: [string, string]
  let number = 0

  beforeAll(async () => {
    gateway = await startGateway()
    await openLottery(gateway, gameCode)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      gateway.services.db,
    )
    const url = new URL(server)
    url.pathname = `/${rows[0]?.name ?? ''}`
    second = await openDatabase<Schema>({ url: url.href })
    other = createServices({ db: second.db, now: gateway.clock.now })
  })
  beforeEach(async () => {
    number += 1
    const numero = (place: number) => `20261122-${String(number * 10 + place).padStart(4, '0')}`
    drawIds = [
      await addDraw(gateway, gameCode, { numero: numero(1) }),
      await addDraw(gateway, gameCode, { numero: numero(2), seconds: 600 }),
    ]
    people = []
    for (let place = 0; place < 8; place += 1) {
      const person = await addPerson(gateway, `decided${number}x${place}`)
      await fund(gateway, person, start)
      people.push(person)
    }
  })
  afterEach(() => expectReconciled(gateway.services.db))
  afterAll(async () => {
    await second.close()
    await gateway.close()
  })

  const place = (person: TestPerson, draws: readonly string[], stopOnWin = false) =>
    gateway
      .client(person.token)
      .send(
        calls.lottery.place,
        { gameCode, lines: [de13], draws: draws.map((drawId) => ({ drawId, multiplier: 1 })), stopOnWin },
        { idempotencyKey: newKey() },
      )
  const cancel = (person: TestPerson, orderId: string) =>
    gateway.client(person.token).send(calls.lottery.cancelRest, { orderId }, { idempotencyKey: newKey() })
  const drawId = () => Number(drawIds[0])
  const settleTwice = () =>
    Promise.all([gateway.services, other].map((services) => settleDraw(services, drawId())))
  const correct = async () => {
    const step = { drawId: drawId(), prizes: corrected, reason: 'a misread digit' }
    await operateDraw(other, { step: 'enter', by: 'an', ...step })
    await operateDraw(other, { step: 'confirm', by: 'binh', drawId: drawId() })
  }
  const balances = () => Promise.all(people.map(({ wallet }) => balanceOf(gateway, wallet)))
  const all = (balance: number) => people.map(() => balance)

  /** How often the wallets moved for a version of the draw, by direction. */
  async function movesOf(version: number): Promise<{ kind: string; count: number }[]> {
    const { rows } = await sql<{ kind: string; count: number }>`
      select transfer.kind, count(*)::int as count from transfer join entry on entry.transfer_id = transfer.id
      where entry.ledger_account_id = any(${`{${people.map(({ wallet }) => wallet).join(',')}}`}::bigint[])
        and transfer.idempotency_key like ${`LT%-${drawId()}:${version}:%`}
      group by 1 order by 1`.execute(gateway.services.db)
    return rows
  }

  it('gives a later stake back once where the member cancels as the win cancels it (lottery 50)', async () => {
    const orders = await Promise.all(people.map((person) => place(person, drawIds, true)))
    await drawn(gateway, drawIds[0])
    await Promise.all([
      settleTwice(),
      ...people.flatMap((person, at) =>
        [orders[at], orders[at]].map((order) => cancel(person, order?.orderId ?? '')),
      ),
    ])
    expect(await balances()).toEqual(all(start - stake + win))
  })

  it('gives each stake back and keeps no win where it is voided as it is paid (lottery 52)', async () => {
    await Promise.all(people.map((person) => place(person, [drawIds[0]])))
    await drawn(gateway, drawIds[0])
    await Promise.all([
      settleTwice(),
      operateDraw(other, { step: 'void', drawId: drawId(), reason: 'the draw was faulty' }),
    ])
    await settleTwice()
    expect(await balances()).toEqual(all(start))
  })

  it('is corrected once by two persons who confirm at once, and each win goes back once (lottery 10)', async () => {
    await Promise.all(people.map((person) => place(person, [drawIds[0]])))
    await drawn(gateway, drawIds[0])
    await settleTwice()
    expect(await balances()).toEqual(all(start - stake + win))
    const id = drawId()
    await operateDraw(gateway.services, {
      step: 'enter',
      drawId: id,
      by: 'an',
      prizes: corrected,
      reason: 'a misread digit',
    })
    const confirmed = await Promise.allSettled([
      operateDraw(gateway.services, { step: 'confirm', drawId: id, by: 'binh' }),
      operateDraw(other, { step: 'confirm', drawId: id, by: 'chi' }),
    ])
    expect(confirmed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await Promise.all([settleTwice(), settleTwice()])
    expect(await balances()).toEqual(all(start - stake))
    expect(await movesOf(1)).toEqual([{ kind: 'rollback', count: people.length }])
  })

  it('ends as its last version says where it is corrected while the first one is being paid', async () => {
    await Promise.all(people.map((person) => place(person, [drawIds[0]])))
    await drawn(gateway, drawIds[0])
    await Promise.all([settleTwice(), correct()])
    await settleTwice()
    expect(await balances()).toEqual(all(start - stake))
  })
})
