-- Whose wallet calls serve a title: its studio's, or those of the vendor that runs it, whatever studio it shows.
alter table game add column served_by text references vendor;
update game set served_by = vendor_code;
alter table game alter column served_by set not null;
-- A vendor names a title by its code alone.
create unique index game_served on game (served_by, game_code);
