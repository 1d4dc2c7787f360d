-- For whom a free seat of a lobby is kept, as JSON.
ALTER TABLE seats ADD COLUMN invited TEXT;
