import type { LotteryKind } from '@saola/protocol'
import type { NamePair } from '../catalogue/name-pair.ts'

/** A lottery that is no region of Vietnam, and when it draws (lottery 35). */
export type OtherDraw = {
  name: NamePair
  kind: LotteryKind
  /** From 0 for Monday. */
  weekdays?: number[]
  monthDays?: number[]
  /** Minute of the day in Vietnam. */
  drawMinute?: number
  periodSeconds?: number
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
  { name: { vi: 'Keno 8 Phút', en: 'Keno Every 8 Minutes' }, kind: 'keno', periodSeconds: 480 },
]

/** The neighbours, by titles that the catalogue has. */
export const neighbourDraws: readonly OtherDraw[] = [
  {
    name: { vi: 'Xổ Số Thái Lan', en: 'Thai Lottery' },
    kind: 'thai',
    monthDays: [1, 16],
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
