-- An operator takes a vendor's title into the catalogue: which one stands beside the act.
alter table vendor_record_act drop constraint vendor_record_act_act_check;
alter table vendor_record_act
  add constraint vendor_record_act_act_check
    check (act in ('connect', 'change', 'rotate', 'end-secret', 'turn-off', 'turn-on', 'add-title')),
  add column game_code text,
  add constraint vendor_record_act_title_check check ((act = 'add-title') = (game_code is not null));
