import { dayMs, minuteMs } from '@saola/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayText } from '../../../src/lottery/draws/day-text.ts'
import { fastDraws } from '../../../src/lottery/draws/fast-draws.ts'
import { getLottery, type LotteryGameRow } from '../../../src/lottery/draws/lottery-game-store.ts'
import { dailyDrawsBetween, planDraws } from '../../../src/lottery/draws/plan-draws.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'

const noClosures = { dated: [], lunar: [] }
const at = (text: string): number => Date.parse(`${text}+07:00`)
const clock = (time: number): string => new Date(time + 7 * 3_600_000).toISOString().slice(11, 16)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

describe('Keno (lottery 35)', () => {
  let keno: LotteryGameRow
  beforeAll(async () => {
    keno = await getLottery(gateway.services.db, 'LOTT_KENO_EVERY_8_MINUTES')
  })
  const plan = (from: number, count: number) => fastDraws(keno, 8 * minuteMs, { now: from, count })

  it('draws 119 times a day, every eight minutes from 06:08 to 21:52', () => {
    const draws = plan(at('2026-11-27T00:00'), 240).filter(({ drawsAt }) => dayText(drawsAt) === '2026-11-27')
    expect(draws).toHaveLength(119)
    expect([draws[0]?.numero, clock(draws[0]?.drawsAt ?? 0)]).toEqual(['20261127-0001', '06:08'])
    expect([draws[1]?.numero, clock(draws[1]?.drawsAt ?? 0)]).toEqual(['20261127-0002', '06:16'])
    expect([draws[118]?.numero, clock(draws[118]?.drawsAt ?? 0)]).toEqual(['20261127-0119', '21:52'])
  })

  it('opens the first of a day when the last of the day before is drawn', () => {
    const [first, second] = plan(at('2026-11-27T23:30'), 2)
    expect(first).toMatchObject({
      numero: '20261128-0001',
      opensAt: at('2026-11-27T21:52'),
      locksAt: at('2026-11-28T06:07'),
      drawsAt: at('2026-11-28T06:08'),
    })
    expect(second?.opensAt).toBe(first?.drawsAt)
  })

  it('goes on to the next draw once one has locked', () =>
    expect(plan(at('2026-11-27T21:51'), 1)[0]?.numero).toBe('20261128-0001'))

  it('has past draws at these hours alone', async () => {
    const rows = await gateway.services.db
      .selectFrom('lottery_draw')
      .select('draws_at')
      .where('game_code', '=', keno.code)
      .execute()
    const times = rows.map(({ draws_at: time }) => clock(time))
    expect(times.length).toBeGreaterThan(100)
    expect(times.filter((time) => time < '06:08' || time > '21:52')).toEqual([])
  })
})

describe('the Thai lottery (lottery 35)', () => {
  let thai: LotteryGameRow
  beforeAll(async () => {
    thai = await getLottery(gateway.services.db, 'LOTT_THAI_LOTTERY')
  })
  const daysFrom = (day: string): string[] =>
    planDraws(thai, noClosures, at(`${day}T12:00`)).map(({ drawsAt }) => dayText(drawsAt))

  it('draws on 30 December in place of 1 January 2027, and on the 17th in place of the 16th', () =>
    expect(daysFrom('2026-12-01').slice(0, 5)).toEqual([
      '2026-12-01',
      '2026-12-16',
      '2026-12-30',
      '2027-01-17',
      '2027-02-01',
    ]))

  it('opens a moved draw when the one before it is drawn', () => {
    const range = { from: at('2027-01-17T00:00'), until: at('2027-01-17T00:00') + dayMs / 2 }
    expect(dailyDrawsBetween(thai, noClosures, range)).toMatchObject([
      { numero: '20270117', opensAt: at('2026-12-30T15:30'), drawsAt: at('2027-01-17T15:30') },
    ])
  })

  it.each([2027, 2028, 2040])('draws on 2 May in place of the 1st in %i, as in every year', (year) =>
    expect(daysFrom(`${year}-04-20`).slice(0, 2)).toEqual([`${year}-05-02`, `${year}-05-16`]),
  )
})
