-- What a merchant may have to pay for a hit on a number of a draw, where it has set a bound (lottery 53).
create table lottery_exposure (
  draw_id bigint not null references lottery_draw,
  merchant_id bigint not null references merchant,
  -- As it is bet on; numbers that win together only are one: 13-83.
  number text not null,
  amount bigint not null check (amount >= 0),
  primary key (draw_id, merchant_id, number)
);

-- Whether the bets of an order count there: those do that were placed under a bound.
alter table lottery_order add column is_counted boolean not null default false;
