-- What a game did to ratings, and what a bot thought of it afterwards.
ALTER TABLE standings ADD COLUMN rating INTEGER;
ALTER TABLE results ADD COLUMN analysis TEXT;
