create table merchant (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null,
  settings jsonb not null
);

create table account (
  id bigint generated always as identity (start with 100001) primary key,
  merchant_id integer not null references merchant,
  name text not null check (name = lower(name)),
  nickname text not null,
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  upline_id bigint references account,
  password_hash text not null,
  invitation_code text,
  mobile text,
  email text,
  real_name text,
  details jsonb not null default '{}',
  active_flag smallint not null default 1,
  first_login boolean not null default true,
  password_expired boolean not null default false,
  registered_at bigint not null,
  last_login_at bigint,
  last_login_ip text,
  unique (merchant_id, name),
  unique (merchant_id, invitation_code),
  unique (merchant_id, mobile)
);
create index account_upline on account (upline_id);

-- Who is below whom, the account itself included at depth 0.
create table descent (
  ancestor_id bigint not null references account,
  descendant_id bigint not null references account,
  depth integer not null check (depth >= 0),
  primary key (ancestor_id, descendant_id)
);
create index descent_descendant on descent (descendant_id, depth);

create table session (
  token_hash text primary key,
  account_id bigint not null references account,
  created_at bigint not null,
  expires_at bigint not null,
  ip text not null,
  user_agent text not null
);
create index session_account on session (account_id);
