-- When whatever opens the account was last ended: a proof that was begun before that moment opens nothing (session 42).
alter table account add column access_ended_at bigint not null default 0;
alter table sign_in_challenge add column access_ended_at bigint not null default 0;

-- A ticket to another line ends with the session that asked for it. Those that are out live for seconds.
delete from hand_over;
alter table hand_over add column session_hash text not null references session (token_hash) on delete cascade;
create index hand_over_session on hand_over (session_hash);
