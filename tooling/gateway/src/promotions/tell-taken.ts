import { appendNotice } from '../accounts/notice-store.ts'
import type { Database } from '../db/database.ts'

/** Why a reward is taken back: what it was given for counts no more, or a person decided. */
export type TakenBecause = 'baseless' | 'decided'

const reasons = {
  baseless: 'promotions.taken_back.baseless',
  decided: 'promotions.taken_back.decided',
} as const satisfies Record<TakenBecause, string>

/** Tells whoever had a reward, once of each number, that it was taken back (promotions 42). */
export async function tellTaken(
  trx: Database,
  taken: { accountId: number; about: string; amount: number; because: TakenBecause; now: number },
): Promise<void> {
  const { because, ...notice } = taken
  await appendNotice(trx, { ...notice, kind: 'reward_taken_back', reason: reasons[because] })
}
