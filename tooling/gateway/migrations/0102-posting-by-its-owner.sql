-- Whoever may call `post_transfers` need not be able to write the tables of the ledger: both functions write with the rights of who
-- made them, and find their tables in this schema alone.
do $$
declare
  place text := format('%I, pg_temp', current_schema());
  made regprocedure;
begin
  for made in
    select oid from pg_proc
    where pronamespace = current_schema()::regnamespace and proname in ('post_transfers', 'pay_debts')
  loop
    execute format('alter function %s security definer', made);
    execute format('alter function %s set search_path = %s', made, place);
    execute format('revoke execute on function %s from public', made);
  end loop;
end
$$;
