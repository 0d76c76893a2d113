-- A bet that is settled shortly before its window is, and committed after it, is in no bill. As the transaction commits it
-- looks whether its window is settled, under a lock that a settlement holds alone: a settlement that begins afterwards waits
-- and sees the bet, and beside one that is running the bet is noted. Nobody waits here; a note too many changes no bill.
create function note_late_bet() returns trigger language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock_shared(7240047)
    or exists (select from settlement where settled_to > new.settled_at)
  then
    insert into bet_correction (account_id, settled_at) values (new.account_id, new.settled_at);
  end if;
  return null;
end
$$;
create constraint trigger bet_settled_late after update of settled_at on bet deferrable initially deferred
  for each row when (old.settled_at is null and new.settled_at is not null and new.status = 'settled')
  execute function note_late_bet();
create constraint trigger bet_begun_late after insert on bet deferrable initially deferred
  for each row when (new.settled_at is not null and new.status = 'settled')
  execute function note_late_bet();

-- Where settlement began: what was played before it has no bill, however late it is corrected.
alter table settlement add column begun_at bigint;
update settlement set begun_at = settled_to;
