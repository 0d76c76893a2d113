-- An announcement may end by itself.
alter table announcement add column ends_at bigint, add constraint announcement_ends_check check (ends_at > published_at);

-- Pictures of banners that the operator sent. The name follows from the picture, so browsers keep it for ever.
create table banner_picture (
  name text primary key,
  merchant_id integer not null references merchant,
  kind text not null check (kind in ('png', 'jpeg')),
  image bytea not null,
  created_at bigint not null
);
