import { countedParts } from '../../../../engine/language.js';
import { factionName, teaName } from '../names/index.js';
import { fittingLine, isOneEach, signed } from '../reading.js';
import type { RecapWords } from '../recap.js';
import { aChip, and, inRegion, players, region, shards, short, supporters, theStandee } from './grammar.js';

const RESPONSES = { none: '', shield: ' (shield)', pillow: ' (Pillow)', 'all-mad': ' (shard)' } as const;
const STATUSES = { in: '', halt: ' (withdrawn)', out: ' eliminated' } as const;

export const recap: RecapWords = {
  begins: ({ pawn }) => `The war in Wonderland begins: the first battle is ${inRegion(pawn)}.`,
  seated: ({ factions, order }, { names }) =>
    fittingLine(
      `Turn order: ${order.map(seat => `${names[seat]} (${factionName(factions[seat]!, 'en')})`).join(', ')}.`,
      `Turn order: ${order.map(seat => names[seat]).join(', ')}.`,
    ),
  took: ({ seat, card, chair, poisoned, sits }, { names, view }) => {
    const isHome = view.seats[seat]!.faction === 'jabberwock';
    const poison = poisoned && !isHome ? ' The card is poisoned!' : '';
    return `${names[seat]} ${sits ? 'sits on chair' : 'takes from chair'} ${chair}: ${teaName(card, 'en')}.${poison}`;
  },
  gained: ({ seat, chips, shards: count, leader, hasMended }, { names }) => {
    const gained = [...countedParts(chips.map(aChip)), ...(count > 0 ? [shards(count)] : [])];
    return [
      ...(gained.length > 0 ? [`${names[seat]} gains ${and(gained)}.`] : []),
      ...(count < 0 ? [`${gained.length > 0 ? 'Discards' : `${names[seat]} discards`} ${shards(-count)}.`] : []),
      ...(leader === null ? [] : [`Leader strength ${leader}.`]),
      ...(hasMended ? ['Shield repaired.'] : []),
    ].join(' ');
  },
  placed: (seat, groups, { names }) =>
    isOneEach(groups)
      ? `${names[seat]} places 1 supporter each ${and(groups.map(({ region: at }) => inRegion(at)))}.`
      : `${names[seat]} places ${groups
          .map(({ region: at, supporters: count, standees }) => {
            const all = [...(count > 0 ? [supporters(count)] : []), ...standees.map(theStandee)];
            return `${and(all)} ${inRegion(at)}`;
          })
          .join(', ')}.`,
  opens: ({ region: at, value, resistance, fighters }, { names }) => {
    const each = fighters.map(({ seat, strength }) => `${names[seat]} ${strength}`);
    const against = resistance === null ? [] : [`the resistance ${resistance}`];
    return `Battle ${inRegion(at)} for ${value} VP: ${[...each, ...against].join(', ')}.`;
  },
  fighting: (at, draw, markers, { names }) =>
    `Battle ${inRegion(at)}, draw ${draw}: ${markers
      .map(({ seat, strength, status }) =>
        status === 'out' ? `${names[seat]} eliminated` : `${names[seat]} ${strength}${STATUSES[status]}`,
      )
      .join(', ')}.`,
  drew: ({ draw, plays, moves }, { names }) =>
    `Draw ${draw}: ${plays
      .map(({ seat, chip, response }) => {
        const move = moves.find(each => each.seat === seat);
        const sum = move ? move.value + move.gain : 0;
        return `${names[seat]} ${short(chip)}${RESPONSES[response]}${move ? ` +${sum}` : ''}`;
      })
      .join('; ')}.`,
  won: ({ region: at, first, tie, markers }, scene) => {
    const strengthOf = (seat: number) => markers.find(marker => marker.seat === seat)?.strength;
    if (first.length === 0) return `${region(at)}: nobody wins.`;
    if (tie && first.length > 1)
      return `${region(at)}: a tie, ${players(scene, first)} have ${strengthOf(first[0]!)} each.`;
    if (tie) return `${region(at)}: ${players(scene, first)} is level with the resistance at ${strengthOf(first[0]!)}.`;
    const others = markers.filter(({ seat }) => !first.includes(seat)).toSorted((a, b) => b.strength - a.strength);
    const rest = others.map(({ seat, strength, status }) =>
      status === 'out' ? `${scene.names[seat]} eliminated` : `${scene.names[seat]} ${strength}`,
    );
    return `${region(at)}: ${players(scene, first)} wins with ${strengthOf(first[0]!)}${rest.length > 0 ? `; ${rest.join(', ')}` : ''}.`;
  },
  awarded: (awards, { names }) =>
    `${awards
      .map(({ seat, points, castle }) => {
        const got = [...(points > 0 ? [`+${points} VP`] : []), ...(castle ? ['a castle'] : [])];
        return `${names[seat]} ${got.join(' and ')}`;
      })
      .join('; ')}.`,
  ended: ({ reason, winners, scores }, scene) => {
    const total = scores[winners[0]!]!.total;
    if (reason === 'shared') return `A tie! ${players(scene, winners)} share the victory with ${total} VP each.`;
    return `${players(scene, winners)} wins${reason === 'tie-break' ? ' on the tie-break' : ''}: ${total} VP.`;
  },
  scored: ({ scores }, seats, { names }) =>
    `${seats
      .map(seat => {
        const { track, castles, quests, shards: minus, total } = scores[seat]!;
        return seats.length > 1
          ? `${names[seat]} ${total}`
          : `${names[seat]} ${total}: track ${track}, castles ${castles}, quests ${quests}, shards ${signed(minus)}`;
      })
      .join(', ')}.`,
};
