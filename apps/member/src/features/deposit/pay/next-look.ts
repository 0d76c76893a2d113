import type { Deposit } from '@saola/protocol'
import { minuteMs, secondMs } from '@saola/rules'

const pollMs = 2 * secondMs
/** After its time a code is still looked at for a while, more slowly: a transfer may have been on its way. */
const afterwards = { pollMs: 5 * secondMs, forMs: 10 * minuteMs }

/** In how many ms to look at a deposit again; false when nothing is about to change by itself. */
export function nextLookMs(
  deposit: Pick<Deposit, 'status' | 'expiresAt' | 'arrivals' | 'creditsOthers'>,
  now: number,
): number | false {
  if (deposit.status === 'pending') return pollMs
  if (hasWaitingMoney(deposit) && deposit.creditsOthers) return pollMs
  const isFresh = deposit.status === 'expired' && now < deposit.expiresAt + afterwards.forMs
  return isFresh ? afterwards.pollMs : false
}

/** Whether money is still on its way to its place. */
export function hasWaitingMoney({ arrivals }: Pick<Deposit, 'arrivals'>): boolean {
  return arrivals.some(({ state, held }) => state === 'waiting' && held === undefined)
}

/** Whether money has come that the account may not have, so that a person decides. */
export function hasHeldMoney({ arrivals }: Pick<Deposit, 'arrivals'>): boolean {
  return arrivals.some(({ state, held }) => state === 'waiting' && held !== undefined)
}
