import type { Language } from '../../engine/index.js';
import { type Follow, type House, hashOf, type Match } from '../../matches/index.js';
import type { Surface } from '../surface.js';
import { watchingWords } from '../words/watching.js';
import { linkTo } from './calling.js';
import { endOf } from './followers.js';
import { knownMatches } from './lines.js';
import { nameOf } from './next-table.js';

/** A match somebody follows, of which their digest has something to tell. */
export interface Untold {
  readonly follow: Follow;
  readonly match: Match;
}

export async function untoldOf(house: House, player: string): Promise<Untold[]> {
  const follows = (await house.store.followsOf(player)).filter(({ untold }) => untold !== null);
  const found = await Promise.all(
    follows.map(async follow => ({ follow, match: await house.store.match(follow.match) })),
  );
  return found.flatMap(({ follow, match }) =>
    match && knownMatches(house, [match]).length > 0 ? [{ follow, match }] : [],
  );
}

export async function untoldLine(
  surface: Surface,
  { follow, match }: Untold,
  player: string,
  language: Language,
): Promise<string> {
  const words = watchingWords(language);
  const table = nameOf(surface, match, player, language);
  return follow.untold === 'end'
    ? words.digestEnd(table, linkTo(match), await endOf(surface, match, language))
    : words.digestBattle(table, linkTo(match));
}

/** It has been told: of what is over there is nothing more to hear. */
export const settleUntold = ({ store }: House, { match, player, told, untold }: Follow): Promise<void> =>
  untold === 'end' ? store.dropFollow(match, player) : store.markFollow(match, player, told, null);

/** What a digest tells at a table, as something that is done once; nothing of it says to whom. */
export const digestDeed = (player: string, { id }: Match, what: number | string): string =>
  hashOf(`digest/${player}/${id}/${what}`);

/**
 * No message reaches the person: they hear at the table that it is over; a battle of days ago is not told there. Who has been
 * told by this before is not told again.
 */
export async function tellInThread(house: House, match: Match, follow: Follow): Promise<void> {
  if (follow.untold !== 'end') return settleUntold(house, follow);
  const posts = [{ kind: 'follow', about: { what: 'end', player: follow.player, refused: 1 } }] as const;
  const interaction = digestDeed(follow.player, match, 'end');
  await house.store.write({ interaction, match, expect: match.moment, posts }, house.world.now());
  house.world.wakeOutbox(match.id);
}
