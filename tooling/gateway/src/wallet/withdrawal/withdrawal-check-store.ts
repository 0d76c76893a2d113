import { withdrawalStates } from '@saola/protocol'
import { transferIs } from '../../ledger/ledger.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import { endedConfirmations, nextWithdrawalSteps } from '@saola/rules'

/**
 * A look at the ledger: `query` answers one row with a text `what` for each thing that is wrong, or `find` does, where the
 * rules have to be asked. What is counted from something else has a `mend`, statements that count it anew in their order.
 */
export type Check = { name: string; mend?: readonly RawBuilder<unknown>[] } & (
  | { query: RawBuilder<{ what: string }> }
  | { find: (db: Database) => Promise<{ what: string }[]> }
)

/** The states that end a withdrawal; a disbursed one is over when its confirmation is. */
const ended = [
  ...withdrawalStates.filter((state) => state !== 'disbursed' && nextWithdrawalSteps(state).length === 0),
  ...endedConfirmations,
]

/** What must hold between withdrawals and the ledger: every đồng asked for is on hold, sent, or returned. */
export const withdrawalChecks: readonly Check[] = [
  {
    name: 'every hold is the unsent remainder of the open withdrawals of its account',
    query: sql`select 'account ' || coalesce(held.owner_id, awaited.account_id) || ': '
        || coalesce(held.balance, 0) || ' held, ' || coalesce(awaited.amount, 0) || ' not sent yet' as what
      from (
        select owner_id, balance from ledger_account where kind = 'hold'
      ) as held
      full join (
        select account_id, sum(amount - sent - returned) as amount from withdrawal group by account_id
      ) as awaited on awaited.account_id = held.owner_id
      where coalesce(held.balance, 0) <> coalesce(awaited.amount, 0)`,
  },
  {
    name: 'every finished withdrawal has sent or returned what was asked, and holds nothing',
    query: sql`select 'withdrawal ' || id || ' (' || coalesce(confirmation, state) || '): ' || amount || ' asked, '
        || sent || ' sent, ' || returned || ' returned' as what
      from withdrawal
      where coalesce(confirmation, state) = any(${ended}::text[]) and sent + returned <> amount order by id`,
  },
  {
    name: 'every withdrawal held, sent and returned what it says',
    query: sql`select 'withdrawal ' || withdrawal.id || ': ' || withdrawal.amount || ' asked, ' || withdrawal.sent
        || ' sent, ' || withdrawal.returned || ' returned; moved ' || coalesce(began.amount, 0) || ', '
        || moved.sent || ', ' || moved.returned as what
      from withdrawal
      left join ledger_account on ledger_account.owner_id = withdrawal.account_id and ledger_account.kind = 'hold'
      left join entry as began
        on began.transfer_id = withdrawal.hold_transfer_id and began.ledger_account_id = ledger_account.id
      cross join lateral (
        select coalesce(-sum(entry.amount) filter (where ${transferIs('withdrawal', 'withdrawal-return')}), 0) as sent,
          coalesce(-sum(entry.amount) filter (where ${transferIs('release', 'hold')}), 0) as returned
        from withdrawal_transfer
        join transfer on transfer.id = withdrawal_transfer.transfer_id
        join entry on entry.transfer_id = transfer.id and entry.ledger_account_id = ledger_account.id
        where withdrawal_transfer.withdrawal_id = withdrawal.id
      ) as moved
      where coalesce(began.amount, 0) <> withdrawal.amount or moved.sent <> withdrawal.sent
        or moved.returned <> withdrawal.returned
      order by withdrawal.id`,
  },
  {
    name: 'every day counts what was approved by itself on it',
    query: sql`select 'account ' || coalesce(counted.account_id, approved.account_id) || ', day '
        || coalesce(counted.day, approved.day) || ': ' || coalesce(counted.amount, 0) || ' counted, '
        || coalesce(approved.amount, 0) || ' approved' as what
      from automatic_payout counted
      full join (
        select withdrawal.account_id, ((withdrawal_event.at + 25200000) / 86400000)::integer as day,
          sum(withdrawal.amount) as amount
        from withdrawal_event join withdrawal on withdrawal.id = withdrawal_event.withdrawal_id
        where withdrawal_event.state = 'approved' and withdrawal_event.by = 'clock'
        group by 1, 2
      ) as approved on approved.account_id = counted.account_id and approved.day = counted.day
      where counted.amount is distinct from approved.amount`,
  },
  {
    name: 'every transfer of a hold belongs to a withdrawal',
    query: sql`select 'transfer ' || transfer.id || ' (' || transfer.kind || ', ' || transfer.reference
        || '): no withdrawal' as what
      from transfer
      left join withdrawal on withdrawal.hold_transfer_id = transfer.id
      left join withdrawal_transfer on withdrawal_transfer.transfer_id = transfer.id
      where ${transferIs('hold', 'withdrawal', 'withdrawal-return', 'release')}
        and withdrawal.id is null and withdrawal_transfer.withdrawal_id is null
      order by transfer.id`,
  },
]
