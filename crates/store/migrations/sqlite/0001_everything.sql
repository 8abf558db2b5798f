-- Everything a server keeps. The PostgreSQL twin of this file differs in types alone.
-- Times are milliseconds given by the caller; identifiers are short texts made by the caller.

-- What the server itself must remember, such as the key that signs its cookies.
CREATE TABLE meta (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT;

-- Guests and accounts. An account has a login (its name folded, hence unique whatever the case) and a password.
CREATE TABLE people (
    id         TEXT PRIMARY KEY NOT NULL,
    name       TEXT NOT NULL,
    login      TEXT UNIQUE,
    password   TEXT,
    settings   TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    CHECK ((login IS NULL) = (password IS NULL))
) STRICT;

-- What opens the door for a person: a browser's session or a program's token. Only the hash of the secret is here.
CREATE TABLE keys (
    hash       TEXT PRIMARY KEY NOT NULL,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL CHECK (kind IN ('session', 'token')),
    label      TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    used_at    INTEGER
) STRICT;
CREATE INDEX keys_of_person ON keys (person, kind);

-- Of the servers that share a database one keeps the bots and clocks of a table going, as long as it says so again and
-- again. A table nobody keeps may ask to be woken at a time.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY NOT NULL,
    game       TEXT NOT NULL,
    setup      TEXT NOT NULL,
    options    TEXT NOT NULL,
    status     TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished')),
    public     INTEGER NOT NULL CHECK (public IN (0, 1)),
    host       TEXT NOT NULL REFERENCES people (id),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    keeper     TEXT,
    kept_until INTEGER,
    wake_at    INTEGER
) STRICT;
CREATE INDEX tables_by_status ON tables (status, created_at, id);
CREATE INDEX tables_by_age ON tables (created_at, id);
CREATE INDEX tables_of_host ON tables (host);
CREATE INDEX tables_by_keeper ON tables (keeper, kept_until);
CREATE INDEX tables_to_wake ON tables (wake_at);

-- A chair: empty, a person's, or a bot's.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    person   TEXT REFERENCES people (id),
    bot      TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (person);

-- The heart: what happened at a table, line by line from 1 without a gap. Rows are only ever added.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL CHECK (seq > 0),
    at       INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    table_id    TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game        TEXT NOT NULL,
    mode        TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    record      TEXT NOT NULL
) STRICT;
CREATE INDEX results_by_age ON results (finished_at, table_id);
CREATE INDEX results_of_game ON results (game, finished_at, table_id);

-- How a seat ended; its name as it was then.
CREATE TABLE standings (
    table_id TEXT NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    person   TEXT REFERENCES people (id),
    bot      TEXT,
    name     TEXT NOT NULL,
    rank     INTEGER NOT NULL CHECK (rank BETWEEN 1 AND 255),
    score    INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_of_person ON standings (person);

CREATE TABLE ratings (
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL CHECK (games >= 0),
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_of_game ON ratings (game, rating);
