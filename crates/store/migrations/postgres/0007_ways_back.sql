-- By which code a guest comes back; only its hash is here.
CREATE TABLE ways_back (
    person  TEXT PRIMARY KEY NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash    TEXT NOT NULL UNIQUE,
    made_at BIGINT NOT NULL
);
