import { civilDay, dayMs, minuteMs, secondMs, startOfDay, weekday } from '@saola/rules'
import { closureOn } from './closure-on.ts'
import { dayCode, dayText } from './day-text.ts'
import { fastDraws } from './fast-draws.ts'
import type { Closures, LotteryGameRow } from './lottery-game-store.ts'

/** A draw as the schedule knows it; times are milliseconds since 1970. */
export type PlannedDraw = { numero: string; opensAt: number; locksAt: number; drawsAt: number }

/** So many draws stand on the schedule ahead of time (lottery 36). */
export const drawsAhead = { fast: 40, daily: 7 } as const

/** No calendar leaves more days than this out in a row. */
const longestGapDays = 62

/** The next draws of a lottery that may still be bet on at `now`, the next one first (lottery 36). */
export function planDraws(game: LotteryGameRow, closures: Closures, now: number): PlannedDraw[] {
  return game.period_seconds === null
    ? dailyDraws(game, closures, now)
    : fastDraws(game, game.period_seconds * secondMs, { now, count: drawsAhead.fast })
}

/** The draws of a daily lottery on the days from `from` on, both as times within them, without the days that are closed. */
export function dailyDrawsBetween(
  game: LotteryGameRow,
  closures: Closures,
  { from, until }: { from: number; until: number },
): PlannedDraw[] {
  const draws: PlannedDraw[] = []
  for (let day = startOfDay(from); day <= until; day += dayMs) {
    if (isDrawDay(game, day) && !closureOn(closures, game.group_code, day)) draws.push(dailyDraw(game, day))
  }
  return draws
}

function dailyDraws(game: LotteryGameRow, closures: Closures, now: number): PlannedDraw[] {
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
  const { weekdays, month_days: monthDays, moved_days: moved } = game
  const text = dayText(day)
  if (moved?.some(({ held }) => isOn(held, text))) return true
  if (moved?.some(({ usual }) => isOn(usual, text))) return false
  return (
    (weekdays === null || weekdays.includes(weekday(day))) &&
    (monthDays === null || monthDays.includes(civilDay(day).day))
  )
}

/** Whether a day is the one that is named, as `2027-01-01`, or for each year as `05-01`. */
function isOn(named: string, day: string): boolean {
  return named === day || named === day.slice('2027-'.length)
}

function timeOn({ draw_minute: minute }: LotteryGameRow, day: number): number {
  return startOfDay(day) + (minute ?? 0) * minuteMs
}
