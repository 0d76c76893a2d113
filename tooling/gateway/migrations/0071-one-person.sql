-- What leaves by itself in a day, why a request waits for a person, and what shows that accounts are one person (wallet 44 to 46,
-- promotions 33 to 36, support 17 and 18).

-- What was paid by itself to an account on a day of the Vietnamese calendar, counted in days since 1970.
create table automatic_payout (
  account_id bigint not null references account,
  day integer not null,
  amount bigint not null check (amount > 0),
  primary key (account_id, day)
);
insert into automatic_payout (account_id, day, amount)
select withdrawal.account_id, (withdrawal_event.at + 25200000) / 86400000, sum(withdrawal.amount)
from withdrawal_event join withdrawal on withdrawal.id = withdrawal_event.withdrawal_id
where withdrawal_event.state = 'approved' and withdrawal_event.by = 'clock'
group by 1, 2;

-- What a person has to look at before a withdrawal is paid; one with marks is not paid by itself.
alter table withdrawal add column marks text[] not null default '{}';

-- The browser of a sign-in by a hash that is the same for every account of the merchant; none where it gave no id.
alter table known_device add column merchant_hash text;
create index known_device_shared on known_device (merchant_hash) where merchant_hash is not null;
create index session_ip on session (ip);

-- The bank account that a transfer came from, as a hash, where the bank tells it.
alter table bank_transfer add column payer_hash text;
create index bank_transfer_payer on bank_transfer (payer_hash) where payer_hash is not null;
create index bank_transfer_credited on bank_transfer (account_id) where account_id is not null;
create index bank_card_number on bank_card (merchant_id, (coalesce(number_key, account_number)));
create index known_address_shared on known_address (ip);

-- The mailbox behind an address: without what follows a plus, and without the dots that Google ignores. Mail goes to the
-- address as it was typed.
alter table account add column mailbox text generated always as (
  case when split_part(lower(email), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2)
  end
) stored;
create index account_mailbox on account (merchant_id, mailbox) where mailbox is not null;

alter table referral_reward drop constraint referral_reward_refused_check;
alter table referral_reward add constraint referral_reward_refused_check
  check (refused in ('device', 'card', 'payer', 'mailbox', 'traces', 'limit'));

-- How often a friend bets validly what the terms ask to be deposited, before whoever invited is rewarded.
alter table referral_terms add column play_times integer not null default 1 check (play_times between 0 and 100);
-- Presents that came before the rule was there are played as often as deposits.
update merchant set settings = jsonb_set(settings, '{deposit,giftSince}',
  to_jsonb((extract(epoch from now()) * 1000)::bigint)) where settings ? 'deposit';

-- How a nickname looks, whatever letters it is made of; written with the nickname.
alter table account add column nickname_skeleton text;
create index account_nickname_skeleton on account (merchant_id, nickname_skeleton) where nickname_skeleton is not null;

-- A message of the operator's people has no account.
alter table chat_message alter column account_id drop not null;
alter table chat_message add column staff_name text;
alter table chat_message add constraint chat_message_writer check ((account_id is null) = (staff_name is not null));
