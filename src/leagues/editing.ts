import type { Hall } from './hall.js';
import type { Season } from './league.js';
import { checkedName } from './opening.js';
import { type Act, act } from './organising.js';

/** What may be changed of a league at any time, because no result depends on it. */
export interface Particulars {
  readonly name: string;
  /** The channel it posts in from now on; matches under way stay where they are. */
  readonly channel: string;
  /** A role that organises too. */
  readonly organisers: string | null;
  /** The only role that may join from now on. */
  readonly entry: string | null;
}

const particularsOf = ({ league }: Season): Particulars => ({
  name: league.name,
  channel: league.channel,
  organisers: league.organiserRole,
  entry: league.rules.entryRole,
});

/** Changes what is given and different; everybody reads it. A new channel gets a new living message. */
export async function edit(hall: Hall, by: Act, wanted: Partial<Particulars>): Promise<Season> {
  const edited = await act(hall, by, 'edited', season => {
    const before = particularsOf(season);
    const after = { ...before, ...wanted, ...(wanted.name === undefined ? {} : { name: checkedName(wanted.name) }) };
    const changed = (Object.keys(before) as (keyof Particulars)[]).filter(key => before[key] !== after[key]);
    if (changed.length === 0) return null;
    const { league } = season;
    return {
      season: {
        ...season,
        league: {
          ...league,
          name: after.name,
          channel: after.channel,
          organiserRole: after.organisers,
          rules: { ...league.rules, entryRole: after.entry },
        },
      },
      posts: after.channel === before.channel ? [] : [{ kind: 'moved', about: { from: before.channel } }],
      about: Object.fromEntries(changed.map(key => [key, after[key] ?? ''])),
    };
  });
  if (wanted.channel !== undefined) await sendSoon(hall, by.league);
  return edited;
}

/** What waits because the old channel does not take it need not wait for the new one. */
async function sendSoon(hall: Hall, league: string): Promise<void> {
  const posts = await hall.store.postsOf(league);
  await hall.store.postsFailed(
    posts.map(({ id }) => id),
    0,
    hall.now(),
  );
  hall.wakeOutbox(league);
}
