import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '@saola/rules'
import { forgetDraws } from '../../src/lottery/draws/forget-draws.ts'
import { settleDraws } from '../../src/lottery/draws/settle-draws.ts'
import { fetchResults } from '../../src/lottery/results/fetch-results.ts'
import { operateDraw } from '../../src/lottery/results/operate-draw.ts'
import { enterResult } from '../../src/lottery/results/result-store.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { overtake } from '../wallet/overtake.ts'
import { countDone, race, settled, untilWaiting } from '../wallet/race.ts'
import { addDraw, corrected, drawn, northern, openLottery } from './stage.ts'

const gameCode = 'NORTH_TOLD_AT_ONCE'
const reason = 'a misread digit'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('a draw whose result comes from several sides at once', () => {
  let gateway: TestGateway
  let drawId: number
  let numero = ''
  let turn = 0
  beforeAll(async () => {
    gateway = await startGateway()
    await openLottery(gateway, gameCode)
  })
  beforeEach(async () => {
    numero = `20261122-000${(turn += 1)}`
    drawId = Number(await addDraw(gateway, gameCode, { numero }))
  })
  afterAll(() => gateway.close())

  /** The draw is one of the state, and its time has come. */
  async function awaitResult(): Promise<void> {
    gateway.clock.advance(60_000)
    await gateway.services.db
      .updateTable('lottery_draw')
      .set({ source: 'official', state: 'locked' })
      .where('id', '=', drawId)
      .execute()
  }
  /** A process that has one source of results, which knows this draw alone. */
  const withSource = (name: string, prizes: string[][]) => ({
    ...gateway.services,
    resultSources: [
      { name, find: async (asked: { numero: string }) => (asked.numero === numero ? prizes : undefined) },
    ],
  })
  const confirm = (by: string) => () => operateDraw(gateway.services, { step: 'confirm', drawId, by })

  it('raises a notice where two sources differ, each heard by another process (lottery 54)', async () => {
    await awaitResult()
    const left = withSource('left', northern)
    const ends = await overtake(gateway.services.db, {
      table: 'lottery_report',
      first: (db) => fetchResults.run({ ...left, db }),
      second: () => fetchResults.run(withSource('right', corrected)),
    })
    expect(countDone(ends)).toBe(2)
    const notices = await gateway.services.db
      .selectFrom('lottery_notice')
      .select(['kind', 'about'])
      .where('draw_id', '=', drawId)
      .execute()
    expect(notices.map(({ kind }) => kind)).toEqual(['differing'])
    expect(notices[0]?.about).toMatch(/^left: .*\nright: /)
  })

  it('has one second person, who confirms it once (lottery 44)', async () => {
    await awaitResult()
    await operateDraw(gateway.services, { step: 'enter', drawId, by: 'an', prizes: northern })
    const row = { table: 'lottery_draw', id: drawId } as const
    const ends = await race(gateway.services.db, row, [confirm('binh'), confirm('chi')])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    const results = await gateway.services.db
      .selectFrom('lottery_result')
      .select('confirmed_by')
      .where('draw_id', '=', drawId)
      .execute()
    expect(results).toEqual([{ confirmed_by: 'binh' }])
  })

  it('is not forgotten while a person enters a correction, and nobody waits (lottery 55)', async () => {
    const { db, now } = gateway.services
    await drawn(gateway, String(drawId))
    await settleDraws.run(gateway.services)
    await db.deleteFrom('lottery_news').where('draw_id', '=', drawId).execute()
    const later = { ...gateway.services, now: () => now() + 100 * dayMs }
    const entered = { drawId, version: 1, prizes: corrected, reason, source: null, by: 'an', now: now() }
    let isOver = false
    let forgetting: Promise<PromiseSettledResult<number>> | undefined
    await db.transaction().execute(async (trx) => {
      await sql`select from lottery_draw where id = ${drawId} for update`.execute(trx)
      await enterResult(trx, entered)
      forgetting = settled(forgetDraws.run(later)).finally(() => {
        isOver = true
      })
      await untilWaiting(db, 1, () => isOver)
      expect(isOver).toBe(true)
    })
    expect(await forgetting).toMatchObject({ status: 'fulfilled' })
    const kept = await db.selectFrom('lottery_draw').select('id').where('id', '=', drawId).execute()
    expect(kept).toEqual([{ id: drawId }])
  })
})
