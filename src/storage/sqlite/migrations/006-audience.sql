-- Who may read an entry lies beside it; NULL = everybody. A list under the name `to` was the audience until now, while
-- a text of that name is a place on a board and hides nothing.
ALTER TABLE log ADD COLUMN seats TEXT;
UPDATE log SET seats = json_extract(entry, '$.to'), entry = json_remove(entry, '$.to')
WHERE json_type(entry, '$.to') = 'array';
