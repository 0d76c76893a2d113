-- Who took a step of a withdrawal, or wrote in a ticket: the operator, as everywhere else.
alter table withdrawal_event drop constraint withdrawal_event_by_check;
update withdrawal_event set by = 'operator' where by = 'house';
alter table withdrawal_event
  add constraint withdrawal_event_by_check check (by in ('member', 'operator', 'bank', 'clock'));

alter table ticket_message drop constraint ticket_message_by_check;
update ticket_message set by = 'operator' where by = 'house';
alter table ticket_message
  add constraint ticket_message_by_check check (by in ('member', 'operator'));
