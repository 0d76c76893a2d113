import { sql, type RawBuilder } from 'kysely'

/** A look at the book: `query` answers one row with a text `what` for each thing that is wrong. */
export type Check = { name: string; query: RawBuilder<{ what: string }> }

const expectedOfBet = sql`case bet.status
  when 'settled' then bet.win_amount - bet.bet_amount
  when 'open' then -bet.bet_amount
  else 0 end`

/** Everything that must hold in the book, in the order in which it is told. */
export const checks: readonly Check[] = [
  {
    name: 'every transfer has two or more entries that sum to zero',
    query: sql`select 'transfer ' || transfer.id || ': ' || count(entry.id) || ' entries, sum '
        || coalesce(sum(entry.amount), 0) as what
      from transfer left join entry on entry.transfer_id = transfer.id
      group by transfer.id having count(entry.id) < 2 or sum(entry.amount) <> 0 order by transfer.id`,
  },
  {
    name: 'every balance is the sum of its entries',
    query: sql`select 'book ' || book_account.id || ' (' || book_account.kind || '): balance '
        || book_account.balance || ', entries ' || coalesce(sum(entry.amount), 0) as what
      from book_account left join entry on entry.book_account_id = book_account.id
      group by book_account.id
      having book_account.balance <> coalesce(sum(entry.amount), 0) order by book_account.id`,
  },
  {
    name: 'every entry continues the balance before it, up to the balance of today',
    query: sql`select 'book ' || book_account_id || ', entry ' || id || ': balance after it '
        || balance_after || ', expected ' || expected as what
      from (
        select id, book_account_id, balance_after,
          sum(amount) over (partition by book_account_id order by id) as expected
        from entry
      ) as running
      where balance_after <> expected
      union all
      select 'book ' || book_account.id || ': balance ' || book_account.balance || ', last entry says '
        || latest.balance_after
      from book_account
      join lateral (
        select balance_after from entry where book_account_id = book_account.id order by id desc limit 1
      ) as latest on true
      where book_account.balance <> latest.balance_after`,
  },
  {
    name: 'all books together hold nothing',
    query: sql`select 'sum of ' || currency || ': ' || sum(balance) as what
      from book_account group by currency having sum(balance) <> 0`,
  },
  {
    name: 'no book below zero that may not be',
    query: sql`select 'book ' || id || ' (' || kind || '): ' || balance as what
      from book_account where balance < 0 and (owner_id is not null or not may_be_negative) order by id`,
  },
  {
    name: 'every received deposit has one transfer of its amount to its owner',
    query: sql`select 'deposit ' || deposit.id || ': ' || deposit.amount || ' received, '
        || coalesce(sum(entry.amount), 0) || ' credited' as what
      from deposit
      left join transfer on transfer.id = deposit.transfer_id and transfer.kind = 'deposit'
      left join book_account on book_account.owner_id = deposit.account_id and book_account.kind = 'player'
      left join entry on entry.transfer_id = transfer.id and entry.book_account_id = book_account.id
      where deposit.status = 'received'
      group by deposit.id having coalesce(sum(entry.amount), 0) <> deposit.amount
      union all
      select 'deposit ' || id || ' is ' || status || ' but has transfer ' || transfer_id
      from deposit where status <> 'received' and transfer_id is not null`,
  },
  {
    name: 'every deposit transfer belongs to one received deposit',
    query: sql`select 'transfer ' || transfer.id || ' (' || transfer.reference || '): '
        || count(deposit.id) || ' deposits' as what
      from transfer left join deposit on deposit.transfer_id = transfer.id and deposit.status = 'received'
      where transfer.kind = 'deposit'
      group by transfer.id having count(deposit.id) <> 1 order by transfer.id`,
  },
  {
    name: 'every reported bank transfer is booked with its amount',
    query: sql`select 'bank transfer ' || bank_transfer.bank_reference || ': ' || bank_transfer.amount
        || ' reported, ' || coalesce(-entry.amount, 0) || ' booked' as what
      from bank_transfer
      left join book_account on book_account.owner_id is null and book_account.kind = 'bank'
      left join entry on entry.transfer_id = bank_transfer.transfer_id
        and entry.book_account_id = book_account.id
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
      left join book_account on book_account.owner_id = bet.account_id and book_account.kind = 'player'
      left join transfer on transfer.reference = bet.order_no and transfer.kind in ('bet', 'win', 'rollback')
      left join entry on entry.transfer_id = transfer.id and entry.book_account_id = book_account.id
      group by bet.id having coalesce(sum(entry.amount), 0) <> ${expectedOfBet}
        or coalesce(-sum(entry.amount) filter (where transfer.kind = 'bet'), 0) <> bet.bet_amount
      order by bet.id`,
  },
  {
    name: 'every key of a bet, a win or a rollback leads to a bet',
    query: sql`select 'transfer ' || transfer.id || ' (' || transfer.kind || ', key '
        || transfer.idempotency_key || '): no bet ' || transfer.reference as what
      from transfer left join bet on bet.order_no = transfer.reference
      where transfer.kind in ('bet', 'win', 'rollback') and bet.id is null order by transfer.id`,
  },
]
