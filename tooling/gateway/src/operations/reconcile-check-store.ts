import { dailyChecks } from '../team/reports/daily-check-store.ts'
import { jackpotChecks } from '../games/jackpot/jackpot-check-store.ts'
import { orderChecks } from '../lottery/orders/order-check-store.ts'
import { withdrawalChecks, type Check } from '../wallet/withdrawal/withdrawal-check-store.ts'
import { promotionChecks } from '../promotions/promotion-check-store.ts'
import { raffleChecks } from '../promotions/raffles/raffle-check-store.ts'
import { friendsChecks } from '../promotions/friends/friends-check-store.ts'
import { vipChecks } from '../promotions/vip/vip-check-store.ts'
import { pointChecks } from '../points/point-check-store.ts'
import { standingChecks } from '../promotions/standing/standing-check-store.ts'
import { transferIs } from '../ledger/ledger.ts'
import { checkChains } from '../events/check-chains.ts'
import { sql } from 'kysely'

/** What the wallet of a bet's member should have moved by it; jackpots are paid by transfers of their own. */
const expectedOfBet = sql`case
  when bet.wallet = 'vendor' then 0
  when bet.status = 'settled' then bet.win_amount - bet.jackpot_amount - bet.bet_amount
  when bet.status = 'open' then bet.paid_amount - bet.bet_amount
  else 0 end`

/** What its stakes should have taken, those too that went back. */
const stakedOnBet = sql`case when bet.wallet = 'vendor' then 0 else bet.bet_amount + bet.returned_amount + (
  select coalesce(sum(amount), 0) from bet_addition
  where bet_addition.bet_id = bet.id and returned_at is not null
) end`

/** Everything that must hold in the ledger, in the order in which it is told. */
export const checks: readonly Check[] = [
  {
    name: 'every transfer has two or more entries that sum to zero',
    query: sql`select 'transfer ' || transfer.id || ': ' || count(entry.id) || ' entries, sum '
        || coalesce(sum(entry.amount), 0) as what
      from transfer left join entry on entry.transfer_id = transfer.id
      group by transfer.id having count(entry.id) < 2 or sum(entry.amount) <> 0 order by transfer.id`,
  },
  {
    name: 'every transfer has the entries it asks for, all in one currency',
    query: sql`select 'transfer ' || coalesce(asked.transfer_id, entry.transfer_id) || ', ledger account '
        || coalesce(asked.ledger_account_id, entry.ledger_account_id) || ': asked for ' || coalesce(asked.amount, 0)
        || ', entry ' || coalesce(entry.amount, 0) as what
      from (
        select id as transfer_id, unnest(ledger_account_ids) as ledger_account_id, unnest(amounts) as amount
        from transfer
      ) as asked
      full join entry on entry.transfer_id = asked.transfer_id and entry.ledger_account_id = asked.ledger_account_id
      where asked.amount is distinct from entry.amount
      union all
      select 'transfer ' || entry.transfer_id || ': ' || string_agg(distinct ledger_account.currency, ', ')
      from entry join ledger_account on ledger_account.id = entry.ledger_account_id
      group by entry.transfer_id having min(ledger_account.currency) <> max(ledger_account.currency)`,
  },
  {
    name: 'every balance is the sum of its entries',
    query: sql`select 'ledger account ' || ledger_account.id || ' (' || ledger_account.kind || '): balance '
        || ledger_account.balance || ', entries ' || coalesce(sum(entry.amount), 0) as what
      from ledger_account left join entry on entry.ledger_account_id = ledger_account.id
      group by ledger_account.id
      having ledger_account.balance <> coalesce(sum(entry.amount), 0) order by ledger_account.id`,
  },
  {
    name: 'every entry continues the balance before it, up to the balance of today',
    query: sql`select 'ledger account ' || ledger_account_id || ', entry ' || id || ': balance after it '
        || balance_after || ', expected ' || expected as what
      from (
        select id, ledger_account_id, balance_after,
          sum(amount) over (partition by ledger_account_id order by id) as expected
        from entry
      ) as running
      where balance_after <> expected
      union all
      select 'ledger account ' || ledger_account.id || ': balance ' || ledger_account.balance || ', last entry says '
        || latest.balance_after
      from ledger_account
      join (
        select distinct on (ledger_account_id) ledger_account_id, balance_after
        from entry order by ledger_account_id, id desc
      ) as latest on latest.ledger_account_id = ledger_account.id
      where ledger_account.balance <> latest.balance_after`,
  },
  {
    name: 'all ledger accounts together hold nothing',
    query: sql`select 'sum of ' || currency || ': ' || sum(balance) as what
      from ledger_account group by currency having sum(balance) <> 0`,
  },
  {
    name: 'the ledger accounts of each merchant together hold nothing, and so do those of none',
    query: sql`select 'merchant ' || coalesce(coalesce(ledger_account.merchant_id, account.merchant_id)::text, 'of none')
        || ', ' || currency || ': ' || sum(balance) as what
      from ledger_account left join account on account.id = ledger_account.owner_id
      group by coalesce(ledger_account.merchant_id, account.merchant_id), currency having sum(balance) <> 0`,
  },
  {
    name: 'no ledger account below zero that may not be',
    query: sql`select 'ledger account ' || id || ' (' || kind || '): ' || balance as what
      from ledger_account
      where balance < 0 and kind <> 'debt' and (owner_id is not null or not may_be_negative) order by id`,
  },
  {
    name: 'nobody who owes has money in the wallet',
    query: sql`select 'account ' || debt.owner_id || ': owes ' || -debt.balance || ', has ' || wallet.balance as what
      from ledger_account debt
      join ledger_account wallet on wallet.owner_id = debt.owner_id and wallet.kind = 'wallet'
        and wallet.currency = debt.currency
      where debt.kind = 'debt' and (debt.balance > 0 or debt.balance < 0 and wallet.balance > 0) order by 1`,
  },
  {
    name: 'every received deposit has one transfer to its owner, of its amount or of what came instead',
    query: sql`select 'deposit ' || deposit.id || ': ' || coalesce(came.amount, deposit.amount)
        || ' received, ' || coalesce(sum(entry.amount), 0) || ' credited' as what
      from deposit
      left join bank_transfer as came
        on came.settle_transfer_id = deposit.transfer_id and came.deposit_id = deposit.id
      left join transfer on transfer.id = deposit.transfer_id and ${transferIs('deposit')}
      left join ledger_account on ledger_account.owner_id = deposit.account_id and ledger_account.kind = 'wallet'
      left join entry on entry.transfer_id = transfer.id and entry.ledger_account_id = ledger_account.id
      where deposit.status = 'received'
      group by deposit.id, came.amount
      having coalesce(sum(entry.amount), 0) <> coalesce(came.amount, deposit.amount)
      union all
      select 'deposit ' || id || ' is ' || status || ' but has transfer ' || transfer_id
      from deposit where status <> 'received' and transfer_id is not null`,
  },
  {
    name: 'every deposit transfer belongs to one bank transfer that was credited to its account',
    query: sql`select 'transfer ' || transfer.id || ' (' || transfer.reference || '): '
        || count(entry.amount) || ' bank transfers' as what
      from transfer
      left join bank_transfer as came on came.state = 'credited'
        and coalesce(came.settle_transfer_id, came.transfer_id) = transfer.id
      left join ledger_account on ledger_account.owner_id = came.account_id and ledger_account.kind = 'wallet'
      left join entry on entry.transfer_id = transfer.id and entry.ledger_account_id = ledger_account.id
        and entry.amount = came.amount
      where ${transferIs('deposit')} and not exists (
        select from bank_transfer_undo where transfer.id in (undone_transfer_id, transfer_id)
      )
      group by transfer.id having count(entry.amount) <> 1 order by transfer.id`,
  },
  {
    name: 'every deposit that was taken back was taken once, all of it, from whom it had reached',
    query: sql`select 'bank transfer ' || came.bank_reference || ': ' || came.amount || ' reached account '
        || undo.account_id || ', ' || coalesce(sum(entry.amount), 0) || ' is left' as what
      from bank_transfer_undo undo
      join bank_transfer came on came.id = undo.bank_transfer_id
      left join ledger_account on ledger_account.owner_id = undo.account_id
      left join entry on entry.ledger_account_id = ledger_account.id
        and entry.transfer_id in (undo.undone_transfer_id, undo.transfer_id)
      where undo.undone_state = 'credited'
      group by undo.id, came.id
      having coalesce(sum(entry.amount), 0) <> 0
        or coalesce(sum(entry.amount) filter (where entry.amount > 0), 0) <> came.amount
      order by 1`,
  },
  {
    name: 'each suspense account holds the bank transfers that wait for its merchant, and nothing else',
    query: sql`select 'suspense of ' || coalesce(coalesce(held.merchant_id, waiting.merchant_id)::text, 'none') || ': '
        || coalesce(held.amount, 0) || ' held, ' || coalesce(waiting.amount, 0) || ' waiting' as what
      from (
        select merchant_id, sum(balance) as amount from ledger_account
        where owner_id is null and kind = 'suspense' group by merchant_id
      ) as held
      full join (
        select merchant_id, sum(amount) as amount from bank_transfer where state = 'waiting' group by merchant_id
      ) as waiting on coalesce(waiting.merchant_id, 0) = coalesce(held.merchant_id, 0)
      where coalesce(held.amount, 0) <> coalesce(waiting.amount, 0)`,
  },
  {
    name: 'every received deposit is one that the bank transfer of its credit names',
    query: sql`select 'deposit ' || deposit.id || ': no bank transfer behind transfer ' || deposit.transfer_id as what
      from deposit
      left join bank_transfer as came on came.deposit_id = deposit.id
        and coalesce(came.settle_transfer_id, came.transfer_id) = deposit.transfer_id
      where deposit.status = 'received' and came.id is null
      union all
      select 'bank transfer ' || came.bank_reference || ' paid deposit ' || deposit.id || ', which is '
        || deposit.status
      from bank_transfer as came join deposit on deposit.id = came.deposit_id
      where came.account_id = deposit.account_id and deposit.status <> 'received'`,
  },
  {
    name: 'every reported bank transfer is recorded with its amount',
    query: sql`select 'bank transfer ' || bank_transfer.bank_reference || ': ' || bank_transfer.amount
        || ' reported, ' || coalesce(-entry.amount, 0) || ' recorded' as what
      from bank_transfer
      left join (
        select entry.transfer_id, entry.amount from entry
        join ledger_account on ledger_account.id = entry.ledger_account_id
        where ledger_account.owner_id is null and ledger_account.kind = 'bank'
      ) as entry on entry.transfer_id = bank_transfer.transfer_id
      where coalesce(-entry.amount, 0) <> bank_transfer.amount
      union all
      select 'transfer ' || transfer.id || ' has no bank transfer'
      from transfer left join bank_transfer on bank_transfer.transfer_id = transfer.id
      where transfer.scope = 'bank' and bank_transfer.id is null`,
  },
  {
    name: 'every bet took and gave what it says',
    query: sql`select 'bet ' || bet.order_no || ' (' || bet.status || '): moved '
        || coalesce(sum(entry.amount), 0) || ', expected ' || ${expectedOfBet} as what
      from bet
      left join ledger_account on ledger_account.owner_id = bet.account_id and ledger_account.kind = 'wallet'
      left join transfer on transfer.reference = bet.order_no and ${transferIs('bet', 'win', 'rollback')}
      left join entry on entry.transfer_id = transfer.id and entry.ledger_account_id = ledger_account.id
      group by bet.id having coalesce(sum(entry.amount), 0) <> ${expectedOfBet}
        or coalesce(-sum(entry.amount) filter (where ${transferIs('bet')}), 0) <> ${stakedOnBet}
      order by bet.id`,
  },
  {
    name: 'every key of a bet, a win or a rollback leads to a bet',
    query: sql`select 'transfer ' || transfer.id || ' (' || transfer.kind || ', key '
        || transfer.idempotency_key || '): no bet ' || transfer.reference as what
      from transfer left join bet on bet.order_no = transfer.reference
      where ${transferIs('bet', 'win', 'rollback')} and bet.id is null order by transfer.id`,
  },
  ...dailyChecks,
  ...jackpotChecks,
  ...orderChecks,
  ...withdrawalChecks,
  ...promotionChecks,
  ...raffleChecks,
  ...vipChecks,
  ...friendsChecks,
  ...standingChecks,
  ...pointChecks,
  {
    name: 'money in transit is the sum of the pending transfers of its account',
    query: sql`select 'account ' || coalesce(held.owner_id, awaited.account_id) || ': '
        || coalesce(held.balance, 0) || ' in transit, ' || coalesce(awaited.amount, 0) || ' pending' as what
      from (
        select owner_id, balance from ledger_account where kind = 'transit'
      ) as held
      full join (
        select account_id, sum(amount) as amount from vendor_transfer where state = 'pending' group by account_id
      ) as awaited on awaited.account_id = held.owner_id
      where coalesce(held.balance, 0) <> coalesce(awaited.amount, 0)`,
  },
  {
    name: 'every transfer between wallets put its amount in transit, and took out the same once it ended',
    query: sql`select vendor_transfer.order_no || ' (' || vendor_transfer.state || '): '
        || vendor_transfer.amount || ', began with ' || coalesce(began.amount, 0) || ', ended with '
        || coalesce(-ended.amount, 0) as what
      from vendor_transfer
      left join ledger_account
        on ledger_account.owner_id = vendor_transfer.account_id and ledger_account.kind = 'transit'
      left join entry as began on began.transfer_id = vendor_transfer.start_transfer_id
        and began.ledger_account_id = ledger_account.id
      left join entry as ended on ended.transfer_id = vendor_transfer.end_transfer_id
        and ended.ledger_account_id = ledger_account.id
      where coalesce(began.amount, 0) <> vendor_transfer.amount
        or coalesce(-ended.amount, 0)
          <> case when vendor_transfer.state = 'pending' then 0 else vendor_transfer.amount end
      order by vendor_transfer.id`,
  },
  {
    name: 'every transfer along the line moved its amount from its sender to its receiver, once and along the line',
    query: sql`select coalesce('CT' || agent_transfer.id, 'ledger transfer ' || transfer.id) || ': '
        || coalesce(agent_transfer.amount, 0) || ', taken ' || coalesce(-taken.amount, 0) || ', given '
        || coalesce(given.amount, 0) as what
      from agent_transfer
      full join (select id from transfer where scope like 'agent-transfer:%') as transfer
        on transfer.id = agent_transfer.transfer_id
      left join account sender on sender.id = agent_transfer.account_id
      left join ledger_account own on own.owner_id = agent_transfer.account_id and own.kind = 'wallet'
      left join ledger_account theirs on theirs.owner_id = agent_transfer.receiver_id and theirs.kind = 'wallet'
      left join entry as taken on taken.transfer_id = transfer.id and taken.ledger_account_id = own.id
      left join entry as given on given.transfer_id = transfer.id and given.ledger_account_id = theirs.id
      left join descent on descent.ancestor_id = agent_transfer.account_id
        and descent.descendant_id = agent_transfer.receiver_id
      where coalesce(-taken.amount, 0) <> coalesce(agent_transfer.amount, -1)
        or coalesce(given.amount, 0) <> coalesce(agent_transfer.amount, -1)
        or (descent.depth is null and sender.upline_id is distinct from agent_transfer.receiver_id)
      order by agent_transfer.id`,
  },
  {
    name: 'points lie in accounts of points, money in all others',
    query: sql`select 'ledger account ' || id || ' (' || kind || '): ' || currency as what
      from ledger_account where (currency = 'PTS') <> (kind in ('points', 'points-issued')) order by id`,
  },
  { name: 'every event stands in its chain as it was sealed (system 54)', find: checkChains },
]
