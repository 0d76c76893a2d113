-- A vendor speaks our own contract, or the protocol of an aggregator, which knows us by a name of its own and signs with a key of
-- its own (games 141). What old processes write speaks our contract.
alter table vendor_record add column protocol text not null default 'saola' check (protocol in ('saola', 'hub88', 'marbles'));
alter table vendor_record add column partner_id text;
alter table vendor_record add column partner_key text;
alter table vendor_record add constraint vendor_record_partner
  check ((protocol = 'saola') = (partner_id is null) and (partner_id is null) = (partner_key is null));
