import type { Forbidden } from '../../../engine/game.js';
import { otherOn, tributeOf } from '../actions.js';
import { heroesOn, siteOf } from '../land.js';
import { openPaths } from '../maze.js';
import type { Realm } from '../state.js';
import { named, verbIn, wordsOf } from './named.js';
import { because, plainly } from './reasons.js';

/** What is wanted of a place or of whoever stands there, and why it cannot be had. */
export function whyPlace(realm: Realm, seat: number, text: string): Forbidden | null {
  const words = wordsOf(text);
  if (words.some(word => word === 'joint' || word.startsWith('wspoln')))
    return plainly('MK-W-17.1', [
      'Wspólny szturm proponujesz w turze bez akcji, stojąc sam obok niezdobytego Miasta z co najmniej dwoma obrońcami; obok musi stać partner z kartą na ręce i odkrytym żetonem kolejności.',
      'A joint assault is proposed before your action, alone on a space beside an unconquered city with two defenders or more; a partner with a card in hand and the order token face up has to stand beside it too.',
    ]);
  switch (verbIn(text)) {
    case 'path':
      return whyPath(realm, seat, words);
    case 'altar':
      return whyAltar(realm, seat);
    case 'plunder':
      return plainly('MK-S-3.3', [
        'Plądruje się poza własną turą albo tuż przed nią, stojąc w Wiosce.',
        'You plunder outside your own turn or just before it, standing in a village.',
      ]);
    case 'attack':
      return whyRival(realm, seat, text, words);
    default:
      return null;
  }
}

/** Only points played inside pay for a path (MK-S-20.1). */
function whyPath(realm: Realm, seat: number, words: readonly string[]): Forbidden | null {
  const { area, space } = realm.heroes[seat]!;
  const site = space === null ? undefined : siteOf(realm, space);
  if (site !== 'maze' && site !== 'labyrinth')
    return plainly('MK-S-20.1', ['Ścieżki są tylko w labiryncie.', 'There are paths in a maze only.']);
  if (area.stage !== 'maze')
    return plainly('MK-S-20.1', [
      'Najpierw zacznij eksplorować labirynt: za ścieżkę płacą tylko punkty Ruchu zagrane w środku.',
      'Explore the maze first: only Move points played inside pay for a path.',
    ]);
  const price = Number(words.find(word => /^\d$/.test(word)) ?? 0);
  const open = openPaths(realm, seat, space!);
  if (!open.some(path => path === price))
    return because('MK-S-20.1', s =>
      s.pick(
        `Wolne ścieżki kosztują Ruch ${s.or(open.map(String))}.`,
        `The paths that are left take Move ${s.or(open.map(String))}.`,
      ),
    );
  const missing = price - area.move;
  if (missing <= 0) return null;
  return because('MK-S-20.1', s =>
    s.pick(
      `Ta ścieżka kosztuje Ruch ${price}, w środku masz ${area.move}: brakuje ${missing}.`,
      `This path takes Move ${price}, you have ${area.move} inside: ${missing} missing.`,
    ),
  );
}

/** The whole tribute is paid at once (MK-S-16.4). */
function whyAltar(realm: Realm, seat: number): Forbidden | null {
  const { area, space } = realm.heroes[seat]!;
  const tribute = space === null ? null : tributeOf(realm, space);
  if (tribute === null) return plainly('MK-S-16.4', ['Nie stoisz przy ołtarzu.', 'You do not stand at an altar.']);
  if (area.stage !== 'movement')
    return plainly('MK-W-3.10', [
      'W turze jest tylko jedna akcja, a ta już była.',
      'A turn has one action, and you have had it.',
    ]);
  return because('MK-S-16.4', s => {
    const mana = s.and(tribute.map(colour => s.mana(colour)));
    return s.pick(
      `Danina ołtarza to ${mana}, cała naraz: tyle teraz nie zapłacisz.`,
      `The tribute of this altar is ${mana}, all at once: you cannot pay that now.`,
    );
  });
}

/** A player is attacked where one's movement ends (MK-W-6.7, 6.8). */
function whyRival(realm: Realm, seat: number, text: string, words: readonly string[]): Forbidden | null {
  const isMeant = named('hero', text) !== null || words.some(word => word === 'player' || word.startsWith('gracz'));
  if (!isMeant || realm.fight !== null) return null;
  const { space } = realm.heroes[seat]!;
  if (otherOn(realm, seat) === null && space !== null && heroesOn(realm, space).length > 1)
    return plainly('MK-W-6.8', [
      'Na Portalu i w zdobytym Mieście gracze ze sobą nie walczą.',
      'On the portal and in a conquered city players do not fight each other.',
    ]);
  if (otherOn(realm, seat) === null)
    return plainly('MK-W-6.7', [
      'Gracza atakujesz, kończąc ruch na jego obszarze: nikogo tu nie ma.',
      'You attack a player by ending your movement on that space: nobody is here.',
    ]);
  return plainly('MK-W-6.8', ['Tego bohatera nie wolno teraz zaatakować.', 'This hero may not be attacked now.']);
}
