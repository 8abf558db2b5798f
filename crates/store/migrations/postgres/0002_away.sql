-- Milliseconds in which no server was there while a table slept: they are charged to nobody, once it wakes.
ALTER TABLE tables ADD COLUMN away BIGINT NOT NULL DEFAULT 0;
