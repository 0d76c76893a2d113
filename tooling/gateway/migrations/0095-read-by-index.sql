-- A member's own messages are found for an export, and how fast questions were answered for the page of the service, without
-- reading every message and every question there ever was (system 39).
create index outbox_message_account on outbox_message (account_id, id) where account_id is not null;
create index ticket_merchant on ticket (merchant_id, created_at);
-- Whom an agent names is found by the name as it is shown to others, which stands in `names-like-store.ts` as it stands here.
create index account_shown_name on account (
  merchant_id,
  (case
    when name ~ '^\+?[0-9]{8,15}$' then left(name, 3) || '****' || right(name, 3)
    when strpos(name, '@') > 1 then left(name, 1) || '***' || substr(name, strpos(name, '@'))
    else name
  end)
);
