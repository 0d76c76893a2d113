-- What an aggregator answered when it was asked for its titles, and when it was asked: once a minute at most, and what was previewed is
-- what is imported (games 145).
create table vendor_list (
  vendor_code text primary key references vendor_record,
  asked_at bigint not null,
  -- None while it is asked, and where it gave none.
  titles json
);

-- Its aggregator's list does not offer it, so it is closed until it does (games 145).
alter table game add column off_list boolean not null default false;
-- Country codes of where nobody may play it (games 146).
alter table game add column blocked_regions text[] not null default '{}';
-- Nobody has told its return: what is reckoned with stands in its place, and no page says it.
alter table game add column rtp_is_assumed boolean not null default false;

-- No title is open whose vendor has no record or is turned off (games 97), or which its aggregator does not offer, whoever writes it. The
-- lotteries of these two are pages of the site.
create or replace function close_unserved_title() returns trigger language plpgsql as $$
begin
  -- Who writes whole rows and does not know a column yet says nothing of it.
  new.waits_for_vendor := coalesce(new.waits_for_vendor, false);
  new.off_list := coalesce(new.off_list, false);
  new.blocked_regions := coalesce(new.blocked_regions, '{}');
  new.rtp_is_assumed := coalesce(new.rtp_is_assumed, false);
  if new.status = 'open' or (new.is_new = 0 and new.status = 'maintenance') then
    new.waits_for_vendor := new.off_list or (new.vendor_code not in ('TCG_LOTTO_VN', 'TCG_SEA') and not exists (
      select from vendor_record where vendor_record.vendor_code = new.served_by and is_on
    ));
    if new.waits_for_vendor then
      new.status := 'maintenance';
      new.is_new := 1;
    end if;
  end if;
  return new;
end $$;

-- An operator imports such a list.
alter table vendor_record_act drop constraint vendor_record_act_act_check;
alter table vendor_record_act
  add constraint vendor_record_act_act_check
    check (act in ('connect', 'change', 'rotate', 'end-secret', 'turn-off', 'turn-on', 'add-title', 'import'));
