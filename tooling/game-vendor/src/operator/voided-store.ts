import type { Services } from '../services.ts'

type Writing = Pick<Services, 'db' | 'now'>

/** Marks a round that was paid as void, once; one whose stake went back says so by its state. */
export async function markRoundVoid({ db, now }: Writing, roundId: string): Promise<void> {
  await db
    .updateTable('round')
    .set({ voided_at: now() })
    .where('round_id', '=', roundId)
    .where('state', '=', 'paid')
    .where('voided_at', 'is', null)
    .execute()
}

/** The same for a bet at a table. */
export async function markTableBetVoid({ db, now }: Writing, betId: string): Promise<void> {
  await db
    .updateTable('table_bet')
    .set({ voided_at: now() })
    .where('bet_id', '=', betId)
    .where('state', '=', 'paid')
    .where('voided_at', 'is', null)
    .execute()
}

/** The same for a bet on matches. */
export async function markMatchBetVoid({ db, now }: Writing, betId: string): Promise<void> {
  await db
    .updateTable('match_bet')
    .set({ voided_at: now() })
    .where('bet_id', '=', betId)
    .where('state', '=', 'paid')
    .where('voided_at', 'is', null)
    .execute()
}
