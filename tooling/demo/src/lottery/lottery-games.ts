import type { LotteryKind } from '@saola/protocol'
import { codeOf } from '../catalogue/code-of.ts'
import { neighbourDraws, pickDraws, type MovedDay, type OtherDraw } from './other-draws.ts'
import { ownDraws, type OwnDraw } from './own-draws.ts'
import { stations } from './stations.ts'

/** A lottery that draws, and the title of the catalogue that shows it. */
export type DemoLottery = {
  /** The title's code. */
  gameCode: string
  vendor: string
  groupCode: string
  kind: LotteryKind
  stationCode: string | null
  /** From 0 for Monday; null for every day. */
  weekdays: number[] | null
  /** Days of the month, from 1; null for every day. */
  monthDays: number[] | null
  movedDays: MovedDay[] | null
  /** Minute of the day in Vietnam; null where a lottery draws by its period. */
  drawMinute: number | null
  periodSeconds: number | null
  /** The first and the last draw of a day, as minutes; null where it draws all day long. */
  firstDrawMinute: number | null
  lastDrawMinute: number | null
  lockBeforeSeconds: number
}

const vietnamVendor = 'TCG_LOTTO_VN'

/** Bets on a draw of the day end ten minutes before it, on a fast one ten seconds, on Keno a minute. */
const lockBefore = { daily: 600, fast: 10, keno: 60 } as const

const north: DemoLottery = {
  gameCode: codeOf('LOTT', 'Northern Lottery'),
  vendor: vietnamVendor,
  groupCode: 'NORTH',
  kind: 'north',
  stationCode: null,
  weekdays: null,
  monthDays: null,
  movedDays: null,
  drawMinute: 18 * 60 + 15,
  periodSeconds: null,
  firstDrawMinute: null,
  lastDrawMinute: null,
  lockBeforeSeconds: lockBefore.daily,
}

/** Every lottery of the demo, in the order of menus and boards. */
export const lotteryGames: readonly DemoLottery[] = [
  north,
  ...stations.map(({ name, code, region, weekdays }): DemoLottery => ({
    ...north,
    gameCode: codeOf('LOTT', `${name} Lottery`),
    groupCode: region.toUpperCase(),
    kind: region,
    stationCode: code,
    weekdays,
    drawMinute: (region === 'central' ? 17 : 16) * 60 + 15,
  })),
  ...ownDraws.map(fastLottery),
  ...pickDraws.map((draw) => otherLottery(draw, { vendor: vietnamVendor, groupCode: 'VIETLOTT' })),
  ...neighbourDraws.map((draw) => otherLottery(draw, { vendor: 'TCG_SEA', groupCode: 'SEA' })),
]

function fastLottery({ name, kind, periodSeconds }: OwnDraw): DemoLottery {
  return {
    ...north,
    gameCode: codeOf('ELOTT', name.en),
    groupCode: 'FAST',
    kind,
    drawMinute: null,
    periodSeconds,
    lockBeforeSeconds: lockBefore.fast,
  }
}

function otherLottery(
  { name, kind, weekdays, monthDays, movedDays, drawMinute, periodSeconds, hours }: OtherDraw,
  place: Pick<DemoLottery, 'vendor' | 'groupCode'>,
): DemoLottery {
  return {
    ...place,
    gameCode: codeOf('LOTT', name.en),
    kind,
    stationCode: null,
    weekdays: weekdays ?? null,
    monthDays: monthDays ?? null,
    movedDays: movedDays ?? null,
    drawMinute: drawMinute ?? null,
    periodSeconds: periodSeconds ?? null,
    firstDrawMinute: hours?.first ?? null,
    lastDrawMinute: hours?.last ?? null,
    lockBeforeSeconds: periodSeconds === undefined ? lockBefore.daily : lockBefore.keno,
  }
}
