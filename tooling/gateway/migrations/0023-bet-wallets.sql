-- From where a bet was paid: the member's one wallet, or the one that its vendor keeps, where no money moves here.
alter table bet add column wallet text not null default 'single' check (wallet in ('single', 'vendor'));
