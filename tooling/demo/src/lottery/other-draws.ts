import type { LotteryKind } from '@saola/protocol'
import type { NamePair } from '../catalogue/name-pair.ts'

/** A usual day that is left out and the day instead, as `2027-01-01`, or for each year as `05-01`. */
export type MovedDay = { usual: string; held: string }

/** A lottery that is no region of Vietnam, and when it draws (lottery 35). */
export type OtherDraw = {
  name: NamePair
  kind: LotteryKind
  /** From 0 for Monday. */
  weekdays?: number[]
  monthDays?: number[]
  movedDays?: MovedDay[]
  /** Minute of the day in Vietnam. */
  drawMinute?: number
  periodSeconds?: number
  /** The first and the last draw of a day, as minutes; without them a lottery draws by its period all day long. */
  hours?: { first: number; last: number }
}

/** Balls and numbers that are picked by oneself, paid by a table. */
export const pickDraws: readonly OtherDraw[] = [
  { name: { vi: 'Mega 6/45', en: 'Mega 6/45' }, kind: 'mega-645', weekdays: [2, 4, 6], drawMinute: 18 * 60 },
  {
    name: { vi: 'Power 6/55', en: 'Power 6/55' },
    kind: 'power-655',
    weekdays: [1, 3, 5],
    drawMinute: 18 * 60,
  },
  { name: { vi: 'Max 3D', en: 'Max 3D' }, kind: 'max-3d', weekdays: [0, 2, 4], drawMinute: 18 * 60 },
  {
    name: { vi: 'Keno 8 Phút', en: 'Keno Every 8 Minutes' },
    kind: 'keno',
    periodSeconds: 480,
    // 119 draws, from 06:08 to 21:52.
    hours: { first: 6 * 60 + 8, last: 21 * 60 + 52 },
  },
]

/** The neighbours, by titles that the catalogue has. */
export const neighbourDraws: readonly OtherDraw[] = [
  {
    name: { vi: 'Xổ Số Thái Lan', en: 'Thai Lottery' },
    kind: 'thai',
    monthDays: [1, 16],
    // Not on New Year's Day, the day of the teachers and Labour Day.
    movedDays: [
      { usual: '2027-01-01', held: '2026-12-30' },
      { usual: '2027-01-16', held: '2027-01-17' },
      { usual: '05-01', held: '05-02' },
    ],
    drawMinute: 15 * 60 + 30,
  },
  {
    name: { vi: 'Xổ Số Lào', en: 'Lao Lottery' },
    kind: 'lao',
    weekdays: [0, 2, 4],
    drawMinute: 20 * 60 + 30,
  },
  {
    name: { vi: 'Xổ Số Malaysia', en: 'Malaysian Four Digits' },
    kind: 'malay-4d',
    weekdays: [2, 5, 6],
    // 19:00 there, where the clock is an hour ahead.
    drawMinute: 18 * 60,
  },
  {
    name: { vi: 'Xổ Số Singapore', en: 'Singapore Four Digits' },
    kind: 'singapore-4d',
    weekdays: [2, 5, 6],
    // 18:30 there, where the clock is an hour ahead.
    drawMinute: 17 * 60 + 30,
  },
]
