-- The nonces of signed vendor calls, each good for one call. Unlogged, so that a call does not wait for a disk twice: what a
-- crash of the database loses here could repeat a call only to its own address, where a transaction id is done once.
create unlogged table vendor_nonce (
  vendor_code text not null references vendor,
  nonce text not null,
  signed_at bigint not null,
  primary key (vendor_code, nonce)
);
create index vendor_nonce_oldest on vendor_nonce (signed_at);
