-- A computer has answered on this seat for a person.
ALTER TABLE seats ADD COLUMN helped INTEGER NOT NULL DEFAULT 0;
