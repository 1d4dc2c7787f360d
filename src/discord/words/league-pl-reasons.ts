import { list, polish } from '../../engine/index.js';
import type { LeagueWords } from './league-words.js';

const points = (count: number): string => `${count} ${polish(count, 'punkt', 'punkty', 'punktów')}`;
const times = (count: number): string => `${count} ${polish(count, 'raz', 'razy', 'razy')}`;

const RESULTS: Readonly<Record<string, string>> = {
  draw: 'remis',
  neither: 'obustronny walkower',
};

const editedPl = ({ name, channel, organisers, entry }: Parameters<LeagueWords['deed']>[1]): string[] => [
  ...(name === undefined ? [] : [`Nowa nazwa ligi: ${name}.`]),
  ...(channel === undefined ? [] : [`Liga pisze teraz na kanale <#${channel}>.`]),
  ...(organisers === undefined
    ? []
    : [organisers ? `Prowadzi też rola <@&${organisers}>.` : 'Żadna rola już nie prowadzi.']),
  ...(entry === undefined ? [] : [entry ? `Dołączyć może tylko rola <@&${entry}>.` : 'Dołączyć może każdy.']),
];

/** Co zrobił organizator. */
export const deedPl: LeagueWords['deed'] = (deed, about, who) => {
  const { pairing, entrant, winner } = who;
  const reason = about.reason ? ` Powód: ${about.reason}` : '';
  switch (deed) {
    case 'started':
      return `Sezon rozpoczęty: ${about.entrants} ${polish(Number(about.entrants), 'osoba', 'osoby', 'osób')}, ${about.rounds} ${polish(Number(about.rounds), 'runda', 'rundy', 'rund')}.`;
    case 'awarded':
      return `⚖️ ${pairing}: ${winner === '' ? RESULTS[String(about.award)] : `wygrywa ${winner}`}.${reason}`;
    case 'annulled':
      return `⚖️ ${pairing}: wynik unieważniony.${reason}`;
    case 'replayed':
      return about.award
        ? `🔁 ${pairing}: gracie jeszcze raz, w nowym wątku.${reason}`
        : `🔁 ${pairing}: partia skończyła się bez wyniku, więc gracie jeszcze raz, w nowym wątku. Termin się nie zmienia.`;
    case 'undecided':
      return `⚖️ ${pairing}: partia skończyła się bez wyniku. ${who.organisers || 'Prowadzący ligę'}: rozstrzygnijcie, co dalej. Bez decyzji do <t:${Math.floor(who.until / 1000)}:f> będzie ${RESULTS[who.otherwise]}.`;
    case 'extended':
      return `⏳ ${about.pairing ? pairing : 'Cała runda'}: ${about.hours} ${polish(Number(about.hours), 'godzina', 'godziny', 'godzin')} więcej.`;
    case 'replaced':
      return `🔁 Zmiana na miejscu: ${about.from ?? '—'} → ${about.to ?? '—'}.`;
    case 'dropped':
      return `${entrant} odpada z ligi.`;
    case 'paused':
      return '⏸️ Przerwa w sezonie: terminy stoją, rozpoczęte partie można grać dalej.';
    case 'resumed':
      return '▶️ Koniec przerwy: terminy przesunięte o jej długość.';
    case 'closed':
      return `Sezon zakończony przez organizatora.${reason}`;
    case 'edited':
      return ['✏️', ...editedPl(about)].join(' ');
    case 'check-in':
      return about.wanted
        ? 'Przed startem trzeba potwierdzić obecność przyciskiem **Jestem**.'
        : 'Obecności nie trzeba już potwierdzać.';
  }
};

export const whyPairingPl: LeagueWords['whyPairing'] = about => {
  const { format, first, second, points: had, met, begun, passedOver, sides, isForThird } = about;
  if (second === null) {
    return format === 'knockout'
      ? `**${first}** przechodzi bez gry: w tym miejscu drabinki nie ma przeciwnika.`
      : `**${first}** ma wolny los: liczba graczy jest nieparzysta, a spośród tych, którzy pauzowali najrzadziej, stoi najniżej. Wolny los daje punkty jak wygrana i przysługuje ponownie dopiero, gdy dostaną go wszyscy.`;
  }
  const lines = [`**${first} – ${second}**`];
  if (format === 'swiss') {
    lines.push(
      had[0] === had[1]
        ? `Przed rundą mają po ${points(had[0])}, a w systemie szwajcarskim grają ze sobą równi punktami.`
        : `Przed rundą mają ${points(had[0])} i ${points(had[1])}; bliżej nikogo nie dało się dobrać.`,
    );
    for (const { name, because } of passedOver) {
      lines.push(
        because === 'met'
          ? `${name}: ta para już się spotkała.`
          : `${name}: ma inną parę, bo inaczej ktoś zostałby bez niej.`,
      );
    }
    lines.push(
      met === 0
        ? 'Grają ze sobą pierwszy raz.'
        : `Grali ze sobą już ${times(met)}: bez powtórki nie dało się ułożyć rundy.`,
    );
  } else if (isForThird) {
    lines.push('Przegrali w półfinałach i grają o trzecie miejsce.');
  } else if (format === 'knockout') {
    lines.push('Tak wypadło w drabince: najmocniejsi według rozstawienia trafiają na siebie dopiero na końcu.');
  } else {
    lines.push('Każdy gra z każdym; to ich kolej w terminarzu.');
  }
  lines.push(
    `Zaczyna ${first} (dotąd ${times(begun[0])}; ${second}: ${times(begun[1])}).`,
    ...(sides
      ? [`Strony rozdzielone tak, by każdy grał wszystkimi po równo: ${first} – ${sides[0]}, ${second} – ${sides[1]}.`]
      : []),
  );
  return lines.join('\n');
};

const CRITERIA = {
  points: 'decydują punkty',
  rounds: 'decyduje dotarcie dalej w drabince',
  'third-place': 'decyduje mecz o trzecie miejsce',
  'head-to-head': 'decydują mecze bezpośrednie',
  buchholz: 'decyduje Buchholz (suma punktów przeciwników)',
  sonneborn: 'decyduje Sonneborn-Berger (punkty pokonanych i połowa punktów tych, z którymi był remis)',
  wins: 'decyduje liczba wygranych',
} as const;

const number = (value: number): string => String(Math.round(value * 10) / 10).replace('.', ',');

export const whyPlacePl: LeagueWords['whyPlace'] = about => {
  const { name, place, points: own, won, drawn, lost, byes, pointsFor, stage, neighbours } = about;
  const sources = [
    `wygrane ${won} × ${pointsFor.win}`,
    `remisy ${drawn} × ${pointsFor.draw}`,
    `przegrane ${lost}${pointsFor.loss > 0 ? ` × ${pointsFor.loss} (walkower: 0)` : ''}`,
    ...(byes > 0 ? [`wolne losy ${byes} × ${pointsFor.win}`] : []),
  ];
  const lines = neighbours.map(({ name: other, isAbove, by, own: mine, theirs }) => {
    const where = isAbove ? `Wyżej stoi ${other}` : `Niżej stoi ${other}`;
    if (by === null)
      return `${other}: ${stage === null ? 'dokładnie tyle samo we wszystkim' : 'ten sam etap'}, miejsce dzielone.`;
    const numbers = by === 'rounds' || by === 'third-place' ? '' : `, ${number(mine)} do ${number(theirs)}`;
    return `${where}: ${CRITERIA[by]}${numbers}.`;
  });
  if (stage !== null) return [`**${name}: miejsce ${place}, ${stage}**`, ...lines].join('\n');
  return [`**${name}: miejsce ${place}, ${points(own)}**`, `Skąd punkty: ${list(sources, 'i')}.`, ...lines].join('\n');
};
