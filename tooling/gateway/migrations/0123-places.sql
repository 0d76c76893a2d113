-- Where a session is, as a service of places said of its address when it was asked last (protection 25); nothing where it said nothing.
alter table session add column place_ip text;
alter table session add column place_region text;
alter table session add column place_is_proxy boolean;
alter table session add column place_asked_at bigint;
