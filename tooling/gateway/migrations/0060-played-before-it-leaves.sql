-- What came before the rule was there is free (wallet 39).
update merchant set settings = jsonb_set(settings, '{deposit,playSince}',
  to_jsonb((extract(epoch from now()) * 1000)::bigint)) where settings ? 'deposit';
