-- Of the servers that share a database one keeps the bots and clocks of a table going, as long as it says so again and
-- again. A table nobody keeps may ask to be woken at a time.
ALTER TABLE tables ADD COLUMN keeper TEXT;
ALTER TABLE tables ADD COLUMN kept_until INTEGER;
ALTER TABLE tables ADD COLUMN wake_at INTEGER;
CREATE INDEX tables_by_keeper ON tables (keeper, kept_until);
CREATE INDEX tables_to_wake ON tables (wake_at);
