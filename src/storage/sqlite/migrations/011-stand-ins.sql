-- Who plays a seat while its person is away, as JSON, and their id once they have said yes.
ALTER TABLE seats ADD COLUMN stand_in TEXT;
ALTER TABLE seats ADD COLUMN acting TEXT;
CREATE INDEX seats_by_acting ON seats (acting) WHERE acting IS NOT NULL;
