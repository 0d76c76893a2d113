import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** One entry of a transfer with whose ledger account it moved. */
export type EntryRow = {
  kind: string
  owner_id: number | null
  owner: string | null
  vendor_vi: string | null
  vendor_en: string | null
  amount: number
  balance_after: number
}

/** The entries of a transfer, those that paid first. */
export async function listEntries(db: Database, transferId: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ledger_account.kind, ledger_account.owner_id, account.name as owner, vendor.name_vi as vendor_vi,
      vendor.name_en as vendor_en, entry.amount, entry.balance_after
    from entry
    join ledger_account on ledger_account.id = entry.ledger_account_id
    left join account on account.id = ledger_account.owner_id
    left join vendor on ledger_account.kind = 'vendor:' || vendor.code
    where entry.transfer_id = ${transferId}
    order by entry.amount`.execute(db)
  return rows
}

/** The round of a bet of an account, with its game named in a language. */
export function findRound(
  db: Database,
  { orderNo, accountId }: { orderNo: string; accountId: number },
  language: 'VI' | 'EN',
) {
  return db
    .selectFrom('bet')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select(['bet.vendor_code', 'bet.round_id', 'bet.play_session_id', 'game.playable'])
    .select(language === 'VI' ? 'game.name_vi as name' : 'game.name_en as name')
    .where('bet.order_no', '=', orderNo)
    .where('bet.account_id', '=', accountId)
    .executeTakeFirst()
}

/** The number of the withdrawal of an account that a transfer belongs to. */
export async function findWithdrawalId(
  db: Database,
  transferId: number,
  accountId: number,
): Promise<number | undefined> {
  const withdrawal = await db
    .selectFrom('withdrawal')
    .leftJoin('withdrawal_transfer', 'withdrawal_transfer.withdrawal_id', 'withdrawal.id')
    .select('withdrawal.id')
    .where(({ eb, or }) =>
      or([
        eb('withdrawal.hold_transfer_id', '=', transferId),
        eb('withdrawal_transfer.transfer_id', '=', transferId),
      ]),
    )
    .where('withdrawal.account_id', '=', accountId)
    .executeTakeFirst()
  return withdrawal?.id
}
