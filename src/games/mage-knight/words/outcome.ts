import type { RealmScene } from './sentences.js';
import { sidesOf } from './sides.js';
import type { Speech } from './speech.js';

/** How the match ended: places, scores, whether the mission was accomplished. */
export function outcomeText(scene: RealmScene, speech: Speech): string {
  const { view } = scene;
  const { pick } = speech;
  const { scoring, cooperative } = view.charter;
  const scores = view.scores ?? view.heroes.map(({ fame }) => fame);
  if (scoring === 'return') return returnText(scores, scene, speech);
  const sides = sidesOf(view).toSorted(([one], [other]) => scores[other!]! - scores[one!]!);
  const list = sides.map(side => `${speech.players(scene, side)} ${scores[side[0]!]}`).join(', ');
  const mission =
    view.accomplished === null
      ? ''
      : view.accomplished
        ? pick('Misja wykonana! ', 'Mission accomplished! ')
        : pick('Misja się nie powiodła. ', 'The mission failed. ');
  if (view.heroes.length === 1) return pick(`${mission}Wynik: ${scores[0]}.`, `${mission}Score: ${scores[0]}.`);
  // Who plays together has one score.
  if (cooperative) return pick(`${mission}Wspólny wynik: ${scores[0]}.`, `${mission}Score: ${scores[0]}.`);
  const winners = (view.outcome?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  // Of two sides with as many points neither holds the land (MK-X-11.16).
  const isHeldByNobody = scoring === 'hold' && sides.filter(([seat]) => winners.includes(seat!)).length !== 1;
  const won = isHeldByNobody
    ? pick('Remis: nikt nie wygrywa.', 'A draw: nobody wins.')
    : winners.length === 0 || winners.length === view.heroes.length
      ? pick('Remis.', 'A draw.')
      : `${winText(winners, scene, speech)}.`;
  return `${mission}${won} ${pick('Punkty', 'Points')}: ${list}.`;
}

function winText(winners: readonly number[], scene: RealmScene, speech: Speech): string {
  const { pick } = speech;
  const who = speech.players(scene, winners);
  return winners.length === 1 ? pick(`Wygrywa ${who}`, `${who} wins`) : pick(`Wygrywają ${who}`, `${who} win`);
}

/** Nothing is scored: the hero on the portal space wins, for its team; nobody there, no winner (MK-X-10.5, 10.8). */
export function returnText(scores: readonly number[], scene: RealmScene, speech: Speech): string {
  const { pick } = speech;
  const back = scores.flatMap((score, seat) => (score > 0 ? [seat] : []));
  if (back.length === 0)
    return pick('Na Portalu nie stoi nikt: nikt nie wygrywa.', 'Nobody stands on the portal: nobody wins.');
  const whose =
    back.length === 1
      ? pick('na koniec bohater stoi', 'the hero stands')
      : pick('na koniec ich bohater stoi', 'their hero stands');
  return `${winText(back, scene, speech)}: ${whose} ${pick('na Portalu', 'on the portal at the end')}.`;
}
