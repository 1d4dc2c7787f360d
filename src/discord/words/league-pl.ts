import { list, polish } from '../../engine/index.js';
import type { Format } from '../../leagues/index.js';
import { deedPl, whyPairingPl, whyPlacePl } from './league-pl-reasons.js';
import type { LeagueWords } from './league-words.js';
import { dayPl, hoursPl, spanPl } from './spans.js';

const matches = (count: number): string => `${count} ${polish(count, 'partia', 'partie', 'partii')}`;
/** Ułamkowa liczba punktów: „2,5 punktu”. */
const points = (count: number): string =>
  Number.isInteger(count)
    ? `${count} ${polish(count, 'punkt', 'punkty', 'punktów')}`
    : `${String(Math.round(count * 10) / 10).replace('.', ',')} punktu`;
const rounds = (count: number): string => `${count} ${polish(count, 'runda', 'rundy', 'rund')}`;
const people = (count: number): string => `${count} ${polish(count, 'osoba', 'osoby', 'osób')}`;
/** Po jakim czasie, w najgrubszej jednostce, która jeszcze coś mówi. */
const after = (minutes: number): string => {
  const [hours, days] = [Math.round(minutes / 60), Math.round(minutes / 1440)];
  if (minutes < 1) return 'po mniej niż minucie';
  if (minutes < 120)
    return `po ${Math.round(minutes)} ${polish(Math.round(minutes), 'minucie', 'minutach', 'minutach')}`;
  return hours < 48
    ? `po ${hours} ${polish(hours, 'godzinie', 'godzinach', 'godzinach')}`
    : `po ${days} ${polish(days, 'dniu', 'dniach', 'dniach')}`;
};
const half = (share: number): string => (share === 0.5 ? '½' : String(share));
const moment = (at: number): string => `<t:${Math.floor(at / 1000)}:f> (<t:${Math.floor(at / 1000)}:R>)`;

const FORMATS = {
  'round-robin': 'każdy z każdym',
  'double-round-robin': 'każdy z każdym, mecz i rewanż',
  swiss: 'system szwajcarski',
  knockout: 'puchar: przegrana odpada',
  'tables-of-three': 'stoły po trzy osoby, punkty za miejsca',
  'tables-of-four': 'stoły po cztery osoby, punkty za miejsca',
} as const;
const MISSED = {
  forfeit: 'przegrywa ten, na kogo czeka stół',
  draw: 'remis',
  computer: 'za nieobecnych gra dalej komputer',
  extend: 'raz połowa czasu więcej, potem walkower',
} as const;
const BREAKS = {
  'head-to-head': ['mecze bezpośrednie', 'Bezp.', 'wyniki między równymi'],
  buchholz: ['Buchholz', 'Buch.', 'punkty przeciwników'],
  sonneborn: ['Sonneborn-Berger', 'S-B', 'punkty pokonanych i pół punktów remisujących'],
  wins: ['wygrane', 'Wyg.', 'wygrane mecze'],
} as const;
const HOW = {
  played: '',
  bye: 'wolny los',
  forfeit: 'walkower',
  missed: 'po terminie',
  awarded: 'przyznane',
  annulled: 'unieważnione',
  closed: 'nierozegrane',
} as const;
/** Stół w kolejności wyniku: kto dzieli miejsce, ma ten sam numer. */
const standings = (names: readonly string[], shares: readonly number[]): string =>
  names
    .map((name, seat) => ({ name, share: shares[seat]!, place: shares.filter(share => share > shares[seat]!).length }))
    .sort((a, b) => b.share - a.share)
    .map(({ name, place }) => `**${place + 1}.** ${name}`)
    .join(' · ');

const isTables = (format: Format): boolean => format === 'tables-of-three' || format === 'tables-of-four';
const isByPoints = (format: Format): boolean => format === 'swiss' || isTables(format);

/** Ile co jest warte i co rozstrzyga przy równych punktach. */
function pointsLine({
  format,
  thirdPlace,
  points: worth,
  byPlace,
  tieBreaks,
}: Parameters<LeagueWords['rulesLines']>[0]): string {
  if (format === 'knockout')
    return `Remis przepuszcza wyżej rozstawioną osobę. Przegrani półfinałów ${thirdPlace ? 'grają o trzecie miejsce' : 'dzielą trzecie miejsce'}.`;
  const results = isTables(format)
    ? `Punkty za miejsca: ${byPlace.join(', ')}; walkower 0.`
    : `Wygrana ${worth.win}, remis ${worth.draw}, przegrana ${worth.loss}.`;
  return `${results} Przy równych punktach: ${tieBreaks.map(name => BREAKS[name][0]).join(', ')}.`;
}

const awayText = (days: number): string =>
  days === 0 ? 'Nieobecność nie wstrzymuje zegara.' : `Nieobecność wstrzymuje zegar najwyżej na ${hoursPl(days * 24)}.`;

export const leaguePl: LeagueWords = {
  format: format => FORMATS[format],
  status: status =>
    ({
      open: 'zapisy',
      running: 'trwa',
      paused: 'przerwa',
      ended: 'rozegrana, czas na poprawki',
      closing: 'zamknięta przez organizatora, można ją wznowić',
      closed: 'zakończona',
    })[status],
  missed: rule => MISSED[rule],
  tieBreak: name => BREAKS[name][0],
  tieBreakShort: name => BREAKS[name][1],
  sideRule: rule => (rule === 'balanced' ? 'rozdzielane po równo' : 'losowane przy stole'),
  how: how => HOW[how],
  award: (award, names) =>
    ({
      first: `Wygrywa ${names[0]}`,
      second: `Wygrywa ${names[1]}`,
      third: `Wygrywa ${names[2]}`,
      fourth: `Wygrywa ${names[3]}`,
      draw: 'Remis',
      neither: names.length === 2 ? 'Obustronny walkower' : 'Walkower wszystkich',
      annul: 'Unieważnij wynik',
      replay: 'Zagrają jeszcze raz',
    })[award],
  round: round => `Runda ${round}`,
  roundOf: (round, all) => `Runda ${round} z ${all}`,
  matchTitle: (league, round, board) => `${league}, runda ${round}, stół ${board}`,

  opened: (name, channel) =>
    `Liga **${name}** przyjmuje zapisy na kanale <#${channel}>. Zasady sezonu ustawisz tutaj, a później przyciskiem **Prowadzę** pod wiadomością ligi.`,
  rulesLines: about =>
    [
      `**${about.game}** · ${FORMATS[about.format]} · ${rounds(about.rounds)}`,
      ...(about.options.length > 0 ? [`-# ${about.options.join(' · ')}`] : []),
      `Na rundę: ${hoursPl(about.roundHours)}. Na ruch: ${about.moveHours === null ? 'bez limitu' : hoursPl(about.moveHours)}. Po terminie: ${MISSED[about.missed]}. ${awayText(about.awayDays)}`,
      pointsLine(about),
      ...(about.lateJoin && isByPoints(about.format)
        ? [
            'Kto dołączy później, za wcześniejsze rundy nie ma punktów, a w Buchholzu liczą mu się jak wolny los: przeciwnik z taką samą liczbą punktów.',
          ]
        : []),
      [
        about.rated ? 'Liczy się do rankingu.' : 'Nie liczy się do rankingu.',
        about.entryRole ? `Tylko dla roli <@&${about.entryRole}>.` : '',
        about.capacity === null ? '' : `Miejsc: ${about.capacity}.`,
        about.organisers === '' ? 'Prowadzi administracja serwera.' : `Prowadzi: ${about.organisers}.`,
      ]
        .filter(part => part !== '')
        .join(' '),
    ].join('\n'),
  entrants: (count, names, more) =>
    count === 0
      ? 'Jeszcze nikogo nie ma. Naciśnij **Dołącz**.'
      : `**Zapisani (${count}):** ${names.join(', ')}${more > 0 ? ` i ${more} ${polish(more, 'osoba', 'osoby', 'osób')} więcej` : ''}`,
  checkInCount: (there, all) => `Obecność potwierdzona: ${there} z ${all}. Kto jej nie potwierdzi, nie zagra.`,
  deadlineLine: (at, rule) => `Termin rundy: ${moment(at)}. Potem: ${MISSED[rule]}.`,
  pausedLine: '⏸️ Przerwa: terminy stoją.',
  closedLine: winner =>
    winner.length === 0 ? 'Sezon zakończony.' : `🏆 Sezon zakończony. Zwycięstwo: ${list(winner, 'i')}.`,
  endedLine: (isPlayed, finalAt) =>
    isPlayed
      ? `Są wszystkie wyniki. Prowadzący mogą je poprawić do: ${moment(finalAt)}; potem sezon jest ostateczny.`
      : `Sezon można wznowić, a wyniki poprawić do: ${moment(finalAt)}; potem jest ostateczny.`,
  resting: names => `W tej rundzie ${names.length === 1 ? 'pauzuje' : 'pauzują'}: ${list(names, 'i')}.`,
  pairingLine: ({ board, names, score, place, isUndecided, isForThird }) => {
    const [first, second] = names;
    if (second === undefined) return `${board}. ${first} · wolny los`;
    const note = score && HOW[score.how] !== '' ? ` (${HOW[score.how]})` : '';
    const third = isForThird ? ' · o trzecie miejsce' : '';
    const where = isUndecided ? 'bez wyniku, decyduje organizator' : place;
    const result = score ? `**${score.shares.map(half).join(':')}**` : '–';
    const ranked = score?.shares.some(share => share > 0) ? standings(names, score.shares) : names.join(' · ');
    const who = names.length === 2 ? `${first} ${result} ${second}` : ranked;
    return `${board}. ${who}${note}${third}${where && !score ? ` · ${where}` : ''}`;
  },
  playedAgain: line => `${line}\nTa partia skończyła się bez wyniku i gracie ją od nowa, w osobnym wątku.`,
  moreLines: count => `… i jeszcze ${count}`,

  join: 'Dołącz',
  leave: 'Wypisz mnie',
  drop: 'Rezygnuję z ligi',
  imHere: 'Jestem',
  table: 'Tabela',
  pairings: 'Pary',
  whyMe: 'Dlaczego tak?',
  schedule: 'Terminarz',
  asText: 'Jako tekst',
  asCsv: 'Pliki CSV',
  manage: 'Prowadzę',

  dropAsks: name => `${name}: na pewno rezygnujesz z tej ligi? Trwająca partia ligowa będzie przegrana walkowerem.`,
  dropOther: name => `Skreśl: ${name}`,
  dropOtherAsks: name => `Skreślić z ligi: ${name}? Trwająca partia ligowa tej osoby będzie przegrana walkowerem.`,
  moved: channel => `Ta liga pisze teraz na kanale <#${channel}>.`,
  joined: name => `Jesteś w lidze **${name}**.`,
  left: name => `Już Cię nie ma w lidze **${name}**.`,
  checkedIn: 'Obecność potwierdzona.',
  roundBegins: (name, round, all) => `## ${name}: runda ${round} z ${all}`,
  pairingCalls: (mentions, until, rule) =>
    `${list(mentions, 'i')}: Wasz stół jest w wątku pod tą wiadomością. Termin: ${moment(until)}; potem: ${MISSED[rule]}.`,
  deadlineNear: (name, round, until, rule) =>
    `⏰ **${name}**, runda ${round}: termin mija ${moment(until)}. Potem: ${MISSED[rule]}.`,
  stillPlaying: (names, waitingFor, place) =>
    `${names.join(' – ')} · ${place}${waitingFor.length > 0 ? ` · stół czeka: ${list(waitingFor, 'i')}` : ''}`,
  stillUndecided: names => `${names.join(' – ')} · bez wyniku, decyduje organizator`,
  deed: (deed, about, who) => deedPl(deed, about, who),
  seasonOver: name => `## 🏁 ${name}: wszystko rozegrane`,
  seasonEnds: name => `## 🏆 ${name}: koniec sezonu`,
  podium: (place, names, count) =>
    `${['🥇', '🥈', '🥉'][place - 1] ?? `${place}.`} ${list(names, 'i')}${count === null ? '' : ` · ${points(count)}`}`,
  logTitle: 'Decyzje w tej lidze',
  logLine: (at, by, sentence) => `<t:${Math.floor(at / 1000)}:d> ${by ? `<@${by}>: ` : ''}${sentence}`,

  manageTitle: name => `### Prowadzę: ${name}`,
  startLabel: 'Zacznij sezon…',
  settingsLabel: 'Zasady sezonu',
  checkInLabel: wanted => (wanted ? 'Wymagaj potwierdzenia obecności' : 'Nie wymagaj obecności'),
  pauseLabel: paused => (paused ? 'Wznów sezon' : 'Zrób przerwę'),
  extendLabel: hours => `Przedłuż rundę o ${hoursPl(hours)}`,
  closeLabel: 'Zamknij sezon…',
  closeAsks: (name, running) =>
    [
      `### Zamknąć sezon „${name}”?`,
      running === 0
        ? 'Tabela zostaje taka, jaka jest.'
        : `Tabela zostaje taka, jaka jest. ${polish(running, 'Trwa', 'Trwają', 'Trwa')} ${matches(running)}: nikomu się nie ${polish(running, 'policzy', 'policzą', 'policzy')}, a gracze dowiedzą się o tym w swoich wątkach.`,
      'Przez 24 godziny można go wznowić; potem jest ostateczny.',
    ].join('\n'),
  closeNow: 'Zamknij, podaj powód…',
  reopenLabel: 'Wznów sezon',
  finalLabel: 'Ogłoś ostateczne wyniki',
  finalAsks: name =>
    `### Ogłosić ostateczne wyniki ligi „${name}”?\nPotem nie da się już poprawić wyniku ani wznowić sezonu.`,
  takePlace: 'Przejmuję miejsce',
  declinePlace: 'Nie, dziękuję',
  placeTaken: name => `Grasz teraz w lidze **${name}**.`,
  placeDeclined: 'Miejsce zostaje, jak było.',
  offerSent: name => `Pytanie wysłane: ${name}. Miejsce zmieni się po naciśnięciu **Przejmuję miejsce**.`,
  permitted: (role, channel) =>
    `${role === '' ? 'Ligi może otwierać każdy' : `Ligi otwiera ten, kto może zarządzać wydarzeniami albo serwerem${role === null ? '' : `, oraz rola <@&${role}>`}`}${channel === null ? '' : `; tylko na kanale <#${channel}>`}.`,
  editLabel: 'Nazwa, kanał, role…',
  nameLabel: 'Nazwa ligi',
  channelLabel: 'Kanał, na którym liga pisze',
  organisersLabel: 'Rola, która też prowadzi',
  entryLabel: 'Dołączyć może tylko rola',
  extendPlaceholder: 'Daj jednej parze więcej czasu',
  hoursLabel: 'O ile przesunąć termin',
  turnPage: (page, pages) => `Dalsze osoby i pary (${page} z ${pages})`,
  backLabel: 'Wróć',
  awardPlaceholder: 'Ustal albo unieważnij wynik, zarządź powtórkę',
  replacePlaceholder: 'Zastąp kogoś inną osobą',
  dropPlaceholder: 'Skreśl kogoś z ligi',
  reasonLabel: 'Powód (zobaczą go wszyscy)',
  resultLabel: 'Wynik',
  placeLabel: place => `${place}. miejsce`,
  otherResultLabel: 'Albo inne rozstrzygnięcie',
  decideLabel: 'Rozstrzygnij…',
  newcomerLabel: 'Kto przejmuje miejsce',
  closeTitle: 'Zamknąć sezon?',
  startPreview: ({ name, count, rounds: all, format, left, until, missed }) =>
    [
      `### Zacząć sezon „${name}”?`,
      `${polish(count, 'Zagra', 'Zagrają', 'Zagra')} ${people(count)}, ${FORMATS[format]}, ${rounds(all)}. Od razu rozlosuję pierwszą rundę, założę wątki i zawołam graczy.`,
      `Pierwsza runda potrwa do: ${moment(until)}. Potem: ${MISSED[missed]}. Kolejne rundy zaczną się same.`,
      'Od tej chwili zasad sezonu nie da się zmienić.',
      ...(left.length > 0 ? [`Bez potwierdzonej obecności, więc poza sezonem: ${list(left, 'i')}.`] : []),
    ].join('\n'),
  startNow: 'Losuj i zaczynaj',
  started: 'Sezon rozpoczęty.',
  settingsTitle: name => `### Zasady sezonu: ${name}\nDziałają od razu i widzą je wszyscy. Po starcie są niezmienne.`,
  setting: {
    pace: 'Czas na ruch',
    roundTime: 'Czas na rundę',
    missed: 'Po terminie',
    points: 'Punkty',
    byPlace: 'Punkty za miejsca',
    tieBreaks: 'Przy równych punktach',
    rated: 'Ranking',
    sides: 'Strony',
    lateJoin: 'Dołączanie w trakcie',
    awayDays: 'Nieobecność',
    thirdPlace: 'Mecz o trzecie miejsce',
    rounds: 'Liczba rund',
    capacity: 'Liczba miejsc',
  },
  awayDays: days => (days === 0 ? 'nie wstrzymuje zegara' : `wstrzymuje zegar najwyżej na ${hoursPl(days * 24)}`),
  moveTime: hours => (hours === null ? 'bez limitu' : hoursPl(hours)),
  roundTime: hoursPl,
  pointsAre: ({ win, draw, loss }) => `${win} – ${draw} – ${loss}`,
  byPlaceAre: all => all.join(' – '),
  yesNo: yes => (yes ? 'tak' : 'nie'),
  ratedIs: rated => (rated ? 'liczy się' : 'nie liczy się'),
  roundsAre: rounds,
  capacityIs: capacity => (capacity === null ? 'bez limitu' : String(capacity)),

  tableTitle: 'Tabela',
  columns: { place: '', name: 'Gracz', played: 'M', won: 'W', drawn: 'R', lost: 'P', points: 'Pkt', stage: 'Etap' },
  legend: (format, tieBreak) => [
    'M: mecze',
    ...(format === 'knockout'
      ? ['W: wygrane', 'P: przegrane', 'Etap: dokąd ktoś doszedł']
      : isTables(format)
        ? ['1–4: ile razy na tym miejscu']
        : ['W: wygrane', 'R: remisy', 'P: przegrane']),
    ...(tieBreak ? [`${BREAKS[tieBreak][1]}: ${BREAKS[tieBreak][2]}`] : []),
    ...(format === 'knockout' ? [] : ['Pkt: punkty']),
  ],
  stage: part =>
    part === null
      ? '–'
      : (({ 0: 'zwycięstwo', 1: 'finał', 2: 'półfinał', 4: 'ćwierćfinał' } as const)[part] ?? `1/${part} finału`),
  pointsOf: points,
  tableRow: (place, name, standing, played) => `${place}. ${name}: ${standing}, ${matches(played)}`,
  tableEmpty: 'Tabela jest jeszcze pusta.',
  scheduleTitle: name => `### ${name}: terminarz`,
  scheduleFuture: (from, to) =>
    from === to ? `Runda ${from}: jeszcze nierozlosowana.` : `Rundy ${from}–${to}: jeszcze nierozlosowane.`,
  csvReady: 'Tabela i wszystkie pary jako pliki CSV.',
  whyPairing: whyPairingPl,
  whyPlace: whyPlacePl,
  whyLate: (round, times) =>
    `W rundzie ${round} zabrakło czasu, więc liczy się, kto ile go zużył: ${times.map(({ name, used }) => `${name} ${spanPl(used)}`).join(', ')}.`,
  noPairing: name => `${name} pauzuje w tej rundzie.`,
  noPlace: name => `${name}: nie ma w tabeli.`,

  counted: verdict =>
    ({
      rated: '📈 Partia liczy się do rankingu.',
      scored: '🏆 Wynik zapisany wśród najlepszych wyników: /ranking.',
      unrated: 'Partia nie liczy się do rankingu: tak ustalono przed jej początkiem.',
      aborted: 'Partia nie liczy się do rankingu: została przerwana bez wyniku.',
      short: 'Partia nie liczy się do rankingu: poddana, zanim na dobre się zaczęła.',
      computer: 'Partia nie liczy się do rankingu: nie wszystkie miejsca do końca zajmowali ludzie.',
      private: 'Partia nie liczy się do rankingu: ranking prowadzą tylko serwery.',
      annulled: 'Partia nie liczy się do rankingu: organizator unieważnił wynik.',
      forfeited: 'Partia nie liczy się do rankingu: organizator orzekł, że nikt jej nie wygrał.',
    })[verdict],
  ratingHelped: name => `${name}: ranking bez zmian, bo na tym miejscu grał też komputer.`,
  ratingLine: (name, before, after) =>
    `${name}: ${before} → **${after}** (${after >= before ? '+' : '−'}${Math.abs(after - before)})`,

  profileTitle: name => `## ${name}`,
  profileGame: ({ game, rating, rank, rated, won, drawn, lost, streak, best }) =>
    [
      `### ${game}`,
      rating === null
        ? 'Jeszcze bez rankingu.'
        : `Ranking **${rating}**${rank === null ? '' : ` (miejsce ${rank})`} po ${rated} ${polish(rated, 'partii rankingowej', 'partiach rankingowych', 'partiach rankingowych')}`,
      `Wygrane ${won}, remisy ${drawn}, przegrane ${lost}. ${streak === 0 ? '' : streak > 0 ? `Seria wygranych: ${streak}. ` : `Seria przegranych: ${-streak}. `}Najdłuższa seria wygranych: ${best}.`,
    ].join('\n'),
  profileSides: sides => sides.map(({ name, won, matches: all }) => `${name}: ${won} z ${all}`).join(' · '),
  profileReliability: (all, timeouts, minutes) =>
    `Rzetelność: ${matches(all)}, przekroczony czas w ${timeouts}${minutes === null ? '' : `, odpowiedź średnio ${after(minutes)}`}.`,
  profileCurrent: lines =>
    lines.length === 0 ? 'Teraz nie gra żadnej partii.' : `**Teraz gra:**\n${lines.join('\n')}`,
  profileEmpty: name => `${name} nie ma tu jeszcze żadnej skończonej partii.`,
  day: dayPl,
  chartTitle: (game, all) => `${game}: ranking, ${matches(all)}`,
  chartAlt: (name, game, first, last, best) =>
    `Wykres rankingu. ${name}, ${game}: na początku ${first}, teraz ${last}, najwyżej ${best}.`,

  leaderboardTitle: game => `Ranking: ${game}`,
  leaderboardRow: (place, name, rating, all) => `${place}. ${name}: ${rating} (${matches(all)})`,
  leaderboardEmpty: game => `${game}: na tym serwerze nie ma jeszcze partii rankingowych.`,
  leaderboardNote:
    '-# Ranking jest ostrożny: zaczyna się od 1000 i rośnie także dlatego, że po kolejnych partiach wiadomo więcej.',
  rating: 'Ranking',
  matches: 'Partie',

  bestScores: 'Najlepsze wyniki',
  scoreRow: (points, who) => `**${points}** · ${who}`,
  profileScores: 'Najlepsze wyniki:',
  statisticsTitle: game => `### ${game} w liczbach`,
  statisticsLegend: 'Część wygranych, remis to pół; z prawej liczba partii; kreska to połowa',
  statisticsAlt: (game, rows) => [`${game} w liczbach: części wygranych.`, ...rows].join('\n'),
  statisticsSides: 'Wygrane według stron',
  statisticsBeginners: 'Wygrane według kolejności',
  statisticsShare: (name, percent, all) => `${name}: ${percent}% (${matches(all)})`,
  began: first => (first ? 'Kto zaczyna' : 'Kto nie zaczyna'),
  statisticsLengths: ({ matches: all, answers, minutes, minutesPerAnswer }) =>
    `**Długość:** ${matches(all)}, średnio ${answers} ${polish(answers, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')}, koniec średnio ${after(minutes)}.\n**Tempo:** odpowiedź średnio ${after(minutesPerAnswer)}.`,
  statisticsEmpty: game => `${game}: na tym serwerze nie ma jeszcze skończonych partii.`,

  dataExported: 'Wszystko, co o Tobie przechowuję, w jednym pliku. Odpowiedzi z trwających partii dojdą po ich końcu.',
  deleteAsks: [
    '**Usunąć wszystko, co o Tobie przechowuję?** Tego nie da się cofnąć.',
    '- Trwające partie zostaną poddane, ligi opuszczone, a ranking, statystyki i ustawienia znikną.',
    '- Skończone partie zostają dla pozostałych, z „—” na Twoim miejscu.',
    '- Wpisy, które mogę jeszcze zmienić, piszę od nowa bez Twojego imienia: stoły, ostatnią planszę i wynik każdej partii, tabele lig.',
    '- Wcześniejsze wpisy zostają takie, jakie były, w słowach i na obrazkach: usunąć je mogą tylko osoby, które zarządzają serwerem.',
  ].join('\n'),
  deleteYes: 'Usuń wszystko o mnie',
  dataDeleted:
    'Gotowe. Nic już o Tobie nie przechowuję. Wpisy, które mogę jeszcze zmienić, właśnie piszę od nowa; starsze zostają takie, jakie były.',
  nobody: '—',
};
