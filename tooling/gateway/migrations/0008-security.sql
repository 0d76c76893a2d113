-- When each proof of an account was last set, and when an account was closed by its owner.
alter table account
  add column password_changed_at bigint,
  add column email_verified_at bigint,
  add column mobile_verified_at bigint,
  add column closed_at bigint;

-- The country that a session was opened from, as the edge in front told it.
alter table session add column region text;

-- The levels of a merchant's VIP club; an account's level is shown beside its name.
create table club (
  id integer generated always as identity primary key,
  merchant_id integer not null references merchant,
  sort smallint not null,
  name_vi text not null,
  name_en text not null,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  unique (merchant_id, sort)
);
alter table account add column club_id integer references club;

-- A picture that a member uploaded; its name is random, so that it tells nobody whose it is.
create table avatar_image (
  account_id bigint primary key references account,
  merchant_id integer not null references merchant,
  name text not null unique,
  kind text not null check (kind in ('png', 'jpg')),
  image bytea not null,
  created_at bigint not null
);
