import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import type { Database } from '../../src/db/database.ts'
import { operateDraw } from '../../src/lottery/results/operate-draw.ts'
import { settleDraw } from '../../src/lottery/settle-draw.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { newKey } from '../vendor/seat.ts'
import { overtake } from '../wallet/overtake.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../wallet/people.ts'
import { countDone, race } from '../wallet/race.ts'
import { addDraw, corrected, drawn, northern, openLottery } from './stage.ts'

const gameCode = 'NORTH_SETTLED_AT_ONCE'
const start = 1_000_000
const stake = 10_000
/** What 10,000 đồng bring where the special prize ends in 13; nothing once it is corrected to 14. */
const win = 995_000
const de13 = { type: 'de-dac-biet', numbers: ['13'], base: stake, odds: 99.5 }

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('the settlement of a draw', () => {
  let gateway: TestGateway
  let who: TestPerson
  let draws: [string, string]
  let turn = 0
  beforeAll(async () => {
    gateway = await startGateway()
    await openLottery(gateway, gameCode)
  })
  beforeEach(async () => {
    who = await addPerson(gateway, `settled${(turn += 1)}`)
    await fund(gateway, who, start)
    draws = [
      await addDraw(gateway, gameCode, { numero: `20261122-${turn}1` }),
      await addDraw(gateway, gameCode, { numero: `20261122-${turn}2`, seconds: 600 }),
    ]
  })
  afterEach(() => expectReconciled(gateway.services.db))
  afterAll(() => gateway.close())

  const drawId = () => Number(draws[0])
  const place = (drawIds: readonly string[], stopOnWin = false) =>
    gateway.client(who.token).send(
      calls.lottery.place,
      {
        gameCode,
        lines: [de13],
        draws: drawIds.map((id) => ({ drawId: id, multiplier: 1 })),
        stopOnWin,
      },
      { idempotencyKey: newKey() },
    )
  const cancel = (orderId: string) =>
    gateway.client(who.token).send(calls.lottery.cancelRest, { orderId }, { idempotencyKey: newKey() })
  const settle = (db: Database = gateway.services.db) => settleDraw({ ...gateway.services, db }, drawId())
  const balance = () => balanceOf(gateway, who.wallet)
  /** Two persons put another result in place of the one that is out. */
  const correct = async (prizes: string[][]) => {
    const reason = 'a misread digit'
    await operateDraw(gateway.services, { step: 'enter', drawId: drawId(), by: 'an', prizes, reason })
    await operateDraw(gateway.services, { step: 'confirm', drawId: drawId(), by: 'binh' })
  }

  it('is done once by two processes, and neither fails (lottery 6)', async () => {
    await place([draws[0]])
    await drawn(gateway, draws[0])
    const row = { table: 'bet', id: await betOn(draws[0]) } as const
    expect(
      countDone(
        await race(
          gateway.services.db,
          row,
          [settle, settle].map((work) => () => work()),
        ),
      ),
    ).toBe(2)
    expect(await balance()).toBe(start - stake + win)
  })

  it('stops an order that the member has just cancelled, and its stake comes back once (lottery 50)', async () => {
    const { orderId } = await place(draws, true)
    await drawn(gateway, draws[0])
    const row = { table: 'bet', id: await betOn(draws[1]) } as const
    const ends = await race<unknown>(gateway.services.db, row, [() => cancel(orderId), () => settle()])
    expect(countDone(ends)).toBe(2)
    expect(await balance()).toBe(start - stake + win)
  })

  it('takes a win back whole from a wallet that is being emptied, and nobody owes anything (lottery 51)', async () => {
    await place([draws[0]])
    await drawn(gateway, draws[0])
    await settle()
    await correct(corrected)
    const all = await balance()
    const row = { table: 'ledger_account', id: who.wallet } as const
    const works = [() => fund(gateway, who, -all), () => settle()]
    expect(countDone(await race<unknown>(gateway.services.db, row, works))).toBe(2)
    expect(await balance()).toBe(0)
    expect(await winOf(draws[0])).toBe(0)
  })

  it('ends as the last version says, however long an older one takes (lottery 10)', async () => {
    await place([draws[0]])
    await drawn(gateway, draws[0])
    await settle()
    await correct(corrected)
    const ends = await overtake(gateway.services.db, {
      table: 'lottery_draw',
      first: settle,
      second: async () => {
        await correct(northern)
        await settle()
      },
    })
    expect(countDone(ends)).toBe(2)
    expect(await balance()).toBe(start - stake + win)
  })

  /** The bet on a draw. */
  async function betOn(id: string): Promise<number> {
    const { bet_id: betId } = await gateway.services.db
      .selectFrom('lottery_bet')
      .select('bet_id')
      .where('draw_id', '=', Number(id))
      .executeTakeFirstOrThrow()
    return betId
  }

  /** What the bet on a draw has won. */
  async function winOf(id: string): Promise<number> {
    const { win_amount: amount } = await gateway.services.db
      .selectFrom('bet')
      .select('win_amount')
      .where('id', '=', await betOn(id))
      .executeTakeFirstOrThrow()
    return amount
  }
})
