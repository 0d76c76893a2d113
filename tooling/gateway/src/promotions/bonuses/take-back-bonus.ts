import type { Database } from '../../db/database.ts'
import { operatorAccount, takeMoney } from '../../ledger/ledger.ts'
import { endParticipation } from '../end-participation.ts'
import { tellTaken, type TakenBecause } from '../tell-taken.ts'
import { updateParticipation, type ParticipationRow } from '../participation-store.ts'

/** Why a bonus is taken back, and who says so; its owner is told `because`. */
export type TakingBack = { reason: string; by: string; because: TakenBecause; now: number }

/**
 * Takes a bonus back whatever became of it: what is still under turnover is given up, what was paid leaves the wallet, below
 * nothing into a debt where need be (wallet 62). False where there is none to take, or no more.
 */
export async function takeBackBonus(
  trx: Database,
  own: ParticipationRow,
  { reason, by, because, now }: TakingBack,
): Promise<boolean> {
  if (own.taken_back_at !== null || own.granted_at === null || own.bonus === 0) return false
  if (own.reward === 'open') {
    await endParticipation(trx, own, 'left', now)
  } else if (own.reward === 'claimed' || own.reward === 'issued') {
    await takeMoney(trx, {
      accountId: own.account_id,
      amount: own.bonus,
      to: await operatorAccount(trx, 'promotion', { accountId: own.account_id }),
      scope: `promotion:${own.id}`,
      key: 'take-back',
      kind: 'promotion',
      reference: `KM${own.id}`,
      remark: 'wallet.statement.remark.bonus_taken_back',
      now,
    })
  } else {
    return false
  }
  await updateParticipation(trx, own.id, {
    taken_back_at: now,
    taken_back_reason: reason,
    taken_back_by: by,
  })
  await tellTaken(trx, {
    accountId: own.account_id,
    about: `KM${own.id}`,
    amount: own.bonus,
    because,
    now,
  })
  return true
}
