-- What players have with the vendor where a merchant keeps a wallet at each vendor, and each order once.
create table player_wallet (
  player_id text primary key,
  balance bigint not null default 0 check (balance >= 0)
);
create table wallet_order (
  order_id text primary key,
  player_id text not null references player_wallet,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('done', 'refused')),
  created_at bigint not null
);
