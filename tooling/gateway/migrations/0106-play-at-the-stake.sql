-- Since when a member has played without a longer rest when a sitting began, so that a stake learns with its sitting whether a reality
-- check is due. Sittings from before, and of processes that still run, have none and count from their own start.
alter table play_session add column play_since bigint;
