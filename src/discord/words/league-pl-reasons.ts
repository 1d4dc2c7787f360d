import { list, polish } from '../../engine/index.js';
import type { Format } from '../../leagues/index.js';
import type { DeedNames, LeagueWords, WhyPairing } from './league-words.js';

/** Ułamkowa liczba punktów: „2,5 punktu”. */
const points = (count: number): string =>
  `${number(count)} ${Number.isInteger(count) ? polish(count, 'punkt', 'punkty', 'punktów') : 'punktu'}`;
const number = (value: number): string => String(Math.round(value * 10) / 10).replace('.', ',');
const isTables = (format: Format): boolean => format === 'tables-of-three' || format === 'tables-of-four';
const times = (count: number): string => `${count} ${polish(count, 'raz', 'razy', 'razy')}`;

const RESULTS: Readonly<Record<string, string>> = {
  draw: 'remis',
  neither: 'nikt nie wygrywa, walkower wszystkich',
};

const editedPl = ({ name, channel, organisers, entry }: Parameters<LeagueWords['deed']>[1]): string[] => [
  ...(name === undefined ? [] : [`Nowa nazwa ligi: ${name}.`]),
  ...(channel === undefined ? [] : [`Liga pisze teraz na kanale <#${channel}>.`]),
  ...(organisers === undefined
    ? []
    : [organisers ? `Prowadzi też rola <@&${organisers}>.` : 'Żadna rola już nie prowadzi.']),
  ...(entry === undefined ? [] : [entry ? `Dołączyć może tylko rola <@&${entry}>.` : 'Dołączyć może każdy.']),
];

/** Jak rozstrzygnięto parę albo stół: kolejność, zwycięstwo albo coś innego. */
const resultOf = ({ award }: Parameters<LeagueWords['deed']>[1], { order, winner }: DeedNames): string | undefined =>
  order.length > 0
    ? order.map((name, at) => `${at + 1}. ${name}`).join(', ')
    : winner === ''
      ? RESULTS[String(award)]
      : `wygrywa ${winner}`;

/** Co zrobił organizator. */
export const deedPl: LeagueWords['deed'] = (deed, about, who) => {
  const { pairing, entrant } = who;
  const reason = about.reason ? ` Powód: ${about.reason}` : '';
  const recounted = about.recounted ? ' Ranking i statystyki policzone od nowa.' : '';
  switch (deed) {
    case 'started':
      return `Sezon rozpoczęty: ${about.entrants} ${polish(Number(about.entrants), 'osoba', 'osoby', 'osób')}, ${about.rounds} ${polish(Number(about.rounds), 'runda', 'rundy', 'rund')}.`;
    case 'awarded':
      return `⚖️ ${pairing}: ${resultOf(about, who)}.${recounted}${reason}`;
    case 'annulled':
      return `⚖️ ${pairing}: wynik unieważniony.${recounted}${reason}`;
    case 'replayed':
      return about.award
        ? `🔁 ${pairing}: gracie jeszcze raz, w nowym wątku.${recounted}${reason}`
        : `🔁 ${pairing}: partia skończyła się bez wyniku, więc gracie jeszcze raz, w nowym wątku. Termin się nie zmienia.`;
    case 'undecided':
      return `⚖️ ${pairing}: partia skończyła się bez wyniku. ${who.organisers || 'Prowadzący ligę'}: rozstrzygnijcie, co dalej. Bez decyzji do <t:${Math.floor(who.until / 1000)}:f>: ${RESULTS[who.otherwise]}.`;
    case 'extended':
      return `⏳ ${about.pairing ? pairing : 'Cała runda'}: ${about.hours} ${polish(Number(about.hours), 'godzina', 'godziny', 'godzin')} więcej.`;
    case 'offered':
      return `🪑 ${about.player ? `<@${about.player}>` : '—'}: organizator proponuje Ci miejsce po: ${about.from ?? '—'}, z punktami i trwającą partią. Będzie Twoje, gdy je przejmiesz.`;
    case 'declined':
      return `${about.to ?? '—'} nie przejmuje miejsca po: ${about.from ?? '—'}.`;
    case 'replaced':
      return `🔁 Zmiana na miejscu: ${about.from ?? '—'} → ${about.to ?? '—'}.`;
    case 'dropped':
      return `${entrant} odpada z ligi.`;
    case 'paused':
      return '⏸️ Przerwa w sezonie: terminy stoją, rozpoczęte partie można grać dalej.';
    case 'resumed':
      return '▶️ Koniec przerwy: terminy przesunięte o jej długość.';
    case 'closed':
      return `🏁 Organizator zamknął sezon.${reason}`;
    case 'reopened':
      return '▶️ Sezon wznowiony: terminy przesunięte o czas, kiedy był zamknięty.';
    case 'final':
      return 'Wyniki są ostateczne.';
    case 'edited':
      return ['✏️', ...editedPl(about)].join(' ');
    case 'check-in':
      return about.wanted
        ? 'Przed startem trzeba potwierdzić obecność przyciskiem **Jestem**.'
        : 'Obecności nie trzeba już potwierdzać.';
  }
};

/** Co bliższy przeciwnik znaczyłby dla innych. */
const BECAUSE = {
  met: 'ta para już się spotkała',
  again: 'wtedy inni musieliby zagrać ze sobą drugi raz',
  apart: 'wtedy inne pary bardziej różniłyby się punktami',
  later: 'wtedy inne pary bardziej różniłyby się punktami albo następnych rund nie dałoby się ułożyć bez powtórek',
  drawn: 'ma inną parę',
  needed: 'ma inną parę',
} as const;

export const whyPairingPl: LeagueWords['whyPairing'] = about => {
  const { names, begun, sides } = about;
  const [first] = names;
  if (names.length === 1) return whyBye(about);
  return [
    `**${names.join(' – ')}**`,
    ...whyTogether(about),
    ...(begun === null
      ? ['Kto zaczyna, rozstrzyga los przy stole.']
      : [`Zaczyna ${first}. Rozpoczęte dotąd partie: ${names.map((name, at) => `${name} ${begun[at]}`).join(', ')}.`]),
    ...(sides
      ? [
          `Strony rozdzielone tak, by każdy grał wszystkimi po równo: ${names.map((name, at) => `${name} – ${sides[at]}`).join(', ')}.`,
        ]
      : []),
  ].join('\n');
};

function whyBye({ format, names: [name], passedOver }: WhyPairing): string {
  if (format === 'knockout') return `**${name}** przechodzi bez gry: w tym miejscu drabinki nie ma przeciwnika.`;
  if (isTables(format))
    return `**${name}** pauzuje: nie dało się posadzić wszystkich, a odpoczywają ostatni spośród tych, którzy pauzowali najrzadziej. Pauza daje średnią punktów za miejsca.`;
  const standing =
    passedOver.length === 0
      ? 'a spośród tych, którzy pauzowali najrzadziej, stoi najniżej.'
      : 'a spośród tych, którzy pauzowali najrzadziej i bez których da się ułożyć rundę, stoi najniżej.';
  return [
    `**${name}** ma wolny los: liczba graczy jest nieparzysta, ${standing} Wolny los daje punkty jak wygrana i przysługuje ponownie dopiero, gdy dostaną go wszyscy.`,
    ...passedOver.map(({ name: other, because }) => `Niżej stoi ${other}, ale ${BECAUSE[because]}.`),
  ].join('\n');
}

function whyTogether({ format, names, points: had, met, passedOver, isForThird }: WhyPairing): string[] {
  if (isForThird) return ['Przegrali w półfinałach i grają o trzecie miejsce.'];
  if (format === 'knockout')
    return ['Tak wypadło w drabince: najmocniejsi według rozstawienia trafiają na siebie dopiero na końcu.'];
  if (isTables(format)) {
    return [
      `Punkty przed rundą: ${names.map((name, at) => `${name} ${number(had[at]!)}`).join(', ')}. Stoły układane są tak, by trafiać na nowych przeciwników, a potem według równych punktów.`,
      met === 0
        ? 'Nikt z nich nie ma jeszcze zaliczonej partii z nikim z tego stołu.'
        : `Wcześniejsze spotkania przy tym stole: ${met}.`,
    ];
  }
  if (format !== 'swiss') return ['Każdy gra z każdym; to ich kolej w terminarzu.'];
  const upper = names[had[0]! >= had[1]! ? 0 : 1]!;
  return [
    had[0] === had[1]
      ? `Przed rundą mają po ${points(had[0]!)}, a w systemie szwajcarskim grają ze sobą równi punktami.`
      : `Przed rundą mają ${points(had[0]!)} i ${points(had[1]!)}.${passedOver.length === 0 ? ` ${upper}: bliższych rywali nie było.` : ` ${upper}: bliżsi rywale zagrają z kim innym.`}`,
    ...passedOver.map(({ name, because }) => `${name}: ${BECAUSE[because]}.`),
    met === 0
      ? 'Nie mają jeszcze ze sobą zaliczonej partii.'
      : `Grali ze sobą już ${times(met)}: bez powtórki nie dało się ułożyć rundy.`,
  ];
}

const CRITERIA = {
  points: 'decydują punkty',
  rounds: 'decyduje dotarcie dalej w drabince',
  'third-place': 'decyduje mecz o trzecie miejsce',
  forfeit: 'decyduje przegrana z kimś zamiast obustronnego walkoweru',
  'head-to-head': 'decydują mecze bezpośrednie',
  buchholz: 'decyduje Buchholz, czyli suma punktów przeciwników',
  sonneborn: 'decyduje Sonneborn-Berger, czyli punkty pokonanych i połowa punktów tych, z którymi był remis',
  wins: 'decyduje liczba wygranych',
} as const;

export const whyPlacePl: LeagueWords['whyPlace'] = about => {
  const { name, place, points: own, won, drawn, lost, byes, pointsFor, places, stage, neighbours } = about;
  const sources = places
    ? [
        ...places.flatMap((count, at) => (count > 0 ? [`${at + 1}. miejsce ${times(count)}`] : [])),
        ...(byes > 0 ? [`pauza ${times(byes)}`] : []),
      ]
    : [
        `wygrane ${won} × ${pointsFor.win}`,
        `remisy ${drawn} × ${pointsFor.draw}`,
        `przegrane ${lost}${pointsFor.loss > 0 ? ` × ${pointsFor.loss}, a za walkower 0` : ''}`,
        ...(byes > 0 ? [`wolne losy ${byes} × ${pointsFor.win}`] : []),
      ];
  const lines = neighbours.map(({ name: other, isAbove, by, own: mine, theirs }) => {
    const where = isAbove ? `Wyżej stoi ${other}` : `Niżej stoi ${other}`;
    if (by === null)
      return `${other}: ${stage === null ? 'dokładnie tyle samo we wszystkim' : 'ten sam etap'}, miejsce dzielone.`;
    const numbers =
      by === 'rounds' || by === 'third-place' || by === 'forfeit' ? '' : `, ${number(mine)} do ${number(theirs)}`;
    return `${where}: ${CRITERIA[by]}${numbers}.`;
  });
  if (stage !== null) return [`**${name}: miejsce ${place}, ${stage}**`, ...lines].join('\n');
  return [
    `**${name}: miejsce ${place}, ${points(own)}**`,
    ...(sources.length === 0 ? [] : [`Skąd punkty: ${list(sources, 'i')}.`]),
    ...lines,
  ].join('\n');
};
