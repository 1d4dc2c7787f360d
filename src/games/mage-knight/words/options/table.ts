import { tacticOf } from '../../cards/index.js';
import { mayReveal } from '../../effects/sealing.js';
import { cardText, tacticText } from '../component-texts.js';
import { heroAt, tokensAt } from '../position.js';
import type { AtTable, Options, RealmScene } from '../sentences.js';
import { DOTS, type Speech } from '../speech.js';
import { anyCard, no, seatOption, unitOrNone } from './effects.js';
import { option, sealed } from './option.js';
import { spaceNote } from './turn.js';

/** Before a turn, or in somebody else's. */
function early(id: string, scene: RealmScene, seat: number, speech: Speech) {
  const { pick } = speech;
  const [what, name] = id.split(':') as [string, string];
  const hero = heroAt(scene, seat);
  switch (what) {
    case 'plunder':
      return option(
        sealed(pick('Plądruj: Reputacja −1, dobierz 2 karty', 'Plunder: Reputation −1, draw 2 cards')),
        pick('plądruj', 'plunder'),
      );
    case 'skill':
      return option(
        pick(`Umiejętność: ${speech.skill(name)}`, `Skill: ${speech.skill(name)}`),
        pick(`umiejętność ${speech.skillOfHero(name)}`, `skill ${speech.skillOfHero(name)}`),
      );
    case 'tactic': {
      const label = pick(`Taktyka: ${speech.tactic(hero.tactic!.id)}`, `Tactic: ${speech.tactic(hero.tactic!.id)}`);
      return option(mayReveal(tacticOf(hero.tactic!.id).steps) ? sealed(label) : label, pick('taktyka', 'tactic'));
    }
    case 'stash':
      return option(
        pick('Wierzchnia karta talii pod Taktykę', 'Top card of your deck under the Tactic'),
        pick('odłóż', 'stash'),
        { tone: 'main' },
      );
    default:
      return option(
        sealed(pick('Weź na rękę karty spod Taktyki', 'Take the cards under the Tactic')),
        pick('weź', 'take'),
        { tone: 'main' },
      );
  }
}

/** Heroes, tactics, what the table agrees on, what happens outside the own turn. */
export function tableOptions(speech: Speech): Pick<Options, AtTable> {
  const { pick } = speech;
  const main = { tone: 'main' } as const;
  return {
    tactic: (id, _, { view }) => {
      const { order, effectKind, steps } = tacticOf(id);
      const label = `${order}. ${speech.tactic(id)}`;
      // A dummy that has none yet draws its own next (MK-C-6.4).
      const isSealing = view.dummy?.tactic === null || (effectKind === 'onPick' && mayReveal(steps));
      return option(isSealing ? sealed(label) : label, speech.tactic(id), { ...main, ...tacticText(id, speech) });
    },
    'pick-hero': id => option(speech.hero(id), speech.hero(id), main),
    bid: (id, { bid }) => {
      if (id === 'pass') return option(pick('Pas', 'Pass'), pick('pas', 'pass'), { tone: 'quiet' });
      if (id === 'match')
        return option(pick(`Wyrównaj: ${bid}`, `Match ${bid}`), pick('wyrównaj', 'match'), { tone: 'good' });
      const amount = id.slice('bid:'.length);
      return option(pick(`Daję ${amount}`, `Bid ${amount}`), amount, main);
    },
    draft: id => ({ ...anyCard(id, speech), ...cardText(id, 'basic', speech), ...main }),
    'secret-die': id => {
      const does = {
        white: ['Pancerz +1 w fazie dystansowej', 'Armor +1 in the ranged phase'],
        red: ['Atak +1', 'Attack +1'],
        blue: ['Pancerz +1 w fazie Ataku', 'Armor +1 in the attack phase'],
        green: ['bez zmian', 'no change'],
      } as const;
      return option(`${DOTS[id]} ${speech.of(does[id])}`, speech.colour(id));
    },
    'drop-tactic': id => option(speech.tactic(id), speech.tactic(id)),
    drafted: id => ({ ...anyCard(id, speech), ...cardText(id, 'basic', speech) }),
    upgrade: id =>
      id === 'none'
        ? no(pick('Bez wymiany', 'No exchange'), speech)
        : { ...anyCard(id, speech), ...cardText(id, 'basic', speech) },
    'upgrade-away': id => anyCard(id, speech),
    before: (id, _, scene, seat) =>
      id === 'go'
        ? option(pick('Zacznij turę', 'Begin the turn'), pick('start', 'go'), main)
        : early(id, scene, seat, speech),
    react: (id, _, scene, seat) =>
      id === 'pass'
        ? option(pick('Nie odpowiadaj', 'Do nothing'), pick('pas', 'pass'), { tone: 'quiet' })
        : early(id, scene, seat, speech),
    announce: id =>
      id === 'announce'
        ? option(sealed(pick('Ogłoś koniec rundy', 'Announce the end of the round')), pick('ogłoś', 'announce'))
        : option(pick('Graj dalej', 'Play on'), pick('graj', 'play'), main),
    join: (id, _, scene) => option(`${id}: ${tokensAt(scene, id, speech).join(', ')}`, id),
    attend: id =>
      id === 'full'
        ? option(sealed(pick('W pełni', 'In full')), pick('pełne', 'full'))
        : option(sealed(pick('Częściowo', 'In part')), pick('częściowe', 'partial')),
    'joint-invite': (id, _, scene) => seatOption(id, scene, speech),
    'joint-share': id => option(id, id),
    'joint-agree': id =>
      id === 'yes'
        ? option(pick('Zgoda, szturmujemy', 'Agreed, we assault'), pick('tak', 'yes'), { tone: 'good' })
        : option(pick('Nie tym razem', 'Not this time'), pick('nie', 'no'), { tone: 'quiet' }),
    along: (id, _, scene, seat) => {
      const said = unitOrNone(id, seat, scene, pick('Wchodzę bez Jednostki', 'Go in without a unit'), speech);
      return { ...said, label: sealed(said.label) };
    },
    secret: (id, _, scene) => {
      const note = spaceNote(scene, id, speech);
      return option(id, id, { short: id, ...(note === '' ? {} : { note }) });
    },
    'replace-shield': (id, _, scene) => seatOption(id, scene, speech),
  };
}
