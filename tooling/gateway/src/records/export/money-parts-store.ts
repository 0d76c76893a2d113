import type { ExportPart } from './export-page-store.ts'

/** What comes in and goes out, in money and in points. */
export const moneyParts = {
  bankAccounts: {
    columns: `bin, account_number as "accountNumber", number_key as "numberKey", holder, created_at as "createdAt",
      removed_at as "removedAt"`,
    from: `bank_card where account_id = $account`,
    by: ['id'],
  },
  deposits: {
    columns: `id, amount, memo, status, created_at as "createdAt", received_at as "receivedAt"`,
    from: `deposit where account_id = $account`,
    by: ['id'],
  },
  arrivals: {
    columns: `bank_transfer.amount, bank_transfer.memo, bank_transfer.outcome, bank_transfer.state,
      bank_transfer.received_at as "receivedAt"`,
    from: `bank_transfer where account_id = $account`,
    by: ['bank_transfer.id'],
  },
  takenBack: {
    columns: `bank_transfer.amount, bank_transfer.memo, bank_transfer_undo.undone_at as "at"`,
    from: `bank_transfer_undo
      join bank_transfer on bank_transfer.id = bank_transfer_undo.bank_transfer_id
    where bank_transfer_undo.account_id = $account`,
    by: ['bank_transfer_undo.id'],
  },
  withdrawals: {
    columns: `id, amount, state, confirmation, sent, returned, received, reason, created_at as "createdAt",
      disbursed_at as "disbursedAt"`,
    from: `withdrawal where account_id = $account`,
    by: ['id'],
  },
  withdrawalSteps: {
    columns: `withdrawal_id as "withdrawalId", withdrawal_event.state, withdrawal_event.by, withdrawal_event.remark,
      withdrawal_event.at`,
    from: `withdrawal_event join withdrawal on withdrawal.id = withdrawal_event.withdrawal_id
    where withdrawal.account_id = $account`,
    by: ['withdrawal_event.id'],
  },
  vendorTransfers: {
    columns: `order_no as "orderNo", vendor_code as vendor, direction, amount, state,
      created_at as "createdAt", settled_at as "settledAt"`,
    from: `vendor_transfer where account_id = $account`,
    by: ['id'],
  },
  statement: {
    columns: `transfer.kind, ledger_account.kind as wallet, ledger_account.currency, entry.amount,
      entry.balance_after as "balanceAfter", transfer.reference, transfer.remark, entry.created_at as "at"`,
    from: `ledger_account cross join lateral (
        select * from entry where entry.ledger_account_id = ledger_account.id $rest order by entry.created_at, entry.id $most
      ) as entry join transfer on transfer.id = entry.transfer_id
    where ledger_account.owner_id = $account`,
    by: ['entry.created_at', 'entry.id'],
  },
  points: {
    columns: `type, amount, points, per_amount as "perAmount", changed`,
    from: `point_earning
    where account_id = $account`,
    by: ['transfer_id'],
  },
  pointRests: {
    columns: `type, carried, points, per_amount as "perAmount"`,
    from: `point_progress where account_id = $account`,
    by: ['type'],
  },
  pointsOwed: {
    columns: `owed`,
    from: `point_debt where account_id = $account and owed > 0`,
    by: [],
  },
  redemptions: {
    columns: `redemption.id, reward.name_vi as name, quantity, redemption.points, amount, address, mobile, state, remark,
      created_at as "createdAt", decided_at as "decidedAt"`,
    from: `redemption left join reward on reward.id = reward_id where account_id = $account`,
    by: ['redemption.id'],
  },
} as const satisfies Readonly<Record<string, ExportPart>>
