-- The other draws that a bet looks at beside its own: stations of one region that draw on one day (lottery 72).
create table lottery_bet_station (
  bet_id bigint not null references lottery_bet,
  draw_id bigint not null references lottery_draw,
  -- The bet's own draw.
  home_id bigint not null references lottery_draw,
  primary key (bet_id, draw_id),
  check (draw_id <> home_id)
);
create index lottery_bet_station_draw on lottery_bet_station (draw_id, home_id, bet_id);

-- Whoever offers lines on one station offers lines over several, at the odds and within the bounds of the rules.
insert into lottery_offer (merchant_id, kind, type, odds_thousandths, min_base, max_base)
select merchant_id, kind, 'da-xien', 550000, 1000, 1000000
from lottery_offer where kind in ('south', 'central') and type = 'da-thang'
on conflict do nothing;
