import { sql } from 'kysely'
import { planOnce } from '@saola/server'
import type { Database } from '../db/database.ts'

/** A member's money at one moment, in đồng. */
export type HeldMoney = { available: number; inPlay: number; onHold: number; owed: number }

/** What a member holds. One statement, so that a bet between two looks cannot be counted twice or not at all. */
export async function getHeldMoney(db: Database, accountId: number): Promise<HeldMoney> {
  const [held = none] = await askHeldMoney(db, { accountId })
  const { available, in_play: inPlay, on_hold: onHold, owed } = held
  return { available, inPlay, onHold, owed }
}

const none = { available: 0, in_play: 0, on_hold: 0, owed: 0 }

const askHeldMoney = planOnce('held_money', (db: Database, { accountId }: { accountId: number }) =>
  sql<typeof none>`select
    (select coalesce(sum(balance), 0)::bigint from ledger_account
      where owner_id = ${accountId} and kind = 'wallet' and currency = 'VND') as available,
    (select coalesce(sum(bet_amount), 0)::bigint from bet
      where account_id = ${accountId} and status = 'open' and wallet = 'single') as in_play,
    (select coalesce(sum(balance), 0)::bigint from ledger_account
      where owner_id = ${accountId} and kind = 'hold' and currency = 'VND')
    -- What is on its way back from a vendor is counted there until the vendor has said yes.
    + (select coalesce(sum(amount), 0)::bigint from vendor_transfer
      where account_id = ${accountId} and state = 'pending' and direction = 'in') as on_hold,
    (select coalesce(-sum(balance), 0)::bigint from ledger_account
      where owner_id = ${accountId} and kind = 'debt' and currency = 'VND') as owed`.compile(db),
)
