-- The betting record speaks of a round in the language in which it was played.
alter table round add column language text not null default 'VI' check (language in ('VI', 'EN'));
alter table round alter column language drop default;
