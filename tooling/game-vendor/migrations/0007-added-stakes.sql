-- The first stake of a round where this one comes on top: taken back together, where the first is.
alter table wallet_entry add column adds_to text;
create index wallet_entry_adds_to on wallet_entry (adds_to) where adds_to is not null;
