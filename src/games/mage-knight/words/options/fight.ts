import type { OptionWords } from '../../../../engine/game.js';
import { enemyOf } from '../../cards/index.js';
import type { Element, Reach } from '../../terms.js';
import type { FightNow } from '../../vocabulary.js';
import { attackLabel, attackWith, foeLabel, heroAt, standing, unitLabel } from '../position.js';
import type { Options, RealmScene } from '../sentences.js';
import { capital, type Speech, typed } from '../speech.js';
import { doingOption } from './doing.js';
import { fitting, option, sealed } from './option.js';

/** Points played so far and given to nobody: going on loses them. */
const lost = ({ attack, block }: FightNow, { pick }: Speech): string => {
  const sum = (pieces: FightNow['attack']) => pieces.reduce((total, { amount }) => total + amount, 0);
  const points = [
    ...(attack.length === 0 ? [] : [`${pick('Atak', 'Attack')} ${sum(attack)}`]),
    ...(block.length === 0 ? [] : [`${pick('Blok', 'Block')} ${sum(block)}`]),
  ];
  return points.length === 0 ? '' : pick(`, przepada ${points.join(', ')}`, `, ${points.join(', ')} lost`);
};

const summons = (fight: FightNow): boolean =>
  standing(fight).some(({ enemy, unit }) => unit === null && enemyOf(enemy).attacks.some(attack => 'summon' in attack));

function next(fight: FightNow, speech: Speech): OptionWords {
  const { pick } = speech;
  const gone = lost(fight, speech);
  const form = pick('dalej', 'next');
  switch (fight.phase) {
    case 'ranged': {
      const label = pick(`Do Blokowania${gone}`, `On to blocking${gone}`);
      return option(summons(fight) ? sealed(label) : label, form, { tone: 'quiet' });
    }
    case 'block':
      return option(pick(`Przyjmij obrażenia${gone}`, `Take the damage${gone}`), form, { tone: 'quiet' });
    default:
      return option(pick(`Zakończ walkę${gone}`, `End the fight${gone}`), form, { tone: 'quiet' });
  }
}

/** What points of one kind become. */
function conversion(what: string, name: string, { pick, attack, block }: Speech): OptionWords | null {
  if (what === 'move-attack') {
    const made = attack(1, 'physical', name as Reach);
    return option(pick(`Ruch na ${made}`, `Move into ${made}`), pick(`ruch na ${made}`, `move into ${made}`), {
      among: { heading: pick('Zamień Ruch na Atak', 'Turn Move into Attack'), name: made },
    });
  }
  if (what === 'influence-block') {
    const made = block(1, name as Element);
    return option(
      pick(`Wpływ na ${made}`, `Influence into ${made}`),
      pick(`wpływ na ${made}`, `influence into ${made}`),
    );
  }
  return null;
}

export const fightOption =
  (speech: Speech): Options['fight'] =>
  (id, { fight }, scene, seat) => {
    const shared = doingOption(id, scene, seat, speech);
    if (shared) return shared;
    const [what, name] = id.split(':') as [string, string];
    const { pick } = speech;
    switch (what) {
      case 'attack': {
        const foes = name.split('+').map(key => foeLabel(fight, key, speech));
        const fame = name
          .split('+')
          .reduce(
            (sum, key) =>
              sum +
              (fight.foes.find(foe => foe.key === key)!.summoned
                ? 0
                : enemyOf(fight.foes.find(foe => foe.key === key)!.enemy).fame),
            0,
          );
        const label = pick(`⚔️ Pokonaj: ${speech.and(foes)}`, `⚔️ Beat ${speech.and(foes)}`);
        return option(
          `${label}${fame > 0 ? ` (${pick('Sława', 'Fame')} +${fame})` : ''}`,
          pick(`atak ${foes.join(' ')}`, `attack ${foes.join(' ')}`),
          {
            tone: 'good',
            short: `⚔️ ${capital(speech.and(foes))}`,
            among: { heading: pick('Pokonaj', 'Beat'), name: capital(speech.and(foes)) },
          },
        );
      }
      case 'block': {
        const attack = attackLabel(fight, name, speech);
        const { block, needed } = attackWith(fight, name);
        return option(
          pick(`🛡️ Zablokuj: ${attack} (${block} z ${needed})`, `🛡️ Block ${attack} (${block} of ${needed})`),
          pick(`blok ${attack}`, `block ${attack}`),
          {
            tone: 'good',
            short: `🛡️ ${attack}`,
            among: { heading: pick('Zablokuj', 'Block'), name: attack },
          },
        );
      }
      case 'slow': {
        const attack = attackLabel(fight, name, speech);
        return option(
          fitting(
            pick(`Spowolnij: ${attack} (Ruch 1: atak −1)`, `Slow ${attack} (Move 1: attack −1)`),
            pick(`${attack}: Ruch 1, atak −1`, `${attack}: Move 1, attack −1`),
            pick(`Spowolnij: ${attack}`, `Slow ${attack}`),
          ),
          pick(`spowolnij ${attack}`, `slow ${attack}`),
        );
      }
      case 'next':
        return next(fight, speech);
      default:
        return conversion(what, name, speech)!;
    }
  };

export const clashOption =
  (speech: Speech): Options['clash'] =>
  (id, { fight }, scene, seat) => {
    const shared = doingOption(id, scene, seat, speech);
    if (shared) return shared;
    const { pick } = speech;
    const clash = fight.clash!;
    switch (id) {
      case 'strike':
        return option(
          sealed(pick(`⚔️ Uderz: Atak ${clash.attack}`, `⚔️ Strike: Attack ${clash.attack}`)),
          pick('uderz', 'strike'),
          { tone: 'good' },
        );
      case 'pass':
        return option(sealed(pick(`Spasuj${lost(fight, speech)}`, `Pass${lost(fight, speech)}`)), pick('pas', 'pass'), {
          tone: 'quiet',
        });
      case 'take':
        return option(
          sealed(pick(`Przyjmij obrażenia: ${clash.damage}`, `Take the damage: ${clash.damage}`)),
          pick('przyjmij', 'take'),
          { tone: 'quiet' },
        );
      default: {
        const [what, name] = id.split(':') as [string, string];
        return conversion(what, name, speech)!;
      }
    }
  };

export const assignOption =
  (speech: Speech): Options['assign'] =>
  (id, { fight, uses }, scene) => {
    const { pick } = speech;
    const [what, name] = id.split(':') as [string, string];
    const clash = fight.clash!;
    const rival = clash.attacker === clash.aggressor ? clash.defender : clash.aggressor;
    const cost = uses.find(one => one.id === id)?.cost ?? 0;
    const price = pick(`${cost} pkt`, `${cost} damage`);
    switch (what) {
      case 'hero':
        return option(pick(`Zrań bohatera (${price})`, `Wound the hero (${price})`), pick('bohater', 'hero'), {
          tone: 'good',
        });
      case 'unit': {
        const unit = unitLabel(heroAt(scene, rival), name, speech);
        return option(
          pick(`Zrań: ${unit} (${price})`, `Wound ${unit} (${price})`),
          pick(`zrań ${unit}`, `wound ${unit}`),
          {
            among: { heading: pick('Zrań Jednostkę', 'Wound a unit'), name: `${unit} (${price})` },
          },
        );
      }
      case 'steal':
        return option(
          pick(`Ukradnij ${speech.cardAcc(name)} (${price})`, `Steal ${speech.card(name)} (${price})`),
          pick(`ukradnij ${speech.card(name)}`, `steal ${speech.card(name)}`),
          {
            among: { heading: pick('Ukradnij Artefakt', 'Steal an artifact'), name: `${speech.card(name)} (${price})` },
          },
        );
      case 'push':
        return option(
          pick(`Zepchnij na ${name} (${price}), koniec walki`, `Push to ${name} (${price}), ends the fight`),
          pick(`zepchnij ${name}`, `push ${name}`),
          {
            among: { heading: pick('Zepchnij, koniec walki', 'Push, ends the fight'), name: `${name} (${price})` },
          },
        );
      default:
        return option(pick('Koniec, reszta obrażeń przepada', 'Done, the damage left is lost'), pick('dość', 'done'), {
          tone: 'quiet',
        });
    }
  };

export const damageOption =
  (speech: Speech): Options['damage'] =>
  (id, { fight, attacks }, scene: RealmScene, seat) => {
    const { pick } = speech;
    const [key, who] = id.split(':') as [string, string];
    const attack = attacks.find(one => one.attack === key)!;
    const name = attackLabel(fight, key, speech);
    const isOne = attacks.length === 1;
    const { poison, paralyze } = attackWith(fight, key);
    const more = [...(poison ? [pick('zatrucie', 'poison')] : []), ...(paralyze ? [pick('paraliż', 'paralysis')] : [])];
    const also = more.length === 0 ? '' : `, ${more.join(', ')}`;
    if (who === 'hero') {
      const label = pick(
        `Bohater: ${speech.woundCount(attack.wounds)}${also}`,
        `The hero: ${speech.woundCount(attack.wounds)}${also}`,
      );
      return option(isOne ? label : `${name}: ${label}`, pick(`${name} bohater`, `${name} hero`), {
        tone: 'main',
        among: { heading: name, name: label },
      });
    }
    const unit = unitLabel(heroAt(scene, seat), who, speech);
    return option(isOne ? unit : `${name}: ${unit}`, `${name} ${typed(unit)}`, {
      among: { heading: name, name: unit },
    });
  };
