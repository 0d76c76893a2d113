import type { MoneyToPlay } from '@saola/rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * The money of an account that came since a moment and is to be played before it leaves, oldest first: deposits, converted
 * points, envelopes and other presents. Each with the settled stakes from then until more came: what of them could be lost, or
 * what counts of that as valid bet. A reward that was taken back is not asked for. The present of a mission or for a friend is told apart, if it came since the rule is there.
 */
export async function readMoneyToPlay(
  db: Database,
  accountId: number,
  { since, giftSince, by }: { since: number; giftSince: number; by: 'risk_amount' | 'valid_amount' },
): Promise<(MoneyToPlay & { isGift: boolean })[]> {
  const { rows } = await sql<MoneyToPlay & { isGift: boolean }>`
    with money as (
      select money_entry.created_at as at, sum(money_entry.amount)::bigint as amount,
        money_entry.created_at >= ${giftSince}
          and (money_entry.kind = 'referral' or transfer.remark like '%.mission') as is_gift
      from money_entry join transfer on transfer.id = money_entry.transfer_id
      join ledger_account on ledger_account.id = money_entry.ledger_account_id and ledger_account.kind = 'wallet'
      where money_entry.account_id = ${accountId} and money_entry.created_at >= ${since}
        and money_entry.amount > 0 and (
        money_entry.kind in ('deposit', 'referral')
        or money_entry.kind = 'promotion' and transfer.remark not like '%.bonus_%'
      ) and transfer.scope not like 'reward-return:%' and not exists (
        select from reward_return where reward_return.source = transfer.scope and returned_at is null
      )
        and not exists (select from bank_transfer_undo where undone_transfer_id = money_entry.transfer_id)
      group by 1, 3
    ), spans as (
      select at, amount, is_gift, lead(at, 1, 9223372036854775807) over (order by at, is_gift) as next from money
    )
    select at, amount, is_gift as "isGift", (
      select coalesce(sum(${sql.ref(by)}), 0)::bigint from bet
      where account_id = ${accountId} and placed_at >= spans.at and placed_at < spans.next
    ) as played
    from spans order by at, is_gift`.execute(db)
  return rows
}
