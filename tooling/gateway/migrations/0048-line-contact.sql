-- When somebody let the line contact it by its number; null for who never did or took it back.
alter table account add column line_contact_at bigint;
