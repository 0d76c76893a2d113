-- What a message with a code says lies sealed. Older codes have long ended; nobody has to read them again.
alter table outbox_message add is_sealed boolean not null default false;
update outbox_message set content = regexp_replace(content, '[0-9]{6}', '••••••')
where title in ('Mã xác minh của bạn', 'Your verification code');
