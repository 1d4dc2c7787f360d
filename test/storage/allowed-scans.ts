/** Statements that may read a whole table or index, by their name, and why that does not grow with what is stored. */
export const ALLOWED: Readonly<Record<string, string>> = {
  uncounted: 'its index holds only the matches that are left to count',
  running: 'it is all that runs, and its index holds nothing else',
  matchesWithRefusedPosts: 'its index holds only posts that were refused',
  leaguesWithRefusedPosts: 'its index holds only posts that were refused',
  nextPostAt: 'it reads the first entry of the index',
  votes: 'only votes that are open are stored, and people ask for their data rarely',
  'forget votes': 'only votes that are open are stored, and people are forgotten rarely',
  'forget settings': 'a list of people is looked for in all settings, once in the life of a person',
  'forget outbox': 'only what is unsent is stored, and people are forgotten rarely',
  'forget league_outbox': 'only what is unsent is stored, and people are forgotten rarely',
};
