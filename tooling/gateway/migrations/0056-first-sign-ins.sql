-- Whether an account has signed in before the session that it has now (support 11): what is told at a first sign-in is told then alone.
alter table account add column signed_in_before boolean not null default false;
update account set signed_in_before = true where last_login_at is not null;
