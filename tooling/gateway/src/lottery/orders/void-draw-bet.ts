import type { Database } from '../../db/database.ts'
import { cancelled } from './bring-to.ts'
import { freeNumbers } from './exposure-store.ts'
import { postChanges } from './post-changes.ts'
import { spreadRiskWithout } from './risk-store.ts'
import { findPayerOf, lockOneBet } from './settlement-store.ts'

/** Its transfers have keys of their own, whatever versions of its draw moved the bet before. */
const operatorVersion = -1

/**
 * Gives back the stake of one bet on a draw, and takes back what it was paid, as a voided draw does with all of its bets (lottery 52,
 * games 119). Undefined where the stake is back already.
 */
export async function voidDrawBet(
  trx: Database,
  betId: number,
  now: number,
): Promise<
  { before: { status: 'open' | 'settled'; stake: number; paid: number }; moved: number } | undefined
> {
  const bet = await lockOneBet(trx, betId)
  if (!bet || bet.status === 'cancelled') return undefined
  const isOpen = bet.status === 'open'
  if (isOpen) await freeNumbers(trx, [betId])
  const payer = await findPayerOf(trx, betId)
  await postChanges(trx, [{ ...cancelled(bet), version: operatorVersion }], { ...payer, now })
  if (isOpen) await spreadRiskWithout(trx, [betId])
  return {
    before: { status: bet.status, stake: bet.bet_amount, paid: bet.win_amount },
    moved: bet.bet_amount - bet.win_amount,
  }
}
