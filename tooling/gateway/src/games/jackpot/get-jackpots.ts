import { jackpotExampleStake, jackpotPools, type calls, type Jackpot } from '@saola/protocol'
import { jackpotChance, microPerDong } from '@saola/rules'
import type { Handler } from '../../http/mount.ts'
import type { Services } from '../../services/services.ts'
import { maskName } from '../winners/mask-name.ts'
import { openPools } from './open-pools.ts'
import { listLastWins, listPools, type PoolRow } from './pool-store.ts'
import { termsOf } from './terms-of.ts'

/** The merchant's pools, the smallest first, with how each fell last; names are masked (games 28, 29). */
export const getJackpots: Handler<typeof calls.games.jackpots> = async ({ services, merchant }) => {
  const pools = await readPools(services, merchant.id)
  const wins = await listLastWins(services.db, merchant.id)
  return {
    showsSample: merchant.settings.jackpots?.showsSample ?? false,
    pools: jackpotPools.flatMap((name): Jackpot[] => {
      const row = pools.find(({ pool }) => pool === name)
      const last = wins.find(({ pool }) => pool === name)
      if (!row) return []
      return [
        {
          pool: name,
          meter: Math.floor(row.meter_micro / microPerDong),
          ...termsOf(row),
          ...(row.stopped_at === null
            ? { chance: jackpotChance(row.meter_micro, jackpotExampleStake, termsOf(row)) }
            : { chance: 0, isStopped: true }),
          cycle: row.cycle,
          commitment: row.commitment,
          ...(last && {
            lastHit: {
              amount: last.amount,
              time: last.won_at,
              customerName: maskName(last.name),
              cycle: last.cycle,
              point: last.point_micro,
              salt: last.salt,
              commitment: last.commitment,
            },
          }),
        },
      ]
    }),
  }
}

/** Whoever looks first opens the pools of a new merchant. */
async function readPools(services: Services, merchantId: number): Promise<PoolRow[]> {
  const known = await listPools(services.db, merchantId)
  if (known.length === jackpotPools.length) return known
  return services.db.transaction().execute(async (trx) => {
    await openPools({ ...services, db: trx }, merchantId)
    return listPools(trx, merchantId)
  })
}
