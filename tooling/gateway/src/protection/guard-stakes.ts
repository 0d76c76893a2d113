import type { Limit } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { limitsFor, requireOpenUnder, requireTimeLeft, requireWithin } from './enforce.ts'
import { readLimitsOf } from './limit-store.ts'
import { readMovementsOf } from './movement-store.ts'
import type { Staker } from './staker-store.ts'
import { dayOf, readStakeGuard } from './stakes/stake-guard-store.ts'

/** What refuses the stakes of some accounts: a break, an exclusion, or a limit on stakes, losses or time. */
export type StakeGuards = {
  requireOpen: (accountId: number) => void
  requireStakeAllowed: (accountId: number, amount: number) => void
}

/**
 * Reads what bounds the stakes of accounts, by as many statements for all of them as for one; after `lockProtections`.
 */
export async function readStakeGuards(
  trx: Database,
  stakers: Iterable<Staker>,
  now: number,
): Promise<StakeGuards> {
  const guarded = [...stakers].filter(({ is_guarded: isGuarded }) => isGuarded).map(({ id }) => id)
  if (guarded.length === 0) return { requireOpen: () => undefined, requireStakeAllowed: () => undefined }
  const states = await readStakeGuard(trx, guarded, undefined, now)
  const limits = new Map<number, Limit[]>(
    [...(await readLimitsOf(trx, guarded))].map(([id, own]) => [id, limitsFor(own, 'bet')]),
  )
  const movements = await readMovementsOf(trx, limits, now)
  const requireOpen = (accountId: number): void => {
    const state = states.get(accountId)
    if (!state) return
    requireOpenUnder(state.pauses, 'bet', now)
    requireTimeLeft(state.timeLimits, dayOf(state))
  }
  return {
    requireOpen,
    requireStakeAllowed: (accountId, amount) => {
      requireOpen(accountId)
      const own = limits.get(accountId) ?? []
      requireWithin(own, { action: 'bet', amount }, movements.get(accountId) ?? [], now)
    },
  }
}
