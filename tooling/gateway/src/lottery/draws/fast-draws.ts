import { dayMs, minuteMs, secondMs, startOfDay } from '@saola/rules'
import { dayCode } from './day-text.ts'
import type { LotteryGameRow } from './lottery-game-store.ts'
import type { PlannedDraw } from './plan-draws.ts'

type FastGame = Pick<LotteryGameRow, 'lock_before_seconds' | 'first_draw_minute' | 'last_draw_minute'>
type Hours = { first: number; last: number }

/** `count` draws of a fast lottery from the one that can be bet on at `now`; each opens as the one before it is drawn. */
export function fastDraws(
  game: FastGame,
  periodMs: number,
  { now, count }: { now: number; count: number },
): PlannedDraw[] {
  const { lock_before_seconds: lock, first_draw_minute: first, last_draw_minute: last } = game
  const times =
    first === null || last === null
      ? allDay(periodMs, now)
      : withinHours({ first: first * minuteMs, last: last * minuteMs }, periodMs, now)
  const draws: PlannedDraw[] = []
  for (const time of times) {
    const draw = { ...time, locksAt: time.drawsAt - lock * secondMs }
    if (now < draw.locksAt) draws.push(draw)
    if (draws.length === count) break
  }
  return draws
}

type DrawTime = Omit<PlannedDraw, 'locksAt'>

/** Without an end, from the draw that is open at `now`; named by the day in which it opens. */
function* allDay(periodMs: number, now: number): Generator<DrawTime> {
  const midnight = startOfDay(now)
  const first = midnight + Math.floor((now - midnight) / periodMs) * periodMs
  for (let opensAt = first; ; opensAt += periodMs) {
    const place = Math.floor((opensAt - startOfDay(opensAt)) / periodMs) + 1
    yield { numero: nameOf(opensAt, place), opensAt, drawsAt: opensAt + periodMs }
  }
}

/** Without an end, from the first draw of the day of `now`; named by the day in which it is drawn, as nights have none. */
function* withinHours({ first, last }: Hours, periodMs: number, now: number): Generator<DrawTime> {
  const most = Math.floor((last - first) / periodMs) + 1
  for (let day = startOfDay(now); ; day += dayMs) {
    for (let place = 1; place <= most; place++) {
      const drawsAt = day + first + (place - 1) * periodMs
      const before = place === 1 ? day - dayMs + first + (most - 1) * periodMs : drawsAt - periodMs
      yield { numero: nameOf(day, place), opensAt: before, drawsAt }
    }
  }
}

function nameOf(day: number, place: number): string {
  return `${dayCode(day)}-${String(place).padStart(4, '0')}`
}
