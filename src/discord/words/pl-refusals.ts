import { polish } from '../../engine/index.js';
import type { RefusalName } from '../../matches/index.js';
import type { RoleObstacle } from '../roles.js';

type About = Readonly<Record<string, string>>;

/** As Discord's own Polish settings call them. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  ViewChannel: 'Wyświetlanie kanału',
  SendMessages: 'Wysyłanie wiadomości',
  AttachFiles: 'Załączanie plików',
  CreatePublicThreads: 'Tworzenie publicznych wątków',
  SendMessagesInThreads: 'Wysyłanie wiadomości w wątkach',
  ManageThreads: 'Zarządzanie wątkami',
  ManageRoles: 'Zarządzanie rolami',
};
export const permissionsInPolish = (permissions: readonly string[]): string =>
  permissions.map(id => PERMISSIONS[id] ?? id).join(', ');
/** What is in the way of a role that people take by themselves. */
export const roleTroubleInPolish: Readonly<Record<RoleObstacle | 'silent', string>> = {
  gone: 'Tej roli już nie ma; kto zarządza serwerem, może wskazać inną: `/ustawienia otwarte-stoły`.',
  managed: 'To rola wszystkich albo bota. Załóżcie osobną dla otwartych stołów.',
  power: 'Daje więcej uprawnień, niż mają wszyscy. Załóżcie taką bez uprawnień.',
  permission: 'Brakuje mi na tym serwerze uprawnienia: Zarządzanie rolami. Poproś administrację, żeby mi je dała.',
  above: 'Stoi wyżej niż moja: administracja musi przeciągnąć moją nad nią na liście ról.',
  silent:
    'Na razie nikt jej nie słyszy: pozwólcie każdemu ją wspominać albo dajcie mi uprawnienie Wspominanie wszystkich ról.',
};
const named = (permissions = ''): string => permissionsInPolish(permissions.split(', '));

/** How Arbiter says no in Polish. */
export const plRefusals: Readonly<Record<RefusalName, (about: About) => string>> = {
  'no-match-here': () => 'Na tym kanale nie toczy się żadna partia. Nową otworzy /graj, swoje zobaczysz w /partie.',
  'match-over': () => 'Ta partia jest już skończona.',
  'not-seated': () => 'Nie grasz w tej partii, możesz kibicować.',
  'not-asked': () => 'To nie Twoja kolej. Tak wygląda sytuacja.',
  'answered-already': () => 'Twoja odpowiedź już jest. Wszystkie zostaną pokazane razem, gdy odpowiedzą pozostali.',
  stale: () => 'Ten przycisk jest z wcześniejszej chwili. Teraz sytuacja wygląda tak.',
  'no-such-option': () => 'Tego nie da się teraz wybrać. Tak wygląda sytuacja.',
  'illegal-move': ({ rule, pl }) => `**${rule}** · ${pl}`,
  'unclear-move': ({ typed }) =>
    `Nie rozumiem „${typed}”. Wybierz z listy, którą podpowiada /ruch, albo naciśnij Graj.`,
  'too-far-ahead': ({ later }) =>
    `Zanim przyjdzie kolej na „${later}”, coś się dobiera albo odkrywa. Wpisz ruch tylko do tego miejsca, resztę dodasz, gdy to zobaczysz.`,
  'cannot-undo': () =>
    'Tej odpowiedzi nie da się już cofnąć: od tamtej pory coś dobrano, odkryto albo zagrano. Komendą /cofnij możesz poprosić pozostałych.',
  'nothing-to-undo': () => 'Nie masz jeszcze czego cofać.',
  'lobby-closed': () => 'Ten stół jest już zamknięty.',
  'lobby-full': () => 'Wszystkie miejsca są zajęte.',
  'already-seated': () => 'Ta osoba ma już miejsce.',
  'not-in-lobby': () => 'Nie masz tu miejsca. Najpierw naciśnij Dołącz.',
  'not-host': () => 'To może zmienić tylko osoba, która otworzyła stół.',
  'side-taken': ({ by }) => `Tę stronę ma już ${by}.`,
  'seats-empty': () => 'Są jeszcze wolne miejsca.',
  'place-taken': () => 'Tu toczy się już partia. Zacznijcie na innym kanale albo pozwólcie mi zakładać wątki.',
  'unknown-game': () => 'Nie znam tej gry. Wybierz ją z listy.',
  'unknown-option': () => 'Nie ma takiej możliwości.',
  'not-started': () => 'Partia jeszcze się nie zaczęła.',
  'cannot-concede': () =>
    'Zasady tej gry nie pozwalają się poddać. Pozostali mogą zgodzić się na koniec: /partia przerwij.',
  'vote-closed': () => 'To głosowanie jest zamknięte.',
  'own-proposal': () => 'To Twoja propozycja; teraz odpowiadają pozostali.',
  'not-your-seat': () => 'To miejsce czeka na kogoś innego.',
  'no-bots': () => 'Bot nie może zająć miejsca. Wskaż człowieka.',
  'not-a-member': () => 'Tej osoby nie ma na serwerze.',
  'too-fast': ({ until }) => `To dużo jak na tak krótki czas. Spróbuj ponownie <t:${until}:R>.`,
  'not-played-here': () => 'Na tym kanale nie rozegrano partii o takim numerze.',
  'bad-form': () => 'W tym, co przyszło, czegoś brakuje. Spróbuj jeszcze raz.',
  'not-overdue': () => 'Czas jeszcze nie minął albo ruch jest już wykonany.',
  'own-delay': () => 'O tym decydują pozostali. Możesz jeszcze wykonać ruch: naciśnij Graj.',
  'not-finished': ({ hash }) => `Partia jeszcze trwa. Ogłoszony skrót to \`${hash}\`; ziarno poznacie na końcu.`,
  'no-course': () =>
    'Do tej gry nie ma jeszcze kursu. Zasady wyjaśnia /zasady, a łatwy komputer jest cierpliwym przeciwnikiem.',
  'no-puzzles': () => 'Do tej gry nie ma jeszcze zadań.',
  'puzzle-gone': () =>
    'Pod tym zadaniem zmieniły się zasady i już go nie ma. Dzisiejsze zadanie i archiwum znajdziesz w `/zadanie`.',
  'puzzles-done': () => 'Całe archiwum tej gry masz już za sobą. Nowy dzień przyniesie nowe zadanie.',
  'film-later': () => 'Film zrobię, gdy partia się skończy. Na razie obejrzysz ją krok po kroku: /powtórka.',
  'cannot-replay': () =>
    'Tej chwili nie da się już odtworzyć: od tamtej pory poprawiliśmy zasady i partia poszłaby dziś inaczej. Jej przebieg jest w /przebieg.',
  'no-such-seat': () => 'Nie ma takiego miejsca.',
  'missing-permission': ({ permissions, channel }) =>
    `Brakuje mi uprawnień na ${channel ? `kanale <#${channel}>` : 'tym kanale'}: ${named(permissions)}. Poproś o nie osobę, która zarządza serwerem.`,
  'nothing-private': () => 'Nie masz nic ukrytego przed innymi; wszystko widać na planszy.',
  'not-admin': () => 'To mogą zmienić tylko osoby, które zarządzają serwerem.',
  'bad-zone': ({ typed }) => `Nie znam strefy „${typed}”. Podaj ją z nazwy, np. Europe/Warsaw.`,
  'bad-absence': () =>
    'Nieobecność musi kończyć się w przyszłości i trwać najwyżej 30 dni, np. „10.05-17.05” albo „do 17.05”.',
  'away-too-long': ({ days }) =>
    `Zegary stoją z powodu nieobecności najwyżej 30 dni w ciągu trzech miesięcy; zostało Ci ${days} ${polish(Number(days), 'dzień', 'dni', 'dni')}. Kogo nie ma dłużej, może oddać miejsce: /partia zastąp.`,
  'own-seat': () => 'To Twoje własne miejsce: wskaż kogoś innego.',
  'seats-kept': () => 'Wolne miejsca czekają na zaproszonych. Gospodarz może zwolnić miejsce w Opcjach.',
  'not-over': () => 'Ta partia jeszcze trwa.',
  'bad-hours': ({ typed }) => `Nie rozumiem „${typed}”. Wpisz godziny ciszy tak: 22-7, albo „brak”.`,
  'personal-setting': () =>
    'Przypomnienia, godziny ciszy i drobne reakcje każdy ustawia dla siebie. Dla kanału i serwera można ustawić język i kolory.',
  expired: () => 'To już wygasło.',
  'too-many-matches': () => 'Grasz już w bardzo wielu partiach. Dokończ najpierw kilka z nich.',
  'no-league-here': () => 'Nie ma tu żadnej ligi. Nową założy /liga utwórz.',
  'which-league': () => 'Na tym serwerze jest kilka lig: wskaż jedną w opcji `liga`.',
  'league-over': () => 'Ten sezon jest zamknięty.',
  'league-running': () => 'Sezon już trwa, tego nie da się zmienić.',
  'league-not-running': () => 'Ten sezon teraz nie trwa.',
  'not-organiser': () => 'To mogą zrobić tylko osoby, które prowadzą tę ligę.',
  'already-in-league': () => 'Ta osoba jest już w lidze.',
  'not-in-league': () => 'Nie ma Cię w tej lidze.',
  'league-full': () => 'W tej lidze nie ma już miejsc.',
  'not-invited': ({ role }) => `Ta liga jest tylko dla osób z rolą <@&${role}>.`,
  'no-late-join': () => 'Sezon już trwa i nie można do niego dołączyć.',
  'too-few-entrants': ({ needed }) => `Sezon wymaga co najmniej ${needed} osób.`,
  'too-many-entrants': ({ most }) => `Sezon w tej formule mieści najwyżej ${most} osób.`,
  'no-such-pairing': () => 'Nie ma takiej pary w tej lidze.',
  'no-such-entrant': () => 'Nie ma w tej lidze nikogo o tej nazwie.',
  'wrong-seats': ({ seats }) =>
    seats === '2'
      ? 'W tej lidze partie są dwuosobowe, a w tym trybie gra więcej osób. Wybierz tryb dla dwojga.'
      : `W tej lidze przy stole siadają ${seats} osoby, a tak się w to nie zagra. Wybierz inny tryb albo inną formułę.`,
  'bad-order': () => 'Podaj każdą osobę stołu raz, od pierwszego miejsca, albo wybierz inny wynik.',
  'no-offer': () => 'Tego miejsca nikt Ci nie proponuje.',
  'bot-account': () => 'To konto bota. Miejsce w lidze może zająć tylko człowiek.',
  'may-not-open-leagues': ({ channel }) =>
    channel
      ? `Na tym serwerze ligi prowadzi się tylko na kanale <#${channel}>.`
      : 'Ligi otwiera tu ten, kto może zarządzać wydarzeniami albo serwerem. Komu jeszcze wolno, ustala się przez /liga zezwól.',
  'may-not-write-there': ({ channel }) =>
    `Nie możesz pisać na kanale <#${channel}>, więc nie możesz tam prowadzić ligi.`,
  'nothing-to-reopen': () => 'Ten sezon nie został zamknięty przez organizatora, więc nie ma czego wznawiać.',
  'no-draws': () => 'W tej grze nie ma remisu za zgodą graczy.',
  'too-many-avoided': ({ most }) => `Na liście zmieści się najwyżej ${most} osób. Najpierw kogoś z niej skreśl.`,
  'avoided-inside': () =>
    'W tej lidze gra ktoś, z kim wolisz nie grać, i możecie na siebie trafić. `/liga dołącz` z opcją `mimo-to` dołączy Cię i tak.',
  'unknown-choice': ({ typed }) => `Ta gra nie ma opcji „${typed}”. Wybierz z listy albo ustaw ją przy stole.`,
  'alone-by-choice': () => 'Z tymi opcjami gra się w pojedynkę. Wybierz inne, żeby szukać chętnych.',
  'no-tables-role': () =>
    'Ten serwer nie wskazał roli dla otwartych stołów. Może to zrobić, kto nim zarządza: `/ustawienia otwarte-stoły`.',
  'cannot-give-role': ({ why, role }) =>
    `Nie mogę nikomu dać roli <@&${role}>. ${roleTroubleInPolish[why as RoleObstacle]}`,
  'role-not-yours': () =>
    'Wskaż rolę, którą możesz dawać bez mojej pomocy: potrzebujesz uprawnienia Zarządzanie rolami i roli stojącej wyżej.',
  'place-changed': ({ place }) => `Na polu ${place} coś się zmieniło, odkąd zostawiono to polecenie.`,
  'game-paused': () =>
    'Ta gra chwilowo nie przyjmuje nowych partii: kilka razy zawiodła z naszej winy i już o tym wiemy. Trwające partie toczą się dalej.',
  'store-away': () => 'Nie mogę teraz zajrzeć do zapisanych partii. Nic nie przepadło: spróbuj jeszcze raz za minutę.',
  'newer-rules': () =>
    'Arbiter jest właśnie aktualizowany i ta partia toczy się już według nowszych zasad. Naciśnij jeszcze raz za chwilę.',
  'table-broken': () =>
    'Tego stołu nie da się otworzyć przez nasz błąd. Wszystko, co zagrano, jest zapisane i nikomu nie leci czas; `/partia eksport` to pobierze, `/partia przerwij` skończy partię za zgodą wszystkich.',
  'nothing-waits': () => 'Żaden stół teraz na Ciebie nie czeka. `/partie` pokaże Twoje partie.',
  'which-game': () => 'Podaj grę: na tym kanale nie toczy się żadna partia.',
  'settled-already': () => 'Z tego wyniku rozlosowano już następną rundę, więc zostaje.',
  'needs-winner': () => 'W pucharze ktoś musi przejść dalej: przyznaj wynik albo zarządź powtórkę.',
  'reason-needed': () => 'Napisz dlaczego: powód widzą wszyscy.',
  'bad-name': ({ most }) => `Liga potrzebuje nazwy, najwyżej ${most} znaków.`,
  'no-results': () => 'Nie ma jeszcze żadnych wyników.',
  'plays-already': () => 'Grasz w tej partii, więc i tak dostajesz powiadomienia.',
  'too-many-followed': ({ most }) =>
    `Obserwujesz już ${most} partii. Przestań najpierw obserwować którąś z nich: wypisuje je /partie.`,
  'too-many-followers': ({ most }) => `Tę partię obserwuje już ${most} osób i więcej nie może.`,
  'plays-here': () => 'Ta osoba gra w tej partii albo została do niej poproszona. Pokaż rękę komuś, kto nie gra.',
  'no-help-in-league': () => 'W lidze każdy gra bez pomocy: ręki nie pokazuje się nikomu.',
  'nothing-shown': () => 'Nikomu nie pokazujesz swojej ręki.',
  'hand-hidden': () => 'Ta ręka nie jest już pokazywana.',
  'hand-not-yours': () => 'Ta ręka jest pokazywana komuś innemu.',
  'sees-a-hand': () =>
    'Kto ogląda w tej partii czyjąś rękę, nie może zagrać w niej z innego miejsca. Najpierw trzeba przestać ją pokazywać: /ręka ukryj.',
  'own-final': () => 'To Twój własny finał: kto go wygra, powiesz przy stole.',
  'prediction-closed': () => 'Finał już się zaczął i nie można go więcej typować.',
};
