/** Statements that may read a whole table or index, by their name, and why that does not grow with what is stored. */
export const ALLOWED: Readonly<Record<string, string>> = {
  rulesTold: 'there are as many rows as games',
  running: 'its index holds only the matches that run, and only scripts and the local Discord ask for all of them',
  uncounted: 'its index holds only the matches that are left to count',
  matchesWithRefusedPosts: 'its index holds only posts that were refused',
  leaguesWithRefusedPosts: 'its index holds only posts that were refused',
  others: 'there are as many rows as processes',
  forget: 'there are as many rows as processes',
  anybody: 'there are as many rows as processes',
  beat: 'there are as many rows as processes',
  gone: 'there are as many rows as processes',
  unsent: 'only what is unsent is stored, and the operator asks rarely',
  nextPostAt: 'it reads the first entry of the index',
  'person votes': 'only votes that are open are stored, and people ask for their data rarely',
  'forget votes': 'only votes that are open are stored, and people are forgotten rarely',
  'forget outbox': 'only what is unsent is stored, and people are forgotten rarely',
  'forget league_outbox': 'only what is unsent is stored, and people are forgotten rarely',
};
