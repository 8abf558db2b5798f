-- Everything a server keeps. The SQLite twin of this file differs in types alone.
-- Texts are ordered by their bytes ("C"), as SQLite does it.
-- Times are milliseconds given by the caller; identifiers are short texts made by the caller.

-- What the server itself must remember, such as the key that signs its cookies.
CREATE TABLE meta (
    key   TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    value TEXT COLLATE "C" NOT NULL
);

-- Guests and accounts. An account has a login (its name folded, hence unique whatever the case) and a password.
CREATE TABLE people (
    id         TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    name       TEXT COLLATE "C" NOT NULL,
    login      TEXT COLLATE "C" UNIQUE,
    password   TEXT COLLATE "C",
    settings   TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    CHECK ((login IS NULL) = (password IS NULL))
);

-- What opens the door for a person: a browser's session or a program's token. Only the hash of the secret is here.
CREATE TABLE keys (
    hash       TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind       TEXT COLLATE "C" NOT NULL CHECK (kind IN ('session', 'token')),
    label      TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    used_at    BIGINT
);
CREATE INDEX keys_of_person ON keys (person, kind);

-- Of the servers that share a database one keeps the bots and clocks of a table going, as long as it says so again and
-- again. A table nobody keeps may ask to be woken at a time.
CREATE TABLE tables (
    id         TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    game       TEXT COLLATE "C" NOT NULL,
    setup      TEXT COLLATE "C" NOT NULL,
    options    TEXT COLLATE "C" NOT NULL,
    status     TEXT COLLATE "C" NOT NULL CHECK (status IN ('open', 'playing', 'finished')),
    public     BOOLEAN NOT NULL,
    host       TEXT COLLATE "C" NOT NULL REFERENCES people (id),
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    keeper     TEXT COLLATE "C",
    kept_until BIGINT,
    wake_at    BIGINT
);
CREATE INDEX tables_by_status ON tables (status, created_at, id);
CREATE INDEX tables_by_age ON tables (created_at, id);
CREATE INDEX tables_of_host ON tables (host);
CREATE INDEX tables_by_keeper ON tables (keeper, kept_until);
CREATE INDEX tables_to_wake ON tables (wake_at);

-- A chair: empty, a person's, or a bot's.
CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 255),
    person   TEXT COLLATE "C" REFERENCES people (id),
    bot      TEXT COLLATE "C",
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NULL OR bot IS NULL)
);
CREATE INDEX seats_of_person ON seats (person);

-- The heart: what happened at a table, line by line from 1 without a gap. Rows are only ever added.
CREATE TABLE log (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL CHECK (seq > 0),
    at       BIGINT NOT NULL,
    line     TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE results (
    table_id    TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game        TEXT COLLATE "C" NOT NULL,
    mode        TEXT COLLATE "C" NOT NULL,
    finished_at BIGINT NOT NULL,
    record      TEXT COLLATE "C" NOT NULL
);
CREATE INDEX results_by_age ON results (finished_at, table_id);
CREATE INDEX results_of_game ON results (game, finished_at, table_id);

-- How a seat ended; its name as it was then.
CREATE TABLE standings (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 255),
    person   TEXT COLLATE "C" REFERENCES people (id),
    bot      TEXT COLLATE "C",
    name     TEXT COLLATE "C" NOT NULL,
    rank     BIGINT NOT NULL CHECK (rank BETWEEN 1 AND 255),
    score    BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX standings_of_person ON standings (person);

CREATE TABLE ratings (
    person     TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game       TEXT COLLATE "C" NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      BIGINT NOT NULL CHECK (games >= 0),
    PRIMARY KEY (person, game)
);
CREATE INDEX ratings_of_game ON ratings (game, rating);
