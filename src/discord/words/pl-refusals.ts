import type { RefusalName } from '../../matches/index.js';

type About = Readonly<Record<string, string>>;

/** How Arbiter says no in Polish. */
export const plRefusals: Readonly<Record<RefusalName, (about: About) => string>> = {
  'no-match-here': () => 'Na tym kanale nie toczy się żadna partia. Nową otworzy /graj, swoje zobaczysz w /partie.',
  'match-over': () => 'Ta partia jest już skończona.',
  'not-seated': () => 'Nie grasz w tej partii, możesz kibicować.',
  'not-asked': () => 'Teraz nie Ty decydujesz. Tak wygląda sytuacja.',
  stale: () => 'Ten przycisk jest z wcześniejszej chwili. Teraz sytuacja wygląda tak.',
  'no-such-option': () => 'Tego nie da się teraz wybrać. Tak wygląda sytuacja.',
  'illegal-move': ({ rule, pl }) => `**${rule}** · ${pl}`,
  'unclear-move': ({ typed }) => `Nie rozumiem „${typed}”. Zacznij pisać po /ruch i wybierz z listy.`,
  'incomplete-move': ({ typed }) => `„${typed}” to jeszcze nie cały ruch. Pisz dalej albo naciśnij Graj.`,
  'cannot-undo': () =>
    'Tej odpowiedzi nie da się już cofnąć: od tamtej pory coś dobrano, odkryto albo zagrano. Komendą /cofnij możesz poprosić pozostałych.',
  'lobby-closed': () => 'Ten stół jest już zamknięty.',
  'lobby-full': () => 'Wszystkie miejsca są zajęte.',
  'already-seated': () => 'Ta osoba ma już miejsce.',
  'not-in-lobby': () => 'Nie masz tu miejsca. Najpierw naciśnij Dołącz.',
  'not-host': () => 'To może zmienić tylko osoba, która otworzyła stół.',
  'side-taken': ({ by }) => `Tę stronę ma już ${by}.`,
  'seats-empty': () => 'Są jeszcze wolne miejsca.',
  'place-taken': () => 'Tu toczy się już partia. Zacznijcie na innym kanale albo pozwólcie mi zakładać wątki.',
  'unknown-game': () => 'Nie znam tej gry.',
  'unknown-option': () => 'Nie ma takiej możliwości.',
  'not-started': () => 'Partia jeszcze się nie zaczęła.',
  'cannot-concede': () =>
    'Zasady tej gry nie pozwalają się poddać. Pozostali mogą zgodzić się na koniec: /partia przerwij.',
  'vote-closed': () => 'To głosowanie jest zamknięte.',
  'not-overdue': () => 'Czas jeszcze nie minął albo ruch już zapadł.',
  'not-finished': ({ hash }) => `Partia jeszcze trwa. Ogłoszony skrót to \`${hash}\`; ziarno poznacie na końcu.`,
  'no-such-seat': () => 'Nie ma takiego miejsca.',
  'missing-permission': ({ permissions }) =>
    `Brakuje mi uprawnień na tym kanale: ${permissions}. Poproś administratora serwera o ich nadanie.`,
  'nothing-private': () => 'Nie masz nic ukrytego przed innymi; wszystko widać na planszy.',
  expired: () => 'To już wygasło.',
  'too-many-matches': () => 'Grasz już w bardzo wielu partiach. Dokończ najpierw kilka z nich.',
};
