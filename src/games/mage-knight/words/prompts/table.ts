import { tokensAt } from '../position.js';
import type { AtTable, Prompts, RealmScene } from '../sentences.js';
import { counted, type Speech } from '../speech.js';
import { lines, sealedLine } from './standing.js';

/** Heroes, tactics, what the table agrees on, what happens outside the own turn. */
export function tablePrompts(speech: Speech): Pick<Prompts, AtTable> {
  const { pick } = speech;
  const locked = sealedLine(speech);
  const defendersOf = (scene: RealmScene, city: string) => counted(tokensAt(scene, city, speech)).join(', ');
  return {
    tactic: ({ time, round }, { view }) =>
      pick(
        `Runda ${round} z ${view.rounds}, ${time === 'day' ? 'dzień' : 'noc'}: którą Taktykę bierzesz? Im niższy numer, tym wcześniejsza tura.`,
        `Round ${round} of ${view.rounds}, ${time}: which Tactic do you take? The lower its number, the earlier your turn.`,
      ),
    'pick-hero': () => pick('Którego bohatera wystawiasz na licytację?', 'Which hero do you put up for auction?'),
    bid: ({ hero, bid, by }, scene) =>
      pick(
        `Licytacja: ${speech.hero(hero)}. Najwyższa oferta: ${bid} Sławy, ${speech.player(scene, by)}. Ile dajesz?`,
        `Auction: ${speech.hero(hero)}. Highest bid: ${bid} Fame, ${speech.player(scene, by)}. How much do you bid?`,
      ),
    draft: () =>
      pick('Którą kartę zatrzymujesz? Resztę oddajesz dalej.', 'Which card do you keep? The others are passed on.'),
    'secret-die': ({ seat, enemy }, scene) =>
      pick(
        `${speech.player(scene, seat)} walczy, wróg: ${speech.enemy(enemy)}. Jak potajemnie ustawiasz kość?`,
        `${speech.player(scene, seat)} fights ${speech.enemy(enemy)}. How do you secretly set the die?`,
      ),
    'drop-tactic': () => pick('Która z użytych Taktyk opuszcza grę?', 'Which of the Tactics used leaves the game?'),
    drafted: () =>
      pick('Którą z zatrzymanych kart dokładasz do swojej talii?', 'Which of the cards you kept goes into your deck?'),
    upgrade: () =>
      pick('Którą Akcję Zaawansowaną bierzesz na wymianę?', 'Which advanced action do you take in exchange?'),
    'upgrade-away': ({ card }) =>
      pick(
        `Którą swoją kartę oddajesz za ${speech.cardAcc(card)}?`,
        `Which card of yours goes for ${speech.card(card)}?`,
      ),
    before: ({ deck }) =>
      lines(
        pick(
          `Zaczyna się twoja tura. Robisz coś przed nią? W talii: ${deck}.`,
          `Your turn is about to begin. Anything before it? In your deck: ${deck}.`,
        ),
        locked,
      ),
    react: ({ what, by, id }, scene) => {
      const who = speech.player(scene, by);
      const cause =
        what === 'attack'
          ? pick(`${who} cię atakuje.`, `${who} attacks you.`)
          : what === 'card'
            ? pick(`${who} zagrywa ${speech.cardAcc(id)}.`, `${who} plays ${speech.card(id)}.`)
            : pick(`${who} używa Umiejętności: ${speech.skill(id)}.`, `${who} uses ${speech.skill(id)}.`);
      return lines(
        `${cause} ${pick('Robisz coś, zanim to się stanie?', 'Do you do anything before it happens?')}`,
        locked,
      );
    },
    announce: ({ hand }) =>
      lines(
        pick(
          `Twoja talia jest pusta, na ręce: ${hand}. Ogłaszasz koniec rundy? Tracisz tę turę, inni mają jeszcze po jednej.`,
          `Your deck is empty, in hand: ${hand}. Do you announce the end of the round? You lose this turn, the others have one more each.`,
        ),
        locked,
      ),
    join: ({ foes }) =>
      pick(
        `Walka się zaczyna: ${speech.enemies(foes)}. Których Rozwścieczonych Wrogów wyzywasz, by do niej dołączyli?`,
        `The fight begins: ${speech.enemies(foes)}. Which rampaging enemies do you challenge to join it?`,
      ),
    attend: ({ by, space }, scene) =>
      lines(
        pick(
          `${speech.player(scene, by)} atakuje cię na ${space}. Jak uczestniczysz w walce?`,
          `${speech.player(scene, by)} attacks you on ${space}. How do you take part in the fight?`,
        ),
        pick(
          'Częściowo: bez Źródła i Umiejętności. W pełni: tracisz następną turę.',
          'In part: no Source, no skills. In full: you lose your next turn.',
        ),
        locked,
      ),
    'joint-invite': ({ city, defenders }, scene) =>
      lines(
        pick(
          `Wspólny szturm Miasta na ${city}, obrońców: ${defenders}. Kogo zapraszasz?`,
          `Joint assault on the city on ${city}, defenders: ${defenders}. Whom do you invite?`,
        ),
        defendersOf(scene, city),
      ),
    'joint-share': ({ seat, left }, scene) =>
      pick(
        `Z iloma obrońcami walczy ${speech.player(scene, seat)}? Do podziału: ${left}.`,
        `How many defenders does ${speech.player(scene, seat)} face? To share out: ${left}.`,
      ),
    'joint-agree': ({ city, by, seats, shares }, scene) => {
      const each = seats.map((seat, at) => `${speech.player(scene, seat)} ${shares[at]}`).join(', ');
      return lines(
        pick(
          `${speech.player(scene, by)} proponuje wspólny szturm Miasta na ${city}. Obrońcy: ${each}. Zgadzasz się?`,
          `${speech.player(scene, by)} proposes a joint assault on the city on ${city}. Defenders: ${each}. Do you agree?`,
        ),
        defendersOf(scene, city),
      );
    },
    along: () => pick('Którą Jednostkę bierzesz ze sobą do labiryntu?', 'Which unit do you take along into the maze?'),
    secret: ({ beside, site }) =>
      pick(
        `Obok ${beside} jest ukryty ${speech.site(site)}. Na którym obszarze?`,
        `There is a secret ${speech.site(site).toLowerCase()} beside ${beside}. On which space?`,
      ),
    'replace-shield': () =>
      pick('Polana jest pełna. Czyją Tarczę zastępujesz?', 'The glade is full. Whose shield do you replace?'),
  };
}
