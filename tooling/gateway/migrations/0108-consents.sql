-- Which version of the terms and the privacy text somebody accepted, and when. Nothing of it is changed later.
create table consent (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  version text not null check (length(version) between 1 and 20),
  accepted_at bigint not null,
  ip text not null,
  unique (account_id, version)
);
create trigger consent_stays before update or delete on consent
  for each statement execute function refuse_statement('what was accepted stays as it was');

-- Who registered until now agreed to the only version that there was; nobody can register without.
insert into consent (account_id, version, accepted_at, ip)
select id, '2026-01-01', registered_at, '' from account
where type = 0 and opened_by is null and not is_demo;
