import { createHash } from 'node:crypto'
import { dueStep, jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import type { Services } from '../../services/services.ts'
import { openSeed, prizesOf } from './draw-seed.ts'
import type { DrawRow } from './draw-store.ts'
import { keepFingerprints, listFingerprints } from './joined-bets-store.ts'
import { listDueDraws, moveDraw, publishResult } from './step-store.ts'

/**
 * Opens, locks and draws whatever the clock asks for, the earliest first. After a night without power the draws on the
 * schedule take their steps one after the other (lottery 8, 38).
 */
export const stepDraws: Job = {
  name: 'lottery.step-draws',
  everyMs: jobPeriods.stepDraws,
  run: async (services) => {
    let changed = 0
    for (;;) {
      const now = services.now()
      let steps = 0
      for (const row of await listDueDraws(services.db, now)) if (await step(services, row, now)) steps += 1
      if (steps === 0) return changed
      changed += steps
      await services.signals.send()
    }
  },
}

/** Takes one step of a draw; false where another process took it. */
async function step(services: Services, row: DrawRow, now: number): Promise<boolean> {
  const times = { opensAt: row.opens_at, locksAt: row.locks_at, drawsAt: row.draws_at }
  switch (dueStep(row.state, times, now)) {
    case 'open':
      return moveDraw(services.db, row, 'open')
    case 'lock':
      return moveDraw(services.db, row, 'locked')
    case 'draw':
      return draw(services, row)
    default:
      return false
  }
}

async function draw(services: Services, row: DrawRow): Promise<boolean> {
  const name = { gameCode: row.game_code, numero: row.numero }
  if (row.sealed_seed === null) throw new Error(`the draw ${row.id} has no seed`)
  const seed = openSeed(services, name, row.sealed_seed)
  const bets = await listFingerprints(services.db, row.id)
  const betsHash = createHash('sha256').update(bets).digest('hex')
  const prizes = prizesOf(row.kind, name, { seed, betsHash })
  return services.db.transaction().execute(async (trx) => {
    const isOurs = await publishResult(trx, row.id, { prizes, seed, betsHash })
    if (isOurs) await keepFingerprints(trx, row.id, bets)
    return isOurs
  })
}
