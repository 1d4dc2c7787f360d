/** Statements that may read a whole table or index, by their name, and why that does not grow with what is stored. */
export const ALLOWED: Readonly<Record<string, string>> = {
  uncounted: 'its index holds only the matches that are left to count',
  matchesWithRefusedPosts: 'its index holds only posts that were refused',
  leaguesWithRefusedPosts: 'its index holds only posts that were refused',
  nextPostAt: 'it reads the first entry of the index',
  'person votes': 'only votes that are open are stored, and people ask for their data rarely',
  'forget votes': 'only votes that are open are stored, and people are forgotten rarely',
  'forget outbox': 'only what is unsent is stored, and people are forgotten rarely',
  'forget league_outbox': 'only what is unsent is stored, and people are forgotten rarely',
};
