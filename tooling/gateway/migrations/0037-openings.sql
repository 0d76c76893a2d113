-- What an account was given when it was opened; where nothing was, it has its nearest upline's.
alter table account add column rebate_rate integer check (rebate_rate between 0 and 100000);
-- The agent that opened it, where its owner did not register.
alter table account add column opened_by bigint references account;

-- An agent's invitation. A removed one stays, for those who came by it.
create table invitation_link (
  id bigint generated always as identity (start with 3001) primary key,
  merchant_id integer not null references merchant,
  agent_id bigint not null references account,
  code text not null check (code = upper(code)),
  name text not null,
  type smallint not null check (type in (0, 1)),
  rebate_rate integer not null check (rebate_rate between 0 and 100000),
  quota integer check (quota > 0),
  used integer not null default 0 check (used >= 0),
  created_at bigint not null,
  expires_at bigint,
  paused_at bigint,
  removed_at bigint,
  unique (merchant_id, code)
);
create index invitation_link_agent on invitation_link (agent_id, id) where removed_at is null;

alter table account add column invitation_link_id bigint references invitation_link;
create index account_invitation_link on account (invitation_link_id, id) where invitation_link_id is not null;

-- One visit of a browser on a day of Vietnam. The browser's name stands here hashed with a secret and the day, so that
-- nobody can follow it from one day or link to another.
create table invitation_click (
  link_id bigint not null references invitation_link,
  day integer not null,
  visitor_hash text not null,
  primary key (link_id, day, visitor_hash)
);
