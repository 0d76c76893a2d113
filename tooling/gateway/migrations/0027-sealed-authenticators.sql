-- Secrets of authenticators lie sealed. Those of before stand open in `secret` until the job that seals them has run; the
-- column goes with the job in a later release, once no process that writes it is left.
alter table authenticator add column sealed_secret text;
alter table authenticator alter column secret drop not null;
alter table authenticator add constraint authenticator_one_secret check (num_nonnulls(secret, sealed_secret) = 1);
