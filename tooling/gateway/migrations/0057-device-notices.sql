-- Devices that want notices (support 16). A device is told as long as it is signed in, so its row goes with the session.
create table push_device (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  token_hash text not null references session on delete cascade,
  -- Where its browser takes messages, and the keys by which only this browser reads them.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('VI', 'EN')),
  created_at bigint not null
);
create index push_device_account on push_device (account_id);
create index push_device_session on push_device (token_hash);

-- When devices were told of a notice; those that stand already are no news.
alter table account_notice add column pushed_at bigint;
update account_notice set pushed_at = sent_at;
create index account_notice_unpushed on account_notice (id) where pushed_at is null;
