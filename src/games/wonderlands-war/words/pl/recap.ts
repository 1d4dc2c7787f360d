import { countedParts } from '../../../../engine/language.js';
import { factionName, standeeName, teaName } from '../names/index.js';
import { fittingLine, isOneEach, signed } from '../reading.js';
import type { RecapWords } from '../recap.js';
import { and, chipOf, inRegion, players, region, shards, short, supporters } from './grammar.js';

const RESPONSES = { none: '', shield: ' (tarcza)', pillow: ' (Poduszka)', 'all-mad': ' (odłamek)' } as const;
const STATUSES = { in: '', halt: ' (wycofuje się)', out: ' odpada' } as const;

export const recap: RecapWords = {
  begins: ({ pawn }) => `Zaczyna się wojna w Krainie Czarów: pierwsza bitwa ${inRegion(pawn)}.`,
  seated: ({ factions, order }, { names }) =>
    fittingLine(
      `Kolejność: ${order.map(seat => `${names[seat]} (${factionName(factions[seat]!, 'pl')})`).join(', ')}.`,
      `Kolejność: ${order.map(seat => names[seat]).join(', ')}.`,
    ),
  took: ({ seat, card, chair, poisoned, sits }, { names, view }) => {
    const isHome = view.seats[seat]!.faction === 'jabberwock';
    const poison = poisoned && !isHome ? ' Karta jest zatruta!' : '';
    return `${names[seat]} ${sits ? 'siada na krześle' : 'bierze z krzesła'} ${chair}: ${teaName(card, 'pl')}.${poison}`;
  },
  gained: ({ seat, chips, shards: count, leader, hasMended }, { names }) => {
    const gained = [...countedParts(chips.map(chipOf)), ...(count > 0 ? [shards(count)] : [])];
    return [
      ...(gained.length > 0 ? [`${names[seat]} bierze ${and(gained)}.`] : []),
      ...(count < 0 ? [`${gained.length > 0 ? 'Odrzuca' : `${names[seat]} odrzuca`} ${shards(-count)}.`] : []),
      ...(leader === null ? [] : [`Siła lidera ${leader}.`]),
      ...(hasMended ? ['Tarcza naprawiona.'] : []),
    ].join(' ');
  },
  placed: (seat, groups, { names }) =>
    isOneEach(groups)
      ? `${names[seat]} ustawia po 1 stronniku: ${and(groups.map(({ region: at }) => inRegion(at)))}.`
      : `${names[seat]} ustawia ${groups
          .map(({ region: at, supporters: count, standees }) => {
            const all = [
              ...(count > 0 ? [supporters(count)] : []),
              ...standees.map(id => `pionek ${standeeName(id, 'pl')}`),
            ];
            return `${and(all)} ${inRegion(at)}`;
          })
          .join(', ')}.`,
  opens: ({ region: at, value, resistance, fighters }, { names }) => {
    const each = fighters.map(({ seat, strength }) => `${names[seat]} ${strength}`);
    const against = resistance === null ? [] : [`ruch oporu ${resistance}`];
    return `Bitwa ${inRegion(at)} o ${value} PZ: ${[...each, ...against].join(', ')}.`;
  },
  fighting: (at, draw, markers, { names }) =>
    `Bitwa ${inRegion(at)}, dobranie ${draw}: ${markers
      .map(({ seat, strength, status }) =>
        status === 'out' ? `${names[seat]} odpada` : `${names[seat]} ${strength}${STATUSES[status]}`,
      )
      .join(', ')}.`,
  drew: ({ draw, plays, moves }, { names }) =>
    `Dobranie ${draw}: ${plays
      .map(({ seat, chip, response }) => {
        const move = moves.find(each => each.seat === seat);
        const sum = move ? move.value + move.gain : 0;
        return `${names[seat]} ${short(chip)}${RESPONSES[response]}${move ? ` +${sum}` : ''}`;
      })
      .join('; ')}.`,
  won: ({ region: at, first, tie, markers }, scene) => {
    const strengthOf = (seat: number) => markers.find(marker => marker.seat === seat)?.strength;
    if (first.length === 0) return `${region(at)}: nikt nie wygrywa.`;
    if (tie && first.length > 1)
      return `${region(at)}: remis, ${players(scene, first)} mają po ${strengthOf(first[0]!)}.`;
    if (tie) return `${region(at)}: ${players(scene, first)} remisuje z ruchem oporu, siła ${strengthOf(first[0]!)}.`;
    const others = markers.filter(({ seat }) => !first.includes(seat)).toSorted((a, b) => b.strength - a.strength);
    const rest = others.map(({ seat, strength, status }) =>
      status === 'out' ? `${scene.names[seat]} odpada` : `${scene.names[seat]} ${strength}`,
    );
    return `${region(at)}: wygrywa ${players(scene, first)} z siłą ${strengthOf(first[0]!)}${rest.length > 0 ? `; ${rest.join(', ')}` : ''}.`;
  },
  awarded: (awards, { names }) =>
    `${awards
      .map(({ seat, points, castle }) => {
        const got = [...(points > 0 ? [`+${points} PZ`] : []), ...(castle ? ['zamek'] : [])];
        return `${names[seat]} ${got.join(' i ')}`;
      })
      .join('; ')}.`,
  ended: ({ reason, winners, scores }, scene) => {
    const total = scores[winners[0]!]!.total;
    if (reason === 'shared') return `Remis! ${players(scene, winners)} wygrywają wspólnie: po ${total} PZ.`;
    const how = reason === 'tie-break' ? ' po rozstrzygnięciu remisu' : '';
    return `Wygrywa ${players(scene, winners)}${how}: ${total} PZ.`;
  },
  scored: ({ scores }, seats, { names }) =>
    `${seats
      .map(seat => {
        const { track, castles, quests, shards: minus, total } = scores[seat]!;
        return seats.length > 1
          ? `${names[seat]} ${total}`
          : `${names[seat]} ${total}: tor ${track}, zamki ${castles}, zadania ${quests}, odłamki ${signed(minus)}`;
      })
      .join(', ')}.`,
};
