-- What a member placed with one press: lines, and the draws that they are for (lottery 46).
create table lottery_order (
  id bigint generated always as identity (start with 100001) primary key,
  account_id bigint not null references account,
  game_code text not null references lottery_game,
  idempotency_key text not null,
  request_hash text not null,
  -- In the order of the slip, each with its odds and what it costs in one draw, before the draw's multiplier.
  lines jsonb not null,
  stop_on_win boolean not null,
  placed_at bigint not null,
  unique (account_id, idempotency_key)
);

-- The part of an order for one draw. Its stake, its state and what it returned stand in the bet, as those of any other.
create table lottery_bet (
  bet_id bigint primary key references bet,
  order_id bigint not null references lottery_order,
  draw_id bigint not null references lottery_draw,
  multiplier integer not null check (multiplier between 1 and 100),
  unique (order_id, draw_id)
);
create index lottery_bet_draw on lottery_bet (draw_id, bet_id);
