-- Some calendars are neither a weekday nor a day of the month: draws within hours of the day, draws that are moved, and the lunar year.
alter table lottery_game
  -- The first and the last draw of a day, as minutes in Vietnam; null where a lottery draws by its period all day long.
  add column first_draw_minute integer check (first_draw_minute between 0 and 1439),
  add column last_draw_minute integer check (last_draw_minute between 0 and 1439),
  -- Usual days that are left out, and the days on which their draws are held: [{"usual": "2027-01-01", "held": "2026-12-30"}].
  add column moved_days jsonb,
  add constraint lottery_game_hours_check check (
    (first_draw_minute is null) = (last_draw_minute is null)
    and (first_draw_minute is null or period_seconds is not null)
    and first_draw_minute <= last_draw_minute
  );

-- Groups that do not draw on the eve of the lunar new year and its first three days, whichever year it is.
create table lottery_lunar_closure (
  group_code text primary key,
  reason_vi text not null,
  reason_en text not null
);

-- Who closed the north for the years of a table goes on by the rule.
insert into lottery_lunar_closure (group_code, reason_vi, reason_en)
select distinct on (group_code) group_code, reason_vi, reason_en from lottery_closure
where group_code = 'NORTH' and (first_day, last_day) in (('2027-02-05', '2027-02-08'), ('2028-01-25', '2028-01-28'))
order by group_code, first_day desc;
