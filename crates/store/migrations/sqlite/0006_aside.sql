-- Why a table cannot be played on, where it was set aside; the others go on without it.
ALTER TABLE tables ADD COLUMN aside TEXT;
CREATE INDEX tables_aside ON tables (id) WHERE aside IS NOT NULL;
