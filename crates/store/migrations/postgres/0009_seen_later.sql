-- What a game does to ratings is for others to see when spectators have seen its end: until then they see what was before.
ALTER TABLE ratings ADD COLUMN open_from BIGINT;
ALTER TABLE ratings ADD COLUMN rating_before DOUBLE PRECISION;
ALTER TABLE ratings ADD COLUMN deviation_before DOUBLE PRECISION;
ALTER TABLE ratings ADD COLUMN games_before BIGINT;
CREATE INDEX ratings_seen_later ON ratings (game, open_from);
CREATE INDEX results_seen_later ON results (open_from) WHERE open_from > finished_at;
