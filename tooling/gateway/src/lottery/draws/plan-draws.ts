import { civilDay, dayMs, minuteMs, secondMs, startOfDay, weekday } from '@saola/rules'
import type { ClosureRow, LotteryGameRow } from './lottery-game-store.ts'

/** A draw as the schedule knows it; times are milliseconds since 1970. */
export type PlannedDraw = { numero: string; opensAt: number; locksAt: number; drawsAt: number }

/** So many draws stand on the schedule ahead of time (lottery 36). */
export const drawsAhead = { fast: 40, daily: 7 } as const

/** No calendar leaves more days than this out in a row. */
const longestGapDays = 62

/** The next draws of a lottery that may still be bet on at `now`, the next one first (lottery 36). */
export function planDraws(game: LotteryGameRow, closures: readonly ClosureRow[], now: number): PlannedDraw[] {
  return game.period_seconds === null
    ? dailyDraws(game, closures, now)
    : fastDraws(game, game.period_seconds * secondMs, { now, count: drawsAhead.fast })
}

/** The draws of a daily lottery on the days from `from` on, both as times within them, without the days that are closed. */
export function dailyDrawsBetween(
  game: LotteryGameRow,
  closures: readonly ClosureRow[],
  { from, until }: { from: number; until: number },
): PlannedDraw[] {
  const draws: PlannedDraw[] = []
  for (let day = startOfDay(from); day <= until; day += dayMs) {
    if (isDrawDay(game, day) && !closureOn(closures, game.group_code, day)) draws.push(dailyDraw(game, day))
  }
  return draws
}

/** `count` draws of a fast lottery from the one that can be bet on at `now`; they follow one another without a gap. */
export function fastDraws(
  game: Pick<LotteryGameRow, 'lock_before_seconds'>,
  periodMs: number,
  { now, count }: { now: number; count: number },
): PlannedDraw[] {
  const lockMs = game.lock_before_seconds * secondMs
  const midnight = startOfDay(now)
  const current = midnight + Math.floor((now - midnight) / periodMs) * periodMs
  const first = now < current + periodMs - lockMs ? current : current + periodMs
  return Array.from({ length: count }, (_, index) => {
    const opensAt = first + index * periodMs
    const drawsAt = opensAt + periodMs
    const place = Math.floor((opensAt - startOfDay(opensAt)) / periodMs) + 1
    const numero = `${dayCode(opensAt)}-${String(place).padStart(4, '0')}`
    return { numero, opensAt, locksAt: drawsAt - lockMs, drawsAt }
  })
}

/** A day in Vietnam as text: `2026-11-22`. */
export function dayText(at: number): string {
  const { year, month, day } = civilDay(at)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** Why a group does not draw on the day that holds `at`; undefined where it does. */
export function closureOn(
  closures: readonly ClosureRow[],
  groupCode: string,
  at: number,
): ClosureRow | undefined {
  const day = dayText(at)
  return closures.find(
    ({ group_code: code, first_day: first, last_day: last }) =>
      code === groupCode && first <= day && day <= last,
  )
}

function dailyDraws(game: LotteryGameRow, closures: readonly ClosureRow[], now: number): PlannedDraw[] {
  const draws: PlannedDraw[] = []
  const last = now + drawsAhead.daily * longestGapDays * dayMs
  for (let day = startOfDay(now); day <= last && draws.length < drawsAhead.daily; day += dayMs) {
    const found = dailyDrawsBetween(game, closures, { from: day, until: day })
    draws.push(...found.filter(({ locksAt }) => now < locksAt))
  }
  return draws
}

/** A daily draw opens when the one before it in the calendar is drawn. */
function dailyDraw(game: LotteryGameRow, day: number): PlannedDraw {
  const drawsAt = timeOn(game, day)
  let before = day - dayMs
  while (!isDrawDay(game, before) && day - before < longestGapDays * dayMs) before -= dayMs
  return {
    numero: dayCode(day),
    opensAt: timeOn(game, before),
    locksAt: drawsAt - game.lock_before_seconds * secondMs,
    drawsAt,
  }
}

function isDrawDay(game: LotteryGameRow, day: number): boolean {
  const { weekdays, month_days: monthDays } = game
  return (
    (weekdays === null || weekdays.includes(weekday(day))) &&
    (monthDays === null || monthDays.includes(civilDay(day).day))
  )
}

function timeOn({ draw_minute: minute }: LotteryGameRow, day: number): number {
  return startOfDay(day) + (minute ?? 0) * minuteMs
}

function dayCode(at: number): string {
  return dayText(at).replaceAll('-', '')
}
