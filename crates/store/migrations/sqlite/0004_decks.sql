-- Decks that somebody keeps under a name.
CREATE TABLE decks (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT NOT NULL,
    name     TEXT NOT NULL,
    list     TEXT NOT NULL,
    saved_at INTEGER NOT NULL,
    PRIMARY KEY (person, game, name)
) STRICT;
