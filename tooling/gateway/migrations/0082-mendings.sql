-- What `reconcile --mend` has counted anew, each as the check told it before (wallet 59).
create table mending (
  id bigint generated always as identity primary key,
  check_name text not null,
  what text not null,
  mended_at bigint not null
);
