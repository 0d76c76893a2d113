-- A stake that a move would have added is taken back: written first, so that nobody makes the move meanwhile.
alter table round drop constraint round_state_check;
alter table round add constraint round_state_check check (state in
  ('created', 'debited', 'playing', 'raising', 'lowering', 'decided', 'paid', 'refused', 'rolling-back', 'rolled-back'));
drop index round_open;
create index round_open on round (created_at)
  where state in ('created', 'debited', 'playing', 'raising', 'lowering', 'decided', 'rolling-back');
