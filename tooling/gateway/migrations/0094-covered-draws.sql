-- How much of what may be drawn a bet holds at most, in millionths: bets that hold less than a whole together return nothing for
-- sure, and their lines are not read again with every order on the draw (lottery 79). A whole where nobody has reckoned it.
alter table lottery_bet add column coverage integer not null default 1000000 constraint lottery_bet_coverage
  check (coverage between 0 and 1000000);
