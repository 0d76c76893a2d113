-- What became of a withdrawal's money. What is neither sent nor returned lies in the member's hold, as long as the
-- withdrawal waits for its payout or a part of it does.
alter table withdrawal
  add column sent bigint not null default 0 check (sent >= 0),
  add column returned bigint not null default 0 check (returned >= 0);
update withdrawal set
  sent = case when state = 'disbursed' then amount else 0 end,
  returned = case when state in ('rejected', 'cancelled', 'failed') then amount else 0 end;

-- Every transfer of a withdrawal after its hold: payouts, payouts that came back, money given back to the member.
create table withdrawal_transfer (
  transfer_id bigint primary key references transfer,
  withdrawal_id bigint not null references withdrawal
);
create index withdrawal_transfer_of on withdrawal_transfer (withdrawal_id);
insert into withdrawal_transfer (transfer_id, withdrawal_id)
select end_transfer_id, id from withdrawal where end_transfer_id is not null;
alter table withdrawal drop column end_transfer_id;

alter table withdrawal drop constraint withdrawal_confirmation_check;
alter table withdrawal
  add constraint withdrawal_confirmation_check check (confirmation in ('partly_sent', 'disbursed', 'received',
    'partly_received', 'not_received', 'assumed_received', 'forced_received', 'returned')),
  add constraint withdrawal_received_was_sent check (received <= sent),
  add constraint withdrawal_never_moves_more check (sent + returned <= amount),
  add constraint withdrawal_holds_what_is_open check (
    (sent + returned < amount) = (state in ('in_process', 'approved') or coalesce(confirmation = 'partly_sent', false))
  );

-- Each step of a person has a key: asked for again under it, it is the same step.
alter table withdrawal_event
  add column idempotency_key text,
  add column request_hash text,
  add constraint withdrawal_event_state_check check (state in ('in_process', 'approved', 'disbursed', 'rejected',
    'cancelled', 'failed', 'partly_sent', 'received', 'partly_received', 'not_received', 'assumed_received',
    'forced_received', 'returned')),
  add check ((idempotency_key is null) = (request_hash is null));
create unique index withdrawal_event_key on withdrawal_event (withdrawal_id, idempotency_key);

-- The statement says of each row how it ended.
alter table transfer disable trigger transfer_append_only;
update transfer set remark = 'wallet.statement.remark.withdrawal.in_process'
from withdrawal where withdrawal.hold_transfer_id = transfer.id;
update transfer set remark = case
    when transfer.kind = 'release' then 'wallet.statement.remark.withdrawal_back.' || withdrawal.state
    else 'wallet.statement.remark.withdrawal.disbursed' end
from withdrawal_transfer join withdrawal on withdrawal.id = withdrawal_transfer.withdrawal_id
where withdrawal_transfer.transfer_id = transfer.id;
alter table transfer enable trigger transfer_append_only;
