-- From when on everybody may look at a finished game; never where it is nobody's business but theirs who sat there.
ALTER TABLE results ADD COLUMN open_from INTEGER;
UPDATE results SET open_from = finished_at WHERE table_id IN (
    SELECT id FROM tables WHERE public AND options NOT LIKE '%"closed":true%'
);
