-- What a merchant says: banners, notices and popups, one row per language.
create table announcement (
  id integer generated always as identity primary key,
  merchant_id integer not null references merchant,
  kind text not null check (kind in ('banner', 'player', 'popup', 'promotion')),
  language text not null check (language in ('VI', 'EN')),
  title text not null,
  content text not null,
  details jsonb not null default '{}',
  execution text check (execution in ('A', 'B', 'F')),
  sort integer not null,
  published_at bigint not null
);
create index announcement_shown on announcement (merchant_id, language, kind, sort);

create table help_article (
  id integer generated always as identity primary key,
  merchant_id integer not null references merchant,
  language text not null check (language in ('VI', 'EN')),
  topic text not null,
  title text not null,
  content text not null,
  sort integer not null
);
create index help_article_shown on help_article (merchant_id, language, sort);

create table feedback (
  id bigint generated always as identity primary key,
  merchant_id integer not null references merchant,
  account_id bigint references account,
  type text not null,
  content text not null,
  contact text,
  created_at bigint not null
);
create index feedback_merchant on feedback (merchant_id, created_at);

-- A picture to read, bound to the visitor's cookie; it goes with the first answer, right or wrong.
create table captcha (
  id_hash text primary key,
  answer text not null,
  expires_at bigint not null
);
create index captcha_expiry on captcha (expires_at);
