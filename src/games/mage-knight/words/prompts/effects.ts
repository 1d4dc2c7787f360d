import type { CardPurpose, During } from '../../vocabulary.js';
import { gistOfText } from '../gist.js';
import { ENEMY_NAMES } from '../names/index.js';
import type { Inner, Prompts } from '../sentences.js';
import type { Both, Speech } from '../speech.js';
import { lines, sealedLine } from './standing.js';

const CARD: Readonly<Record<CardPurpose, Both>> = {
  discard: ['którą kartę odrzucasz?', 'which card do you discard?'],
  'throw-away': ['którą kartę wyrzucasz z gry?', 'which card do you throw away?'],
  use: ['której karty używasz?', 'which card do you use?'],
  gain: ['co bierzesz?', 'what do you take?'],
  steal: ['co kradniesz?', 'what do you steal?'],
  'to-deck': ['która karta wraca do talii?', 'which card goes back to the deck?'],
  search: ['którą kartę bierzesz na rękę?', 'which card do you take in hand?'],
  shapeshift: ['którą kartę przemieniasz?', 'which card do you change?'],
};
const CARDS: Readonly<Partial<Record<CardPurpose, Both>>> = {
  discard: ['które karty odrzucasz?', 'which cards do you discard?'],
  'to-deck': ['które karty wracają do talii?', 'which cards go back to the deck?'],
};
const COLOUR = {
  crystal: ['kryształ którego koloru?', 'a crystal of which colour?'],
  mana: ['mana którego koloru?', 'mana of which colour?'],
  name: ['który kolor wybierasz?', 'which colour do you name?'],
  card: ['jako karta którego koloru?', 'as a card of which colour?'],
  die: ['kość którego koloru?', 'a die of which colour?'],
  first: ['kryształ pierwszej pary?', 'the first crystal of the pair?'],
  second: ['kryształ drugiej pary?', 'the second crystal of the pair?'],
} as const;
const UNIT = {
  ready: ['którą Jednostkę przygotowujesz?', 'which unit do you ready?'],
  heal: ['którą Jednostkę leczysz?', 'which unit do you heal?'],
  mod: ['którą Jednostkę wzmacniasz?', 'which unit do you strengthen?'],
  banner: ['której Jednostce dajesz Chorągiew?', 'which unit gets the banner?'],
  disband: ['którą Jednostkę rozformowujesz?', 'which unit do you disband?'],
  spend: ['którą Jednostkę wyczerpujesz?', 'which unit do you spend?'],
  ability: ['której Jednostki używasz?', 'which unit do you use?'],
} as const;
/** What happens to the enemy that is chosen. */
const FOE: Readonly<Record<string, Both>> = {
  armor: ['czyj Pancerz zmieniasz?', 'whose Armor do you change?'],
  armorSet: ['czyj Pancerz zmieniasz?', 'whose Armor do you change?'],
  attack: ['czyj atak osłabiasz?', 'whose attack do you weaken?'],
  doesNotAttack: ['kto nie atakuje?', 'who does not attack?'],
  loseFortification: ['kto traci fortyfikację?', 'who loses fortification?'],
  loseResistance: ['kto traci odporności?', 'who loses resistances?'],
  loseAttackAbilities: ['czyj atak traci zdolności?', 'whose attack loses its abilities?'],
  loseOneAbility: ['kto coś traci?', 'who loses something?'],
  gainAbility: ['kto dostaje zdolność?', 'who gets the ability?'],
  destroy: ['którego wroga niszczysz?', 'which enemy do you destroy?'],
  destroyIfBlocked: ['kto zginie, jeśli go zablokujesz?', 'who dies if you block it?'],
  cancel: ['który atak odwołujesz?', 'which attack do you cancel?'],
  points: ['przeciw komu?', 'against whom?'],
  blocked: ['którą Jednostkę wybierasz?', 'which unit do you pick?'],
};
const SPACE = {
  carry: ['na który obszar się przenosisz?', 'to which space are you carried?'],
  cheaper: ['który obszar jest tańszy?', 'which space becomes cheaper?'],
  peek: ['gdzie podglądasz?', 'where do you look?'],
} as const;
const DIE = {
  pick: ['którą kość wybierasz?', 'which die do you pick?'],
  reroll: ['którą kość przerzucasz?', 'which die do you reroll?'],
  set: ['jaki kolor ma pokazać?', 'which colour shall it show?'],
  keep: ['którą kość zatrzymujesz?', 'which die do you keep?'],
} as const;
const AMOUNT = {
  raise: ['o ile zwiększasz?', 'how much do you add?'],
  wounds: ['ile Ran wyrzucasz?', 'how many Wounds do you throw away?'],
  heal: ['ile leczysz?', 'how much do you heal?'],
} as const;

/** Questions inside a text: whose it is, and what is to be chosen. */
export function effectPrompts(speech: Speech): Pick<Prompts, Inner> {
  const of = (about: During, both: Both): string => `${speech.source(about)}: ${speech.of(both)}`;
  return {
    option: about =>
      of(
        about,
        about.left > 1
          ? [`co wybierasz? Jeszcze ${about.left}.`, `what do you choose? ${about.left} to go.`]
          : ['co wybierasz?', 'what do you choose?'],
      ),
    may: about => {
      const does = gistOfText(about.does, speech);
      return of(
        about,
        does === null ? ['używasz części nieobowiązkowej?', 'do you use the optional part?'] : [`${does}?`, `${does}?`],
      );
    },
    colour: about => of(about, COLOUR[about.what]),
    card: about => of(about, CARD[about.purpose]),
    cards: about => of(about, CARDS[about.purpose] ?? ['które karty?', 'which cards?']),
    unit: (about, scene, seat) =>
      about.seat === seat
        ? of(about, UNIT[about.what])
        : of(about, [
            `której Jednostki (${speech.player(scene, about.seat)})?`,
            `which unit (${speech.player(scene, about.seat)})?`,
          ]),
    foe: about =>
      of(
        about,
        about.left > 1 && about.left < 99
          ? [
              `${(FOE[about.what] ?? FOE.points!)[0]} Jeszcze ${about.left}.`,
              `${(FOE[about.what] ?? FOE.points!)[1]} ${about.left} to go.`,
            ]
          : (FOE[about.what] ?? FOE.points!),
      ),
    'foe-attack': about => of(about, ['który atak?', 'which attack?']),
    symbol: about =>
      of(about, [`${nameOfFoe(about.enemy, speech)}, co przepada?`, `${nameOfFoe(about.enemy, speech)}, what goes?`]),
    space: about => of(about, SPACE[about.what]),
    terrain: about => of(about, ['jaki teren?', 'which terrain?']),
    element: about => of(about, ['jaki żywioł?', 'which element?']),
    pile: about => lines(of(about, ['który żeton podglądasz?', 'which token do you look at?']), sealedLine(speech)),
    die: about => of(about, DIE[about.what]),
    amount: about => of(about, AMOUNT[about.what]),
    'wound-to': about => of(about, ['dokąd trafia Rana?', 'where does the Wound go?']),
    'deck-end': about => of(about, ['na wierzch czy na spód talii?', 'on top of the deck or under it?']),
    skill: about =>
      of(
        about,
        about.what === 'use'
          ? ['której Umiejętności używasz?', 'which skill do you use?']
          : ['którą Umiejętność bierzesz?', 'which skill do you take?'],
      ),
    seat: about => of(about, ['którego gracza wybierasz?', 'which player do you choose?']),
    token: about => of(about, ['który żeton?', 'which token?']),
    boost: about => of(about, ['co wzmacniasz?', 'what do you raise?']),
    transform: about => of(about, ['czym staje się ten Atak?', 'what does this attack become?']),
  };

  function nameOfFoe(id: string, { enemy, unit }: Speech): string {
    return isEnemy(id) ? enemy(id) : unit(id);
  }
}

const isEnemy = (id: string): boolean => id in ENEMY_NAMES;
