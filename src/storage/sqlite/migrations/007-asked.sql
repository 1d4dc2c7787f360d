-- The moment the present decisions were put at. What waits now was put at the last one.
ALTER TABLE matches ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET asked = moment;

-- A post tells what is new since the one before it, and nothing older.
ALTER TABLE turn_messages DROP COLUMN since;
