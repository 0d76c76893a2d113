-- What leaves by itself in a day, why a request waits for a person, and what shows that two accounts are one person (wallet 44).

-- What was paid by itself to an account on a day of the Vietnamese calendar, counted in days since 1970.
create table automatic_payout (
  account_id bigint not null references account,
  day integer not null,
  amount bigint not null check (amount > 0),
  primary key (account_id, day)
);
insert into automatic_payout (account_id, day, amount)
select withdrawal.account_id, (withdrawal_event.at + 25200000) / 86400000, sum(withdrawal.amount)
from withdrawal_event join withdrawal on withdrawal.id = withdrawal_event.withdrawal_id
where withdrawal_event.state = 'approved' and withdrawal_event.by = 'clock'
group by 1, 2;

-- What a person has to look at before a withdrawal is paid; one with marks is not paid by itself.
alter table withdrawal add column marks text[] not null default '{}';
