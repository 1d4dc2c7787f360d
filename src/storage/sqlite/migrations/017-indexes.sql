-- What is asked rarely, about one person, is found without reading everything that was ever stored.
CREATE INDEX seats_by_stand_in ON seats (json_extract(stand_in, '$.player')) WHERE stand_in IS NOT NULL;
CREATE INDEX seats_by_invited ON seats (json_extract(invited, '$.player')) WHERE invited IS NOT NULL;
CREATE INDEX matches_by_host ON matches (host);
CREATE INDEX ratings_by_player ON ratings (player);
CREATE INDEX entrants_by_offer ON entrants (json_extract(offered, '$.id')) WHERE offered IS NOT NULL;
CREATE INDEX leagues_by_organiser ON leagues (organiser);
CREATE INDEX league_log_by_doer ON league_log (by) WHERE by IS NOT NULL;
CREATE INDEX league_log_by_player ON league_log (json_extract(about, '$.player'));
CREATE INDEX league_log_by_former ON league_log (json_extract(about, '$.former'));
CREATE INDEX pairings_by_judge ON pairings (json_extract(score, '$.by'));

-- Posts that wait, or were refused, are found without those that do not.
CREATE INDEX outbox_refused ON outbox (match, id) WHERE tries > 0;
CREATE INDEX league_outbox_by_due ON league_outbox (due_at);
CREATE INDEX league_outbox_refused ON league_outbox (league, id) WHERE tries > 0;
