-- The moment the present decisions were put at. What waits now was put at the last one.
ALTER TABLE matches ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET asked = moment;
