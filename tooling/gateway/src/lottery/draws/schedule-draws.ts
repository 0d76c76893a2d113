import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import type { Services } from '../../services/services.ts'
import { newDrawSeed, sealSeed } from './draw-seed.ts'
import { insertDraws, listScheduledNumbers, type NewDraw } from './draw-store.ts'
import { listClosures, listLotteries, type LotteryGameRow } from './lottery-game-store.ts'
import { planDraws, type PlannedDraw } from './plan-draws.ts'

/** Keeps the schedule of every lottery filled ahead of time (lottery 36). */
export const scheduleDraws: Job = {
  name: 'lottery.schedule-draws',
  everyMs: jobPeriods.scheduleDraws,
  run: async (services) => {
    const { db, now } = services
    const lotteries = await listLotteries(db)
    const closures = await listClosures(db)
    const known = new Set((await listScheduledNumbers(db, now())).map(keyOf))
    const missing = lotteries.flatMap((lottery) =>
      planDraws(lottery, closures, now())
        .filter(({ numero }) => !known.has(keyOf({ game_code: lottery.code, numero })))
        .map((planned) => newDraw(services, lottery, planned)),
    )
    return insertDraws(db, missing)
  },
}

function keyOf({ game_code: code, numero }: { game_code: string; numero: string }): string {
  return `${code} ${numero}`
}

/** The seed is drawn before anybody can bet; a draw of the state has none. */
function newDraw(services: Services, lottery: LotteryGameRow, planned: PlannedDraw): NewDraw {
  const { code, kind, source } = lottery
  const name = { gameCode: code, numero: planned.numero }
  const drawn = source === 'seeded' ? newDrawSeed(services, name) : undefined
  return {
    game_code: code,
    numero: planned.numero,
    kind,
    opens_at: planned.opensAt,
    locks_at: planned.locksAt,
    draws_at: planned.drawsAt,
    source,
    commitment: drawn?.commitment ?? null,
    sealed_seed: drawn ? sealSeed(services, name, drawn.seed) : null,
  }
}
