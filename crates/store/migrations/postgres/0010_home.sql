-- The household that set a table up, by a name that does not tell its address: households take turns at the bots' threads,
-- and none of them sets up more and more.
ALTER TABLE tables ADD COLUMN home TEXT;
CREATE INDEX tables_of_home ON tables (home, created_at) WHERE status <> 'finished';
