-- What a source of the state's results says of a draw. People confirm it; nothing is paid by it alone (lottery 54).
create table lottery_report (
  draw_id bigint not null references lottery_draw,
  source text not null,
  prizes jsonb not null,
  read_at bigint not null,
  primary key (draw_id, source)
);

-- What operators should look at: sources that differ, a result that was published otherwise, a report that fits no draw.
create table lottery_notice (
  id bigint generated always as identity primary key,
  draw_id bigint not null references lottery_draw,
  kind text not null check (kind in ('differing', 'correction', 'misfit')),
  about text not null,
  created_at bigint not null,
  unique (draw_id, kind, about)
);

-- Where a result comes from, by the names of its sources; null where a person typed it in.
alter table lottery_result add column source text;
alter table lottery_draw add column result_source text;

-- A draw that is forgotten is looked for here.
create index lottery_news_draw on lottery_news (draw_id);
