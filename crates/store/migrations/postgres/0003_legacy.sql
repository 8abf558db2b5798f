-- What a finished game hands to the next one of its campaign.
ALTER TABLE results ADD COLUMN legacy TEXT;
