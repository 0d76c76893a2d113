-- What visitors are answered is kept for a moment (wire 34). A change of what it is made of is told to every process, once for
-- a transaction and when it is committed.
create function tell_of_change() returns trigger language plpgsql as $$
begin
  notify saola_changes;
  return null;
end $$;

create trigger merchant_is_told after insert or update or delete or truncate on merchant
  for each statement execute function tell_of_change();
create trigger announcement_is_told after insert or update or delete or truncate on announcement
  for each statement execute function tell_of_change();
create trigger help_article_is_told after insert or update or delete or truncate on help_article
  for each statement execute function tell_of_change();
create trigger vendor_is_told after insert or update or delete or truncate on vendor
  for each statement execute function tell_of_change();
create trigger game_is_told after insert or update or delete or truncate on game
  for each statement execute function tell_of_change();
create trigger lottery_game_is_told after insert or update or delete or truncate on lottery_game
  for each statement execute function tell_of_change();
create trigger lottery_draw_is_told after insert or update or delete or truncate on lottery_draw
  for each statement execute function tell_of_change();
