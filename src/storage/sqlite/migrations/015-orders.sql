-- What somebody has left word of for when their turn comes, and how they answer for the rest of this one.
CREATE TABLE orders (
  match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  player TEXT NOT NULL,
  orders TEXT NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX orders_by_player ON orders (player);
