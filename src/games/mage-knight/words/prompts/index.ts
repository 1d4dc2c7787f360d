import { COLOURS } from '../../terms.js';
import { pathsText } from '../paths.js';
import type { Prompts } from '../sentences.js';
import { capital, type Speech } from '../speech.js';
import { effectPrompts } from './effects.js';
import { clashPrompt, damagePrompt, fightPrompt } from './fight.js';
import { lines, manaText, sealedLine, standingText } from './standing.js';
import { tablePrompts } from './table.js';

const STAGES = {
  movement: ['Ruch, potem jedna akcja', 'Move, then one action'],
  interaction: ['Negocjujesz', 'You interact'],
  joint: ['Wspólny szturm Miasta', 'Joint assault on the city'],
  maze: ['Płacisz Ruchem za ścieżkę', 'Pay Move for a path'],
  peace: ['Wpływ kupuje Leczenie', 'Influence buys healing'],
  rested: ['Odpoczywasz', 'You rest'],
  done: ['Akcja za tobą', 'Your action is done'],
  fight: ['Walka', 'Fight'],
} as const;

export function promptsIn(speech: Speech): Prompts {
  const { pick } = speech;
  return {
    ...tablePrompts(speech),
    ...effectPrompts(speech),
    turn: (about, scene, seat) => {
      const { stage, time, obliged } = about;
      return lines(
        `${time === 'day' ? '☀️' : '🌙'} ${speech.of(STAGES[stage])}`,
        obliged
          ? pick('Musisz jeszcze zagrać albo odrzucić kartę.', 'You still have to play or discard a card.')
          : null,
        stage === 'maze' ? pathsText(scene, seat, speech) : null,
        [standingText(about, speech), sealedLine(speech)].filter(Boolean).join(' · '),
      );
    },
    side: about =>
      lines(
        pick(`Jak zagrywasz ${speech.cardAcc(about.card)}?`, `How do you play ${speech.card(about.card)}?`),
        standingText(about, speech),
      ),
    pay: ({ for: paid, colours, mana }) => {
      const what =
        paid.kind === 'altar'
          ? speech.ruins(paid.id)
          : paid.kind === 'spell'
            ? speech.card(paid.id)
            : speech.source({ from: { kind: paid.kind, id: paid.id }, side: null });
      const any = speech.or(colours.map(speech.colour));
      // Where any colour will do, nothing has to be said of it.
      const needed = colours.length >= COLOURS.length ? '' : pick(` Potrzebna ${any}.`, ` It takes ${any}.`);
      return lines(
        `${what}: ${pick('którą maną płacisz?', 'which mana do you pay with?')}${needed}`,
        capital(manaText(mana, speech).join(' · ')),
      );
    },
    fight: about => fightPrompt(about, speech),
    clash: (about, scene, seat) => clashPrompt(about, scene, seat, speech),
    assign: ({ damage }) =>
      pick(`Na co przeznaczasz obrażenia? Zostało ${damage}.`, `What do you use the damage for? ${damage} left.`),
    damage: about => damagePrompt(about, speech),
    rest: ({ wounds }) =>
      wounds === 0
        ? pick('Odpoczynek: którą kartę odrzucasz?', 'Rest: which card do you discard?')
        : pick(
            `Odpoczynek: którą kartę odrzucasz? Potem dowolnie wiele Ran, masz ich ${wounds}.`,
            `Rest: which card do you discard? Then any number of Wounds, you have ${wounds}.`,
          ),
    'rest-wounds': ({ wounds }) =>
      pick(`Ile Ran odrzucasz? Na ręce: ${wounds}.`, `How many Wounds do you discard? In hand: ${wounds}.`),
    'die-back': () =>
      lines(
        pick('Przerzucasz tę kość, gdy wraca do Źródła?', 'Do you reroll this die as it goes back to the Source?'),
        sealedLine(speech),
      ),
    glade: () => pick('Magiczna polana: którą Ranę wyrzucasz?', 'Magical glade: which Wound do you throw away?'),
    mine: () => pick('Kopalnia: kryształ którego koloru bierzesz?', 'Mine: a crystal of which colour do you take?'),
    reward: () =>
      lines(pick('Którą nagrodę odbierasz najpierw?', 'Which reward do you take first?'), sealedLine(speech)),
    'crystal-colour': () => pick('Kryształ którego koloru bierzesz?', 'A crystal of which colour do you take?'),
    'offer-card': ({ offer, why }) => {
      const what =
        offer === 'spells'
          ? pick('Który Czar bierzesz?', 'Which spell do you take?')
          : pick('Którą Akcję Zaawansowaną bierzesz?', 'Which advanced action do you take?');
      const head = why === 'level' ? pick('Awans', 'Level-up') : pick('Nagroda', 'Reward');
      return `${head}: ${what.charAt(0).toLowerCase()}${what.slice(1)} ${pick('Trafi na wierzch twojej talii.', 'It goes on top of your deck.')}`;
    },
    'artifact-back': ({ kept }) =>
      pick(
        `Który Artefakt oddajesz pod talię? Zatrzymujesz ${kept}.`,
        `Which artifact goes under its deck? You keep ${kept}.`,
      ),
    'artifact-order': () =>
      pick(
        'W jakiej kolejności kładziesz Artefakty na talię? Najpierw ten z wierzchu.',
        'In which order do the artifacts go on your deck? The uppermost first.',
      ),
    'unit-reward': ({ commands }) =>
      pick(
        `Nagroda: którą Jednostkę bierzesz? Wolne żetony Dowodzenia: ${commands}.`,
        `Reward: which unit do you take? Free Command tokens: ${commands}.`,
      ),
    disband: ({ for: unit }) =>
      pick(
        `Nie masz miejsca na ${speech.unitAcc(unit)}. Którą Jednostkę rozformowujesz?`,
        `No room for ${speech.unit(unit)}. Which unit do you disband?`,
      ),
    level: ({ level }) =>
      pick(`Awans na poziom ${level}: którą Umiejętność bierzesz?`, `Level ${level}: which skill do you take?`),
    discard: ({ limit, obliged }) =>
      pick(
        `${obliged ? 'W tej turze nie zagrano żadnej karty: odrzuć co najmniej jedną.' : 'Które karty odrzucasz przed dobraniem?'} Limit ręki: ${limit}. ${sealedLine(speech)}.`,
        `${obliged ? 'You played no card this turn: discard at least one.' : 'Which cards do you discard before drawing?'} Hand limit: ${limit}. ${sealedLine(speech)}.`,
      ),
    'long-night': ({ missing }) =>
      pick(
        `Talia się skończyła, do limitu brakuje ${missing}. Używasz Długiej nocy?`,
        `The deck is empty, ${missing} short of the limit. Do you use Long Night?`,
      ),
    'banner-stays': ({ card, unit }) =>
      pick(
        `Koniec rundy. ${speech.card(card)}: zostaje przy Jednostce ${speech.unit(unit)}?`,
        `End of the round. Does ${speech.card(card)} stay on ${speech.unit(unit)}?`,
      ),
    'give-up': ({ colour, by }, scene) =>
      pick(
        `${speech.player(scene, by)} podaje kolor: ${speech.colourItself(colour)}. Którą kartę oddajesz?`,
        `${speech.player(scene, by)} names ${speech.colour(colour)}. Which card do you give up?`,
      ),
  };
}
