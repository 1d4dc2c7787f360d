import type { RealmView } from '../view.js';
import type { RealmScene } from './sentences.js';
import type { Speech } from './speech.js';

/** Teams by the strokes the picture marks them with. */
const SIGNS = ['I', 'II'] as const;

/** Seats that share a score, in the order of their first. */
export function sidesOf({ heroes }: Pick<RealmView, 'heroes'>): number[][] {
  const sides = new Map<number, number[]>();
  for (const [seat, { team }] of heroes.entries()) sides.set(team, [...(sides.get(team) ?? []), seat]);
  return [...sides.values()];
}

/** Teams that play against each other (MK-X-16.1); none where everybody plays alone, or all together. */
export function teamsOf(view: Pick<RealmView, 'heroes'>): number[][] {
  const sides = sidesOf(view);
  return sides.length > 1 && sides.length < view.heroes.length ? sides : [];
}

/** Who plays with whom, a sentence for each team. */
export const teamTexts = (scene: RealmScene, speech: Speech): string[] =>
  teamsOf(scene.view).map(
    (team, at) =>
      `${speech.pick('Drużyna', 'Team')} ${SIGNS[at]}: ${speech.and(team.map(seat => speech.player(scene, seat)))}.`,
  );
