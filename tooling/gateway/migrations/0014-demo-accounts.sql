-- Accounts whose passwords are published. A gateway that serves the world refuses to start beside one.
alter table account add column is_demo boolean not null default false;
