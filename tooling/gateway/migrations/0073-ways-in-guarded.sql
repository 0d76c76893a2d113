-- When whatever opens the account was last ended: a proof that was begun before that moment opens nothing (session 42).
alter table account add column access_ended_at bigint not null default 0;
alter table sign_in_challenge add column access_ended_at bigint not null default 0;

-- A ticket to another line ends with the session that asked for it. Those that are out live for seconds.
delete from hand_over;
alter table hand_over add column session_hash text not null references session (token_hash) on delete cascade;
create index hand_over_session on hand_over (session_hash);

-- Wrong answers to what can be guessed (session 43): what is guessed, whose and by whom is the key. It outlives codes, days and
-- restarts.
create table guess (
  key text primary key,
  wrong integer not null,
  wait_until bigint not null,
  last_at bigint not null
);
create index guess_last_at on guess (last_at);

-- Tries of a code are counted for each guesser there, so that a stranger's do not void it. Where a code was asked for from is
-- counted by day.
alter table verification_code drop column wrong_tries;
alter table verification_code add column network text;
create index verification_code_recipient on verification_code (merchant_id, recipient, created_at);
create index verification_code_network on verification_code (network, created_at) where network is not null;

-- A number or address that nobody has proved is held by nobody (session 47).
drop index account_email;
create unique index account_email on account (merchant_id, lower(email)) where email is not null and email_verified_at is not null;
alter table account drop constraint account_merchant_id_mobile_key;
create unique index account_mobile on account (merchant_id, mobile) where mobile is not null and mobile_verified_at is not null;
create index account_any_mobile on account (merchant_id, mobile) where mobile is not null;
create index account_any_email on account (merchant_id, lower(email)) where email is not null;
