import { dayMs, secondMs } from '@saola/rules'
import type { Services } from '../services/services.ts'
import { newDrawSeed, prizesOf } from '../lottery/draws/draw-seed.ts'
import type { ClosureRow, Closures, LotteryGameRow } from '../lottery/draws/lottery-game-store.ts'
import { fastDraws } from '../lottery/draws/fast-draws.ts'
import { dailyDrawsBetween } from '../lottery/draws/plan-draws.ts'
import { insertLottery, type PastDraw } from './lottery-store.ts'
import type { SeedClosure, SeedData, SeedLottery } from './seed-data.ts'

/** So far back boards and statistics reach on a fresh laptop. */
const past = { days: 30, fastDraws: 200 } as const

/** Writes the lotteries, the days without a draw, and results of the last weeks. */
export async function seedLottery(
  services: Services,
  { games, lottery }: Pick<SeedData, 'games' | 'lottery'>,
): Promise<void> {
  const nodeIds = new Map(games.map(({ vendor, gameCode, nodeId }) => [`${vendor} ${gameCode}`, nodeId]))
  const lotteries = lottery.games.map((game, sort) =>
    gameRow(game, nodeIds.get(`${game.vendor} ${game.gameCode}`), sort),
  )
  const closures = {
    dated: lottery.closures.map(closureRow),
    lunar: lottery.lunarClosures.map(({ groupCode, reasonVi, reasonEn }) => ({
      group_code: groupCode,
      reason_vi: reasonVi,
      reason_en: reasonEn,
    })),
  }
  await insertLottery(services.db, {
    lotteries,
    closures,
    draws: lotteries.flatMap((game) => pastDraws(services, game, closures)),
  })
}

function pastDraws(services: Services, game: LotteryGameRow, closures: Closures): PastDraw[] {
  const { code: gameCode, kind } = game
  return plannedBefore(game, closures, services.now()).map((planned) => {
    const name = { gameCode, numero: planned.numero }
    const { seed, commitment } = newDrawSeed(services, name)
    return { ...planned, gameCode, kind, seed, commitment, prizes: prizesOf(kind, name, { seed }) }
  })
}

function plannedBefore(game: LotteryGameRow, closures: Closures, now: number) {
  if (game.period_seconds === null) {
    const draws = dailyDrawsBetween(game, closures, { from: now - past.days * dayMs, until: now })
    return draws.filter(({ drawsAt }) => drawsAt <= now)
  }
  const periodMs = game.period_seconds * secondMs
  const from = now - past.fastDraws * periodMs
  const draws = fastDraws(game, periodMs, { now: from, count: past.fastDraws })
  return draws.filter(({ drawsAt }) => drawsAt <= now)
}

function gameRow(game: SeedLottery, nodeId: string | undefined, sort: number): LotteryGameRow {
  if (!nodeId) throw new Error(`the catalogue has no title ${game.gameCode}`)
  return {
    code: game.gameCode,
    node_id: nodeId,
    group_code: game.groupCode,
    kind: game.kind,
    station_code: game.stationCode,
    weekdays: game.weekdays,
    month_days: game.monthDays,
    moved_days: game.movedDays,
    draw_minute: game.drawMinute,
    period_seconds: game.periodSeconds,
    first_draw_minute: game.firstDrawMinute,
    last_draw_minute: game.lastDrawMinute,
    lock_before_seconds: game.lockBeforeSeconds,
    source: 'seeded',
    sort,
  }
}

function closureRow(closure: SeedClosure): ClosureRow {
  return {
    group_code: closure.groupCode,
    first_day: closure.firstDay,
    last_day: closure.lastDay,
    reason_vi: closure.reasonVi,
    reason_en: closure.reasonEn,
  }
}
