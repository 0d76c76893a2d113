-- What of the winnings of a bet came from the pools; `win_amount` is all that was won.
alter table bet add column jackpot_amount bigint not null default 0;
update bet set win_amount = win_amount + won.amount, jackpot_amount = won.amount
from (select order_no, sum(amount) as amount from jackpot_win group by order_no) as won
where won.order_no = bet.order_no;
alter table bet add constraint bet_jackpot_amount_check check (jackpot_amount between 0 and win_amount);
create index jackpot_win_order on jackpot_win (order_no);
