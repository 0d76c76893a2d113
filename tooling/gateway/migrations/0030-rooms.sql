-- Which game a table plays, where many titles are rooms of one: rooms of a game differ by their least stake (games 48).
alter table game add column room_of text;
create index game_rooms on game (room_of, min_bet) where room_of is not null;
