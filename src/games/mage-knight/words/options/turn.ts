import type { OptionWords } from '../../../../engine/game.js';
import { ruinsOf } from '../../cards/index.js';
import { COLOURS } from '../../terms.js';
import type { Site } from '../../tiles/tile.js';
import type { Questions, Reachable } from '../../vocabulary.js';
import { signTo, wayTo } from '../compass.js';
import { isMaze, pathGain } from '../paths.js';
import { enemiesAt, heroAt, siteAt, tokensAt, unitLabel } from '../position.js';
import type { Options, RealmScene } from '../sentences.js';
import { capital, counted, DOTS, type Speech, typed } from '../speech.js';
import { doingOption, quietThings } from './doing.js';
import { option, SEALED, sealed } from './option.js';
import { purchaseOption } from './purchases.js';

type About = Questions['turn']['about'];

const SMALL = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** A cost on a button of two signs: C4³. */
const small = (cost: number): string =>
  String(cost)
    .split('')
    .map(digit => SMALL[Number(digit)]!)
    .join('');

const pointsOf = (cost: number, { pick }: Speech): string => pick(`Ruch ${cost}`, `Move ${cost}`);

export const turnOption =
  (speech: Speech): Options['turn'] =>
  (id, about, scene, seat) => {
    const [what, name] = id.split(':') as [string, string];
    return (
      doingOption(id, scene, seat, speech) ??
      wayOption(what, name, about, scene, seat, speech) ??
      siteOption(what, name, scene, seat, speech) ??
      purchaseOption(id, about.purchases, scene, seat, speech) ??
      closing(what, speech)
    );
  };

/** What a space is: its site, and whom one sees there. */
export function spaceNote(scene: RealmScene, space: string, speech: Speech): string {
  const site = siteAt(scene, space);
  const tokens = counted(tokensAt(scene, space, speech));
  return [...(site === undefined ? [] : [speech.site(site)]), ...tokens].join(', ');
}

function wayOption(
  what: string,
  name: string,
  about: About,
  scene: RealmScene,
  seat: number,
  speech: Speech,
): OptionWords | null {
  const { pick } = speech;
  switch (what) {
    case 'move': {
      const way = about.reachable.find(one => one.to === name && !isCharge(one))!;
      return moveOption(way, scene, speech);
    }
    case 'charge': {
      const way = about.reachable.find(one => one.to === name && isCharge(one))!;
      return chargeOption(way, scene, speech);
    }
    case 'explore': {
      const { cost } = about.explorable.find(one => one.at === name)!;
      const way = wayTo(name, about.explorable, scene, seat, speech);
      return option(
        sealed(pick(`Odkryj: ${way} (${pointsOf(cost, speech)})`, `Reveal: ${way} (${pointsOf(cost, speech)})`)),
        pick(`odkryj ${way}`, `explore ${way}`),
        {
          tone: 'good',
          short: `${signTo(name, about.explorable, scene.view, seat)}${small(cost)}${SEALED}`,
          among: { heading: pick('Odkryj nowy Teren', 'Reveal a new tile'), name: sealed(capital(way)) },
        },
      );
    }
    case 'tunnel': {
      const { cost } = about.tunnels.find(one => one.to === name)!;
      return option(
        pick(`Tunelem na ${name} (${pointsOf(cost, speech)})`, `Tunnel to ${name} (${pointsOf(cost, speech)})`),
        pick(`tunel ${name}`, `tunnel ${name}`),
        {
          short: `↓${name}${small(cost)}`,
          among: { heading: pick('Tunele', 'Tunnels'), name: `${name} (${pointsOf(cost, speech)})` },
        },
      );
    }
    case 'path': {
      const [price, gain] = [pointsOf(Number(name), speech), pathGain(Number(name), speech)];
      const label = pick(`Ścieżka za ${price}: ${gain}`, `Path for ${price}: ${gain}`);
      // Where nobody can come along, the path is gone and whoever waits there is drawn (MK-S-20.1).
      const isAlone = !heroAt(scene, seat).units.some(({ ready, wounds }) => ready && wounds === 0);
      return option(isAlone ? sealed(label) : label, pick(`ścieżka ${name}`, `path ${name}`), { tone: 'good' });
    }
    default:
      return null;
  }
}

const isCharge = ({ assault, provokes }: Reachable): boolean => assault || provokes.length > 0;

function moveOption({ to, cost, reveals }: Reachable, scene: RealmScene, speech: Speech): OptionWords {
  const { pick } = speech;
  const note = spaceNote(scene, to, speech);
  const label = pick(`Idź na ${to} (${pointsOf(cost, speech)})`, `Go to ${to} (${pointsOf(cost, speech)})`);
  return option(reveals ? sealed(label) : label, pick(`ruch ${to}`, `move ${to}`), {
    short: `${to}${small(cost)}${reveals ? '🔒' : ''}`,
    ...(note === '' ? {} : { note }),
    among: { heading: pick('Ruch', 'Move'), name: `${to} (${cost})${note === '' ? '' : `: ${note}`}` },
  });
}

/** Whether an assault turns up or draws whom one meets. */
const isHidden = ({ view }: RealmScene, space: string): boolean => {
  const tokens = view.places.find(one => one.space === space)?.tokens ?? [];
  return tokens.length === 0 || tokens.some(({ enemy }) => enemy === null);
};

/** A step that ends in a fight says against whom. */
function chargeOption(
  { to, cost, provokes, assault, reveals }: Reachable,
  scene: RealmScene,
  speech: Speech,
): OptionWords {
  const { pick } = speech;
  const enemies = provokes.flatMap(space => enemiesAt(scene, space));
  const site = siteAt(scene, to);
  const whom = enemies.length > 0 ? speech.enemiesAcc(enemies) : '';
  const why = assault
    ? pick(
        `szturm: ${site === undefined ? to : speech.site(site)}`,
        `assault: ${site === undefined ? to : speech.site(site)}`,
      )
    : pick(`prowokujesz ${whom}`, `provokes ${whom}`);
  const also = assault && whom !== '' ? pick(`, prowokujesz ${whom}`, `, provokes ${whom}`) : '';
  const label = `⚔️ ${to} (${pointsOf(cost, speech)}): ${why}${also}`;
  return option(
    reveals || (assault && isHidden(scene, to)) ? sealed(label) : label,
    pick(`szarża ${to}`, `charge ${to}`),
    {
      short: `⚔${to}${small(cost)}`,
      note: spaceNote(scene, to, speech) || why,
      among: {
        heading: pick('Ruch, który zaczyna walkę', 'Moves that start a fight'),
        name: `${to} (${cost}): ${why}${also}`,
      },
    },
  );
}

function siteOption(what: string, name: string, scene: RealmScene, seat: number, speech: Speech): OptionWords | null {
  const { pick } = speech;
  const hero = heroAt(scene, seat);
  const site = hero.space === null ? undefined : siteAt(scene, hero.space);
  const good = { tone: 'good' } as const;
  switch (what) {
    case 'interact':
      return option(
        pick(
          `Negocjuj ${site === undefined ? '' : speech.where(site)}`.trim(),
          `Interact ${site === undefined ? '' : speech.where(site)}`.trim(),
        ),
        pick('negocjuj', 'interact'),
        good,
      );
    case 'adventure':
      return option(exploreLabel(site!, speech), pick('eksploruj', 'adventure'), good);
    case 'altar':
      return option(altarLabel(scene, hero.space!, speech), pick('danina', 'altar'), good);
    case 'burn':
      return option(
        sealed(pick('Spal Monastyr (Reputacja −3)', 'Burn the monastery (Reputation −3)')),
        pick('spal', 'burn'),
      );
    case 'challenge': {
      const spaces = name.split('+');
      const whom = speech.enemiesAcc(spaces.flatMap(space => enemiesAt(scene, space)));
      // Two of a kind may stand nearby.
      const where = spaces.length === 1 ? ` (${name})` : '';
      return option(
        pick(`⚔️ Wyzwij ${whom}${where}`, `⚔️ Challenge ${whom}${where}`),
        pick(`wyzwij ${spaces.join(' ')}`, `challenge ${spaces.join(' ')}`),
        {
          ...good,
          note: spaces.join(', '),
          among: { heading: pick('Wyzwij do walki', 'Challenge to a fight'), name: capital(whom) },
        },
      );
    }
    case 'attack-player': {
      const rival = Number(name);
      const hero = speech.hero(heroAt(scene, rival).hero);
      return option(
        sealed(pick(`⚔️ Atakuj: ${speech.player(scene, rival)}`, `⚔️ Attack ${speech.player(scene, rival)}`)),
        pick(`atakuj ${hero}`, `attack ${hero}`),
        good,
      );
    }
    case 'free-mine':
      return option(sealed(pick('Walcz o kopalnię', 'Fight for the mine')), pick('kopalnia', 'free mine'), good);
    case 'mark-glade':
      return option(
        pick('Połóż Tarczę na polanie (koniec ruchu)', 'Put a shield on the glade (ends movement)'),
        pick('polana', 'mark glade'),
        good,
      );
    case 'incant':
      return option(sealed(pick('Wypowiedz Inkantację', 'Speak the incantation')), pick('inkantacja', 'incant'), good);
    case 'joint':
      return option(
        pick(`Zaproponuj wspólny szturm na ${name}`, `Propose a joint assault on ${name}`),
        pick(`wspólny szturm ${name}`, `joint ${name}`),
        good,
      );
    case 'enter':
      return option(
        pick(`⚔️ Wejdź do Miasta na ${name}`, `⚔️ Enter the city on ${name}`),
        pick(`wejdź ${name}`, `enter ${name}`),
        good,
      );
    case 'stay-out':
      return option(pick('Zostań poza Miastem', 'Stay out of the city'), pick('zostań', 'stay out'), { tone: 'quiet' });
    case 'heal': {
      if (name === undefined)
        return option(pick('Ulecz Ranę z ręki', 'Heal a Wound in hand'), pick('ulecz', 'heal'), good);
      const unit = unitLabel(hero, name, speech);
      return option(pick(`Ulecz: ${unit}`, `Heal: ${unit}`), pick(`ulecz ${typed(unit)}`, `heal ${typed(unit)}`), good);
    }
    default:
      return null;
  }
}

/** A maze is entered first; elsewhere exploring shows at once whom one meets (MK-S-20.1, MK-C-8.3). */
function exploreLabel(site: Site, speech: Speech): string {
  const label = speech.pick(`Eksploruj: ${speech.site(site)}`, `Explore: ${speech.site(site)}`);
  return isMaze(site) ? label : sealed(label);
}

/** What the altar wants and gives: „Złóż daninę 🔴🔴🔴 (Sława +7)”. */
function altarLabel({ view }: RealmScene, space: string, { pick }: Speech): string {
  const token = ruinsOf(view.places.find(one => one.space === space)!.ruins!);
  if (!('tribute' in token)) throw new RangeError(`${token.id} is no altar`);
  const mana = COLOURS.map(colour => DOTS[colour].repeat(token.tribute[colour] ?? 0)).join('');
  return pick(`Złóż daninę ${mana} (Sława +${token.fame})`, `Pay the tribute ${mana} (Fame +${token.fame})`);
}

function closing(what: string, speech: Speech): OptionWords {
  const { pick } = speech;
  const apart = (name: string) => ({ tone: 'quiet', among: { heading: quietThings(speech), name } }) as const;
  if (what === 'rest')
    return option(pick('Odpocznij', 'Rest'), pick('odpocznij', 'rest'), {
      ...apart(pick('Odpocznij', 'Rest')),
      note: pick(
        'Odrzuć kartę i dowolnie wiele Ran, albo jedną Ranę.',
        'Discard a card and any number of Wounds, or one Wound.',
      ),
    });
  if (what === 'end-discarding') {
    const label = sealed(pick('Odrzuć karty i zakończ', 'Discard and end'));
    return option(label, pick('koniec odrzuć', 'end discard'), apart(label));
  }
  return option(sealed(pick('Koniec tury', 'End the turn')), pick('koniec', 'end'), { tone: 'quiet' });
}
