-- Each merchant has ledger accounts of its own for its operator's side of members' money: nothing of one merchant is the other side
-- of another's. Where a merchant is alone, all of them are its own from the start.
create function only_merchant() returns integer language sql stable as $$
  select min(id) from merchant having count(*) = 1
$$;

drop trigger ledger_account_keeps_its_name on ledger_account;
alter table ledger_account add column merchant_id integer;
alter table ledger_account add constraint ledger_account_merchant_id_fkey foreign key (merchant_id) references merchant;
alter table ledger_account add constraint ledger_account_has_one_owner check (owner_id is null or merchant_id is null);
alter table ledger_account drop constraint ledger_account_owner_id_kind_currency_key;
alter table ledger_account add constraint ledger_account_owner_merchant_kind_currency_key
  unique nulls not distinct (owner_id, merchant_id, kind, currency);
update ledger_account set merchant_id = only_merchant() where owner_id is null;
-- A pool names its merchant in its kind: jackpot:1:mini.
update ledger_account set merchant_id = split_part(kind, ':', 2)::integer
where owner_id is null and kind like 'jackpot%' and merchant_id is null;
-- What a database without a merchant began with, and nothing ever moved, is opened anew for each.
alter table ledger_account disable trigger ledger_account_stays;
delete from ledger_account where owner_id is null and merchant_id is null
  and not exists (select from entry where ledger_account_id = ledger_account.id);
alter table ledger_account enable trigger ledger_account_stays;
create trigger ledger_account_keeps_its_name before update of id, owner_id, merchant_id, kind, currency on ledger_account
  for each statement execute function refuse_statement('a ledger account keeps its owner, kind and currency');

-- Whose bank keeps the money; empty where that may be several merchants'.
alter table bank_transfer add column merchant_id integer;
alter table bank_transfer add constraint bank_transfer_merchant_id_fkey foreign key (merchant_id) references merchant;
update bank_transfer set merchant_id = only_merchant() where only_merchant() is not null;

-- A process that does not know of this yet names no merchant.
create function name_only_merchant() returns trigger language plpgsql as $$
begin
  new.merchant_id = only_merchant();
  return new;
end
$$;
create trigger ledger_account_names_only_merchant before insert on ledger_account
  for each row when (new.owner_id is null and new.merchant_id is null) execute function name_only_merchant();
create trigger bank_transfer_names_only_merchant before insert on bank_transfer
  for each row when (new.merchant_id is null) execute function name_only_merchant();

-- Where there were several, what their members have came from accounts that they shared. It is carried over, so that the accounts of
-- each merchant hold nothing together.
do $$
declare
  moved record;
begin
  for moved in
    select merchant.id as merchant_id, merchant.code, held.currency, held.amount from merchant
    join (
      select coalesce(ledger_account.merchant_id, account.merchant_id) as merchant_id, currency,
        sum(balance)::bigint as amount
      from ledger_account left join account on account.id = ledger_account.owner_id group by 1, 2
    ) as held on held.merchant_id = merchant.id and held.amount <> 0
    where only_merchant() is null
  loop
    insert into ledger_account (merchant_id, kind, currency, may_be_negative)
    values (moved.merchant_id, 'opening', moved.currency, true), (null, 'opening', moved.currency, true)
    on conflict do nothing;
    perform post_transfers(
      array['merchants-apart'], array[moved.merchant_id || ':' || moved.currency], array['carried'], array['adjustment'],
      array[moved.code], array['carried over to the accounts of its merchant'],
      array[(extract(epoch from now()) * 1000)::bigint], array[2],
      (select array_agg(id order by merchant_id nulls last) from ledger_account
        where owner_id is null and kind = 'opening' and currency = moved.currency
          and (merchant_id = moved.merchant_id or merchant_id is null)),
      array[-moved.amount, moved.amount]);
  end loop;
end
$$;
