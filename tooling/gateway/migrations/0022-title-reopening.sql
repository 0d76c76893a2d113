-- When a title under maintenance is expected back (games 19); null where nobody has said.
alter table game add column reopens_at bigint;

-- A page of a family or vendor shows what starts before what does not.
create index game_family_open on game (family, (status <> 'open'), sort);
create index game_vendor_open on game (vendor_code, family, (status <> 'open'), sort);
