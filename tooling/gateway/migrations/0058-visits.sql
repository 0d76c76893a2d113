-- How fast the pages of visits were, as counts by day (system 25 to 27): nothing of a person, an address or a session is
-- kept, and a busy day has no more rows than there are steps.
create table visit_figure (
  merchant_id integer not null references merchant,
  -- The Vietnamese day, as 2026-11-25.
  day text not null,
  site text not null check (site in ('member', 'agent')),
  -- As the site's router has it, such as /games/$family.
  route text not null,
  device text not null check (device in ('small', 'middle', 'large', 'desk')),
  metric text not null check (metric in ('lcp', 'inp', 'cls')),
  -- The end of the step that holds the value: milliseconds, or thousandths of a layout shift.
  up_to integer not null,
  visits bigint not null,
  primary key (merchant_id, day, site, route, device, metric, up_to)
);
create index visit_figure_day on visit_figure (day);

-- What was over its budget on a day. Whichever process writes the row tells it.
create table visit_warning (
  merchant_id integer not null references merchant,
  day text not null,
  site text not null check (site in ('member', 'agent')),
  route text not null,
  about text not null,
  created_at bigint not null,
  primary key (merchant_id, day, site, route)
);
create index visit_warning_day on visit_warning (day);
