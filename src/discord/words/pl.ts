import { list, polish } from '../../engine/index.js';
import type { Pace } from '../../matches/index.js';
import { permissionsInPolish, plRefusals, roleTroubleInPolish } from './pl-refusals.js';
import { afterHoursPl, dayPl, hoursPl, spanPl } from './spans.js';
import type { Words } from './words.js';

const HOUR = 3_600_000;
const leftText = (left: number | null): string => (left === null ? '' : ` · zostało: ${spanPl(left)}`);
const and = (parts: readonly string[]): string => list(parts, 'i');

function timeText({ remindAfter, limit, bank }: Pace): string {
  const reminder = `przypomnienie po ${afterHoursPl(remindAfter / HOUR)}`;
  if (bank)
    return `${hoursPl(bank.size / HOUR)} na partię i ${hoursPl(bank.increment / HOUR)} więcej co turę; ${reminder}`;
  return limit === null ? `Bez limitu czasu, ${reminder}` : `${hoursPl(limit / HOUR)} na turę, ${reminder}`;
}

const SETTINGS = {
  language: 'Język',
  reminders: 'Przypomnienia',
  quiet: 'Godziny ciszy',
  palette: 'Kolory obrazków',
  trivial: 'Drobne reakcje',
  board: 'Plansze',
  notify: 'Powiadomienia',
} as const;

const VALUES: Readonly<Record<string, string>> = {
  'language/pl': 'polski',
  'language/en': 'angielski',
  'language/auto': 'jak w Discordzie',
  'reminders/on': 'włączone',
  'reminders/off': 'wyłączone',
  'palette/standard': 'zwykłe',
  'palette/colour-blind': 'dla daltonistów',
  'trivial/ask': 'pytaj mnie',
  'trivial/auto': 'odpowiadaj za mnie',
  'quiet/off': 'brak',
  'notify/thread': 'w wątku',
  'notify/direct': 'prywatnie',
  'notify/digest': 'raz dziennie',
  'board/picture': 'na obrazkach',
  'board/text': 'słowami, obrazki na życzenie',
};

const TITLES = {
  player: 'Twoje ustawienia',
  channel: 'Ustawienia tego kanału',
  guild: 'Ustawienia tego serwera',
} as const;

const LINE_STATES = {
  yours: '**Twój ruch**, kolej przyszła',
  others: 'czekamy na innych, ostatni ruch',
  lobby: 'stół otwarty',
  running: 'ostatni ruch',
} as const;

export const pl: Words = {
  choose: 'Wybierz…',
  chooseOther: 'Co innego…',
  row: name => `Rząd ${name}`,
  range: (first, last) => `${first} – ${last}`,
  chooseSome: (min, max) => (min === max ? `Wybierz ${min}` : `Wybierz od ${min} do ${max}`),
  none: 'Żadne z nich',
  earlier: '◀ Wcześniejsze',
  later: (page, pages) => `Dalej (${page}/${pages}) ▶`,
  laterPage: (page, pages) => `Później (${page}/${pages}) ▶`,
  typeNumber: (min, max) => `Wpisz liczbę od ${min} do ${max}`,
  numberTitle: 'Twoja liczba',
  donePicking: count =>
    count === 0 ? 'Nie biorę nic' : `Biorę ${polish(count, 'to jedno', `te ${count}`, `te ${count}`)}`,
  unpick: 'Cofnij ostatni wybór',
  pickedSoFar: count => `Wybrane: ${count}.`,
  back: 'Wstecz',
  anew: 'Tura od nowa',
  takeBack: 'Cofnij ruch',

  play: 'Graj',
  hand: 'Ręka',
  whatHappened: 'Przebieg',
  more: 'Inne',
  aboutMatch: 'O tej partii',
  boardAsText: 'Plansza słowami',
  opening: hash =>
    `-# Tasowanie jest zapieczętowane: SHA-256 ziarna to \`${hash}\`. Ziarno poznacie na końcu; sprawdzi je /sprawdź.`,
  undone: name => `↩️ ${name} cofa ruch.`,
  over: 'Partia skończona.',
  computerThinks: '🤖 Komputer myśli…',
  yourMove: (mentions, until, late) => {
    const call = `▶ **Ruch:** ${and(mentions)}`;
    if (until === null) return call;
    return late ? `${call} · czas minął <t:${until}:R>` : `${call} · termin: <t:${until}:R>`;
  },
  timeUntil: (until, late) => `-# ⏳ ${late ? 'Czas minął' : 'Termin:'} <t:${until}:R>`,
  sealed: said => `🔒 Zapieczętowane: **${said}**. Pokażemy, gdy odpowiedzą wszyscy.`,
  yourTurn: 'Teraz Twoja tura.',
  waitingFor: mentions => `Czekamy na ruch: ${and(mentions)}.`,
  orderKept: typed =>
    `📜 Polecenie na Twoją turę, zapieczętowane: \`${typed}\`. Zagram je, jeśli będzie wtedy możliwe i na polach, które wymienia, nic się nie zmieni; inaczej powiem, dlaczego nie.`,
  orderAt: until => `Zostanie zagrane <t:${until}:R>.`,
  orderFailed: (typed, why) => `📜 Polecenie \`${typed}\` nie zostało zagrane. ${why}`,
  withdrawOrder: 'Wycofaj polecenie',
  keepForTurn: typed => `Zachowaj na moją turę: ${typed}`,
  alwaysAnswer: 'Odpowiadaj tak w tej turze…',
  alwaysAnswers: option => `Do końca tej tury: ${option}`,
  nothingHappened: 'Od tamtej pory nic się nie wydarzyło.',
  privately: { one: 'Widzi tylko {names}: {line}', many: 'Widzą tylko {names}: {line}' },
  replayAt: (moment, moments) => `**⏯️ Chwila ${moment} z ${moments}**`,
  replay: 'Powtórka',
  replayTurns: 'Przejdź do tury lub bitwy',
  replayHand: name => `Obok planszy: ręka, ${name}`,
  replayNoHand: 'Obok planszy: niczyja ręka',
  showEveryone: 'Pokaż wszystkim',
  sharedBy: name => `Z powtórki pokazuje: ${name}`,
  film: 'Film',
  filmWaits: '🎞️ Zaraz zacznę robić film; najpierw kończę inny.',
  filmProgress: (done, count) => `🎞️ Robię film: ${done} z ${count} obrazów.`,
  filmStop: 'Przerwij',
  filmStopped: '🎞️ Film przerwany.',
  filmFailed: '🎞️ Filmu nie udało się zrobić. Spróbuj jeszcze raz za chwilę.',
  filmHint: 'Po obrazie na turę. Dotknij, żeby powiększyć albo zapisać.',
  filmAlt: (game, names) => `Film z partii: ${game}, ${names.join(' – ')}`,
  andMore: count => `… i jeszcze ${count}`,
  day: dayPl,

  lobbyWaits: missing =>
    `**Brakuje jeszcze ${missing} ${polish(missing, 'osoby', 'osób', 'osób')}.** Komputer można posadzić w Opcjach.`,
  lobbyReady: free =>
    free === 0
      ? '**Komplet.** Zacząć może każda osoba przy stole.'
      : `**Można zaczynać.** Zacząć może każda osoba przy stole; ${polish(free, 'jest', 'są', 'jest')} jeszcze ${free} ${polish(free, 'wolne miejsce', 'wolne miejsca', 'wolnych miejsc')}.`,
  lobbyExpired: 'Ten stół jest zamknięty. Nowy otworzy /graj.',
  withoutResult: 'Partia zakończona bez wyniku.',
  startedHere: 'Partia toczy się na tym kanale.',
  startedIn: place => `Partia toczy się tutaj: ${place}.`,
  lobbyOpened: game => `Stół do gry ${game} czeka na tym kanale.`,
  freeSeat: 'wolne miejsce',
  randomSide: 'losowo',
  chooseSide: 'Wybierz stronę',
  join: 'Dołącz',
  leave: 'Wyjdź',
  options: 'Opcje',
  optionsTitle: '**Opcje.** Działają od razu i widzi je cały stół.',
  moreOptions: 'Więcej opcji i warianty…',
  optionsFixed: '**Partia już trwa, więc opcje się nie zmienią:**',
  team: number => `drużyna\u00a0${number}`,
  start: 'Start',
  pace: timeText,
  paceLabel: 'Czas',
  atZeroLabel: 'Gdy minie czas',
  atZero: what =>
    ({
      ask: 'Gdy minie czas: decydują pozostali',
      computer: 'Gdy minie czas: miejsce przejmuje komputer',
      lost: 'Gdy minie czas: partia przegrana',
    })[what],
  ratedLabel: 'Ranking',
  rated: yes => (yes ? 'Liczy się do rankingu' : 'Nie liczy się do rankingu'),
  addBot: 'Posadź przy stole komputer',
  removeBot: 'Odeślij komputer',

  matchEnds: 'Koniec partii',
  gaveUp: (name, reason, winners) => {
    const how = reason === 'claimed' ? `${name} przegrywa na czas.` : `${name} poddaje partię.`;
    return `${how} ${polish(winners.length, 'Wygrywa', 'Wygrywają', 'Wygrywają')} ${and(winners)}.`;
  },
  seatGaveUp: name => `${name} rezygnuje. Za to miejsce gra dalej komputer.`,
  seedRevealed: (seed, hash) => `-# Ziarno: \`${seed}\` (SHA-256 \`${hash}\`). /sprawdź odtwarza z niego całą partię.`,
  rulesUnchanged: version => `📜 Zasady w wersji ${version}: ta partia toczy się dalej bez zmian.`,
  tablePinned: mentions =>
    `📌 ${and(mentions)}: zasady zmieniły się tak, że tej partii nie da się na nich dograć. Jest zapisana i nikomu nie leci czas; \`/partia eksport\` pobierze ją do pliku. Możecie też zgodnie zakończyć ją bez wyniku.`,
  rulesChanged: answers =>
    `⚠️ Arbiter został zaktualizowany i zasady poprawiono. ${answers} ${polish(answers, 'ostatnia odpowiedź już nie pasuje i została cofnięta', 'ostatnie odpowiedzi już nie pasują i zostały cofnięte', 'ostatnich odpowiedzi już nie pasuje i zostało cofniętych')}; grajcie dalej od tego miejsca.`,
  tableBroken: mentions =>
    `⚠️ ${and(mentions)}: nie potrafię już otworzyć tego stołu. To nasz błąd i został zgłoszony. Wszystko, co zagrano, jest zapisane i nikomu nie leci czas; partia ruszy, gdy tylko go naprawimy. \`/partia eksport\` pobierze ją do pliku. Możecie też zgodnie zakończyć ją bez wyniku.`,
  aborted: 'Partia zakończona za zgodą wszystkich, bez wyniku.',
  calledOff: 'Partia przerwana przez ligę, bez wyniku przy stole.',
  seasonClosed: league =>
    `🏁 Sezon ligi **${league}** jest zamknięty: ta partia już się do niego nie liczy. Możecie grać dalej; do rankingu liczy się tak jak dotąd.`,
  seasonReopened: league => `▶️ Sezon ligi **${league}** znów trwa: ta partia liczy się do niego jak przedtem.`,
  drawAgreed: 'Remis za zgodą graczy.',
  replaced: (seat, mention) => `${mention} przejmuje miejsce ${seat}.`,
  noThread: permissions =>
    `-# Nie mogę tu założyć wątku, bo brakuje mi uprawnień: ${permissionsInPolish(permissions)}. Gramy więc na tym kanale.`,
  cannotPost: (place, obstacle) => {
    const rest = 'Nic nie przepadło: wszystko opublikuję, gdy tylko będę mógł, a do partii prowadzi /partie.';
    if (obstacle === 'locked') return `⚠️ Nie mogę pisać na ${place}: wątek jest zamknięty i zablokowany. ${rest}`;
    if (obstacle === 'gone') return '⚠️ Kanału tej partii już nie ma. Nadal można ją stąd rozegrać i zakończyć.';
    return `⚠️ Nie mogę pisać na ${place}. Brakuje mi uprawnień: ${permissionsInPolish(obstacle.missing)}. ${rest}`;
  },
  canPostAgain: place => `Partia toczy się dalej: ${place}.`,

  vote: (kind, by, handover, late) => {
    if (kind === 'undo') return `${by} prosi o cofnięcie swojego ostatniego ruchu razem ze wszystkim, co było potem.`;
    if (kind === 'draw') return `${by} proponuje remis.`;
    if (kind === 'claim') return `⏰ Czas na ruch minął. ${by} proponuje grać dalej bez jednej osoby: odpada ${late}.`;
    if (handover) return `${by} proponuje zmianę przy stole: odchodzi ${handover.from}, siada ${handover.to}.`;
    return `${by} proponuje zakończyć partię bez wyniku.`;
  },
  voteNeeds: mentions => `Potrzebna zgoda: ${and(mentions)}.`,
  voteEnded: state => (state === 'carried' ? 'Zgoda.' : 'Odmowa.'),
  undoNeeds: mentions =>
    `Od Twojego ruchu coś już dobrano, odkryto albo zagrano, więc potrzebna jest zgoda: ${and(mentions)}. Razem z ruchem cofnie się wszystko, co było po nim.`,
  askOthers: count => (count === 1 ? 'Zapytaj o zgodę' : 'Zapytaj wszystkich o zgodę'),
  seatOffered: mention => `${mention}: aby usiąść na tym miejscu, naciśnij „Zajmuję miejsce”.`,
  seatCalled: 'Pytanie wysłane. Miejsce zmieni gracza, gdy wszyscy się zgodzą, a nowa osoba je zajmie.',
  takeSeat: 'Zajmuję miejsce',
  voteCalled: 'Pytanie trafiło do pozostałych. Stanie się tak, gdy zgodzą się wszyscy.',
  agree: 'Zgadzam się',
  disagree: 'Nie zgadzam się',

  calledDirectly: (table, until) => `▶ **Twój ruch:** ${table}${until === null ? '' : ` · termin: <t:${until}:R>`}`,
  toThread: 'Do stołu',
  calledHere: mention =>
    `🔔 ${mention}, Twój ruch. Discord nie pozwala mi pisać do Ciebie prywatnie, więc wołam tutaj.`,
  unreachable:
    '⚠️ Discord nie pozwolił mi napisać do Ciebie prywatnie, więc wołam Cię w wątkach. Zezwól na wiadomości od osób z tego serwera i wybierz ponownie `/ustawienia powiadomienia`.',
  digest: tables =>
    `${polish(tables, 'Czeka na Ciebie', 'Czekają na Ciebie', 'Czeka na Ciebie')} ${tables} ${polish(tables, 'partia', 'partie', 'partii')}`,
  digestLine: (table, link, until) => `▶ [${table}](${link})${until === null ? '' : ` · termin: <t:${until}:R>`}`,
  reminder: (mention, since) => `🔔 ${mention}: stół czeka na Twój ruch. Kolej przyszła <t:${since}:R>.`,
  notNow: '-# Nie teraz? Przypomnę za 4 godziny, wieczorem albo jutro rano:',
  snooze: snooze => ({ hours: '4 h', evening: 'Wieczorem', tomorrow: 'Jutro' })[snooze],
  snoozed: until => `Przypomnę <t:${until}:R>. Czas na ruch biegnie jak dotąd.`,
  threadOver: (winners, names) => {
    const won = (names: readonly string[]): string =>
      `${polish(names.length, 'Wygrywa', 'Wygrywają', 'Wygrywają')} ${and(names)}`;
    const end = winners === null ? 'Bez wyniku' : winners.length === names.length ? 'Remis' : won(winners);
    return `🏁 ${end}: ${names.join(' – ')}`;
  },
  resultsLabel: 'Kanał wyników',
  rematch: 'Rewanż',
  rematchWaits: (ready, missing) =>
    `🔁 Rewanż: gotowość ${polish(ready.length, 'zgłasza', 'zgłaszają', 'zgłasza')} ${and(ready)}${missing.length > 0 ? `, czekamy na: ${and(missing)}` : ''}. Zacznie kto inny, strony się zmienią.`,
  rematchIn: place => `🔁 Rewanż toczy się tutaj: ${place}.`,
  keptFor: (mention, until) => `trzymane dla: ${mention}, zwolni się <t:${until}:R>`,
  freeSeatLabel: 'Zwolnij miejsce, które czeka na zaproszoną osobę',
  freeSeatOf: name => `Zwolnij miejsce: ${name}`,
  standInAsked: (mention, asked, until) =>
    `🏖️ ${mention}: nieobecność do <t:${until}:D>. ${asked}, zagrasz w tym czasie na tym miejscu? Rękę zobaczysz dopiero po zgodzie.`,
  standInYes: 'Zagram',
  standInNo: 'Nie tym razem',
  standsIn: (mention, name, until) => `🏖️ ${mention} gra za: ${name}, do <t:${until}:D>.`,
  seatKept: name => `🏖️ Nikt nie zastępuje gracza ${name}: zegar tego miejsca stoi.`,
  awayUntil: (until, standIn) => ` · nieobecność do <t:${until}:D>${standIn ? `, gra ${standIn}` : ''}`,
  awayLabel: 'Nieobecność',
  away: days => `Nieobecność: ${hoursPl(days * 24)}`,
  notAway: 'Nieobecność: brak',
  awayTill: (from, last) => `Nieobecność: ${from === null ? '' : `od ${dayPl(from)} `}do ${dayPl(last)}`,
  idle: until =>
    `💤 Ten stół stoi od miesiąca po czasie. Jeśli nikt nie zagra i nic innego nie ustalicie, <t:${until}:R> zostanie zamknięty bez wyniku.`,
  idleClosed: '💤 Od tygodni nikt nie zagrał: partia zamknięta bez wyniku.',
  overdue: (mention, since, others) =>
    [
      `⏰ Czas na ruch minął. ${mention}: Twoja kolej przyszła <t:${since}:R>. Możesz jeszcze zagrać.`,
      ...(others.length > 0 ? [`${and(others)}: co robimy?`] : []),
    ].join('\n'),
  skipLate: 'Niech zagra komputer',
  claimLate: wins => (wins ? 'Biorę wygraną' : 'Usuń z partii'),
  findSomebody: 'Znajdź kogoś',
  seatLookedFor: 'Miejsce jest ogłoszone tam, gdzie otwarto ten stół. Kto je zajmie, gra dalej od tego momentu.',
  seatOpen: (table, place, by) =>
    `🪑 **Wolne miejsce:** ${table}, ${place}. ${by} szuka kogoś, kto zagra dalej. Kto je zajmie, godzi się na to i od tej chwili widzi tę rękę; ranking tej osoby się nie zmieni.`,
  seatTaken: place => `Miejsce jest Twoje: ${place}.`,
  seatNoLongerOpen: '🪑 To miejsce nie jest już wolne.',
  tableOpen: role => `${role}: otwarto stół.`,
  tablesRoleLabel: 'Rola wołana do otwartych stołów',
  roleTrouble: trouble => `⚠️ ${roleTroubleInPolish[trouble]}`,
  hearButton: hears => (hears ? 'Otwarte stoły: już mnie nie wołaj' : 'Otwarte stoły: wołaj mnie'),
  hearsOfTables: (role, hears) =>
    hears
      ? `🔔 Masz teraz rolę ${role}: zawołam Cię, gdy ktoś otworzy stół. Ten sam przycisk to wyłączy.`
      : `🔕 Nie masz już roli ${role}: otwarte stoły Cię nie wołają.`,
  avoided: mentions => `-# Wolisz nie grać z: ${and(mentions)}. Widzisz to tylko Ty.`,
  seeking: (game, until) =>
    `🔎 Szukam dla Ciebie chętnych do gry ${game} do <t:${until}:f>. Gdy znajdzie się dość pasujących osób, otworzę stół i was zawołam.`,
  seekingWhat: wishes =>
    wishes.length === 0 ? '-# Dowolne opcje, dowolne tempo.' : `-# ${wishes.join(' · ')}. Reszta tak, jak wolą inni.`,
  ratingWithin: (from, to) => `ranking od ${from} do ${to}`,
  seekLine: (game, until) => `🔎 Szukam chętnych: **${game}**, do <t:${until}:f>`,
  stopSeeking: game => `Nie szukaj: ${game}`,
  notSeeking: game => `Nie szukam już dla Ciebie chętnych do gry ${game}.`,
  found: game => `Są chętni do gry ${game}: stół otwarty, wszyscy zawołani.`,
  waitLate: 'Czekamy dalej',
  lateSettled: (action, name) => {
    if (action === 'skip') return `${name}: tym razem gra komputer.`;
    return action === 'claim' ? `${name} odpada z partii.` : `${name}: czekamy dalej.`;
  },

  forgotten: '-# Usunięte na prośbę gracza.',
  done: 'Gotowe.',
  confirmConcede: 'Poddać tę partię? Tego nie da się cofnąć.',
  conceded: 'Partia poddana.',
  yesConcede: 'Poddaję partię',
  matchStatus: ({ game, id, seats, startedAt, isOver, seedHash, waitingFor, left, pace }) =>
    [
      `### ${game}`,
      ...seats.map((seat, index) => `${index + 1}. ${seat}${leftText(left[index] ?? null)}`),
      isOver ? '' : timeText(pace),
      startedAt === null ? '' : `Początek: <t:${Math.floor(startedAt / 1000)}:R>.`,
      isOver ? 'Partia skończona.' : '',
      waitingFor.length > 0 ? `Czekamy na ruch: ${and(waitingFor)}.` : '',
      `-# Partia ${id} · skrót ziarna \`${seedHash}\``,
    ]
      .filter(line => line !== '')
      .join('\n'),
  exported:
    'Partia w plikach: co się działo, do czytania, oraz początek i każda odpowiedź, do odtworzenia. Dopóki trwa, ziarno, odpowiedzi i tajemnice są zapieczętowane.',
  openMatch: 'Otwórz tu partię…',
  endMatch: 'Zakończ bez wyniku',
  nextTable: (table, place, more) =>
    `⏭️ **Następna:** ${place ?? table}${more > 0 ? ` · ${polish(more, 'czeka', 'czekają', 'czeka')} na Ciebie jeszcze ${more} ${polish(more, 'partia', 'partie', 'partii')}` : ''}`,
  nextButton: 'Przejdź do niej',
  noteTitle: 'Notatka dla siebie',
  noteLabel: 'Widzisz ją tylko Ty; pusta znika',
  asPicture: 'Na obrazku',
  noMatches: () => 'Nie grasz teraz w żadnej partii. Nową otworzy /graj.',
  matchLine: ({ game, place, isNamed, opponents, state, since, due }) => {
    const table = isNamed ? place : `${place} **${game}**, przy stole: ${opponents || 'jeszcze nikt'}`;
    const until = due === null ? '' : ` · termin <t:${due}:R>`;
    return `${state === 'yours' ? '▶' : '⏳'} ${table} · ${LINE_STATES[state]} <t:${since}:R>${until}`;
  },
  verified: ({ answers, hashMatches, mismatchAt, sameEnd, seed }) =>
    hashMatches && mismatchAt === null && sameEnd
      ? `✅ Wszystko się zgadza. Ziarno \`${seed}\` ma ogłoszony skrót, a odtworzenie ${answers} odpowiedzi prowadzi do tego samego końca.`
      : [
          '❌ Coś się nie zgadza.',
          hashMatches ? '' : 'Ziarno nie ma ogłoszonego skrótu.',
          mismatchAt === null ? '' : `Odtwarzanie schodzi ze ścieżki przy odpowiedzi ${mismatchAt} z ${answers}.`,
          sameEnd ? '' : 'Odtworzona partia kończy się inaczej.',
        ]
          .filter(line => line !== '')
          .join('\n'),
  whyAllowed: move => `Nic tego nie zabrania: \`${move}\` to teraz legalny ruch.`,
  forbidden: (rule, because) => `**${rule}** · ${because}`,

  settingsTitle: whose => TITLES[whose],
  settingsSaved: 'Zapisane.',
  settingsOf: whose => ({ player: 'Moje', channel: 'Ten kanał', guild: 'Serwer' })[whose],
  quietRule: most => `-# Bez przypomnień, zegar stoi: najwyżej ${hoursPl(most)} na dobę, u wszystkich tak samo.`,
  awayChoice: (from, last) => (from === null ? `Do: ${dayPl(last)}` : `Od ${dayPl(from)} do ${dayPl(last)}`),
  backChoice: 'Bez nieobecności: jestem',
  noQuiet: 'Bez godzin ciszy',
  timeZone: zone => `Strefa: ${zone}`,
  myData: 'Moje dane',
  deleteMyData: 'Usuń moje dane…',
  setting: id => SETTINGS[id],
  settingValue: (id, value) => VALUES[`${id}/${value}`] ?? value,
  help: () =>
    [
      '## Arbiter w trzech krokach',
      '1. `/graj` otwiera stół. Inni naciskają **Dołącz**, wybierają strony, a ktokolwiek przy stole naciska **Start**.',
      '2. Gdy przychodzi Twoja kolej, naciśnij **Graj** pod planszą (albo wpisz `/ruch`). Rękę i wybory widzisz tylko Ty; **Wstecz** cofa wybór.',
      '3. Gdy wracasz po paru godzinach, ostatni wpis pokazuje planszę i to, co się stało od Twojego ruchu. `/partie` wymienia wszystkie stoły, które na Ciebie czekają.',
      '',
      'W razie wątpliwości: `/zasady` znajdzie zasadę, żeton i kartę, a `/dlaczego` powie, która zasada zabrania ruchu. Cofanie: `/cofnij`, język i przypomnienia: `/ustawienia`. Ligi: `/liga`, wyniki: `/profil` i `/ranking`. Kto chce tylko patrzeć: **Inne**, potem **Obserwuj**. Codziennie coś do rozwiązania: `/zadanie`.',
      '-# Nieoficjalny projekt fanów. Ikony: game-icons.net, CC BY 3.0.',
    ].join('\n'),

  refusal: (why, about) => plRefusals[why](about),
  ourFault: reference =>
    `Coś zepsuło się po naszej stronie; z partii nic nie przepadło. Spróbuj jeszcze raz. (Numer: ${reference})`,
};
