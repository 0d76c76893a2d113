-- A sitting that goes on is launched again: its new token is good from then on, its play since it began (protection 13).
alter table play_session add column launched_at bigint;
update play_session set launched_at = started_at;
alter table play_session alter column launched_at set not null;
