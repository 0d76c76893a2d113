-- The Bet Brothers and we sign by one secret that both know, so its record has no public key of the aggregator (games 144).
alter table vendor_record drop constraint vendor_record_protocol_check;
alter table vendor_record add constraint vendor_record_protocol_check
  check (protocol in ('saola', 'hub88', 'marbles', 'brothers'));
alter table vendor_record drop constraint vendor_record_partner;
alter table vendor_record add constraint vendor_record_partner
  check ((protocol = 'saola') = (partner_id is null) and (protocol in ('hub88', 'marbles')) = (partner_key is not null));
