-- Where a sitting was launched from, as a country code: a region that closes meanwhile takes no stake of it. Older sittings have none.
alter table play_session add column region text;
