-- A vendor that is connected: where its games are, by which secret its calls are signed, and in which unit it counts
-- (games 93). A record may stand before the catalogue names its vendor, so it refers to none.
create table vendor_record (
  vendor_code text primary key,
  origin text not null,
  -- Sealed; there are two while one takes the place of the other (games 95).
  secret text not null,
  secret_before text,
  -- What one of its amounts is in đồng.
  unit bigint not null check (unit between 1 and 1000000),
  keeps_wallets boolean not null,
  is_on boolean not null,
  created_at bigint not null
);

-- What the operator did about a record, with what stood in it afterwards, its secrets left out.
create table vendor_record_act (
  id bigint generated always as identity primary key,
  vendor_code text not null references vendor_record,
  act text not null check (act in ('connect', 'change', 'rotate', 'end-secret', 'turn-off', 'turn-on')),
  origin text not null,
  unit bigint not null,
  keeps_wallets boolean not null,
  reason text not null,
  by text not null,
  done_at bigint not null
);
create index vendor_record_act_latest on vendor_record_act (vendor_code, id desc);

-- Closed because nobody serves it: it opens with its vendor.
alter table game add column waits_for_vendor boolean not null default false;

-- No title is open whose vendor has no record or is turned off (games 97), whoever writes it. The lotteries of these two are
-- pages of the site.
create function close_unserved_title() returns trigger language plpgsql as $$
begin
  -- Who writes whole rows and does not know the column yet says nothing of it.
  new.waits_for_vendor := coalesce(new.waits_for_vendor, false);
  if new.status = 'open' or (new.is_new = 0 and new.status = 'maintenance') then
    new.waits_for_vendor := new.vendor_code not in ('TCG_LOTTO_VN', 'TCG_SEA') and not exists (
      select from vendor_record where vendor_record.vendor_code = new.served_by and is_on
    );
    if new.waits_for_vendor then
      new.status := 'maintenance';
      new.is_new := 1;
    end if;
  end if;
  return new;
end $$;
create trigger game_served before insert or update on game
  for each row execute function close_unserved_title();
