import type { Lesson } from '../../../engine/lesson.js';

const lesson = (rule: string, pl: string, en: string): Lesson => ({ rule, text: { pl, en } });

/** What a hero meets for the first time, in two sentences, and the rule whose passage says the rest. */
export const LESSONS = {
  tactic: lesson(
    'MK-W-2.5',
    'Taktyka decyduje, kto w tej rundzie gra wcześniej: niższy numer pierwszy. Wyższe numery dają za to coś dobrego.',
    'Your tactic decides who goes earlier this round: lower numbers first. Higher numbers make up for it with something good.',
  ),
  cards: lesson(
    'MK-C-1.2',
    'Każda karta ma stronę podstawową i mocniejszą, którą opłacasz maną jej koloru. Każdą możesz też zagrać bokiem jako 1 Ruchu, Wpływu, Ataku albo Bloku.',
    'Every card has a basic side and a stronger one that mana of its colour pays for. Any card may also be played sideways as 1 Move, Influence, Attack or Block.',
  ),
  mana: lesson(
    'MK-W-3.14',
    'Mocniejszą stronę opłaca jedna kość ze źródła na turę, znacznik albo kryształ tego koloru. W dzień złota kość zastępuje każdy podstawowy kolor.',
    'One Source die a turn, a token or a crystal of the colour pays for the stronger side. By day a gold die stands for any basic colour.',
  ),
  move: lesson(
    'MK-W-4.2',
    'Za punkty Ruchu wchodzisz na sąsiednie obszary, każdy teren ma swój koszt. Możesz ruszać się na raty, ale akcja (walka, negocjacje) kończy ruch.',
    'Move points take you to adjacent spaces, each terrain has its cost. You may move bit by bit, but an action (a fight, an interaction) ends your movement.',
  ),
  explore: lesson(
    'MK-W-5.1',
    'Stojąc przy brzegu mapy, za 2 punkty Ruchu odkrywasz nowy teren. W Pierwszym rekonesansie każdy daje 1 punkt Sławy.',
    'Standing at the edge of the map you reveal a new tile for 2 Move points. In First Reconnaissance each one gives 1 Fame.',
  ),
  rampaging: lesson(
    'MK-W-6.1',
    'Rozwścieczeni wrogowie nie wpuszczają na swój obszar, a przejście z jednego sąsiedniego obszaru na drugi ich prowokuje. Możesz też sam ich wyzwać, stojąc obok.',
    'Rampaging enemies let nobody onto their space, and moving from one space beside them to another provokes them. You may also challenge them from an adjacent space.',
  ),
  village: lesson(
    'MK-S-3.1',
    'W wiosce werbujesz jednostki i kupujesz leczenie po 3 Wpływu. Negocjacje są akcją, więc zwykle najpierw dojdź, potem rozmawiaj.',
    'In a village you recruit units and buy healing for 3 Influence. Interacting is your action, so usually arrive first and talk then.',
  ),
  monastery: lesson(
    'MK-S-4.1',
    'W monastyrze leczysz się po 2 Wpływu, werbujesz mnichów i uczysz się akcji zaawansowanych po 6. Spalenie go daje artefakt, ale kosztuje 3 Reputacji.',
    'In a monastery healing costs 2 Influence, you recruit monks and learn advanced actions for 6. Burning it brings an artifact but costs 3 Reputation.',
  ),
  keep: lesson(
    'MK-S-5.1',
    'Twierdzy broni szary wróg, a jego mury wpuszczają w pierwszej fazie tylko ataki oblężnicze. Zdobyta daje werbunek i większą rękę w pobliżu.',
    'A keep is defended by a grey enemy whose walls let only siege attacks through in the first phase. Once yours it offers units and a larger hand near it.',
  ),
  mage_tower: lesson(
    'MK-S-6.1',
    'Wieży maga broni fioletowy wróg, także ufortyfikowany. Za zdobycie dostajesz czar, a potem możesz tu kupować kolejne.',
    'A mage tower is defended by a violet enemy, fortified too. Conquering it brings a spell, and later you may buy more here.',
  ),
  magical_glade: lesson(
    'MK-S-10.1',
    'Zacznij tu turę, a dostaniesz złotą manę w dzień albo czarną w nocy. Kończąc tu turę, wyrzucasz jedną ranę.',
    'Start your turn here for a gold mana by day or a black one by night. End it here to throw away one Wound.',
  ),
  mine: lesson(
    'MK-S-11.1',
    'Zakończ tu turę, a dostaniesz kryształ koloru kopalni. Kryształy zostają między turami, do trzech w kolorze.',
    'End your turn here and you gain a crystal of the mine’s colour. Crystals stay between turns, up to three of a colour.',
  ),
  dungeon: lesson(
    'MK-S-12.1',
    'W lochu walczysz z brązowym wrogiem na zasadach nocy i bez jednostek. Pierwszy zwycięzca dostaje czar albo artefakt.',
    'In a dungeon you fight a brown enemy by night rules and without units. The first to win gets a spell or an artifact.',
  ),
  tomb: lesson(
    'MK-S-13.1',
    'W grobowcu czeka czerwony wróg; walczysz na zasadach nocy i bez jednostek. Nagrodą są czar i artefakt.',
    'A red enemy waits in the tomb; you fight by night rules and without units. The reward is a spell and an artifact.',
  ),
  monster_den: lesson(
    'MK-S-14.1',
    'W legowisku walczysz z jednym brązowym wrogiem. Nagrodą są dwa losowe kryształy.',
    'In a den you fight one brown enemy. The reward is two random crystals.',
  ),
  spawning_grounds: lesson(
    'MK-S-15.1',
    'W wylęgarni walczysz z dwoma brązowymi wrogami naraz. Nagrodą są artefakt i trzy losowe kryształy.',
    'On spawning grounds you fight two brown enemies at once. The reward is an artifact and three random crystals.',
  ),
  ancient_ruins: lesson(
    'MK-S-16.1',
    'W ruinach leży żeton: ołtarz, na którym za manę dostajesz sławę, albo wrogowie z nagrodą. Zbadanie go jest twoją akcją.',
    'A token lies in the ruins: an altar where mana buys Fame, or enemies with a reward. Exploring it is your action.',
  ),
  recruit: lesson(
    'MK-W-8.5',
    'Reputacja dodaje do Wpływu albo od niego odejmuje, raz na negocjacje. Każda jednostka zajmuje żeton dowodzenia, na początku masz jeden.',
    'Reputation adds to your Influence or takes from it, once an interaction. Each unit takes a Command token, and you start with one.',
  ),
  units: lesson(
    'MK-C-7.7',
    'Gotowej jednostki używasz raz na rundę, wybierając jedną zdolność. W walce może też przyjąć obrażenia za ciebie.',
    'You use a ready unit once a round, choosing one ability. In a fight it may also take damage for you.',
  ),
  ranged: lesson(
    'MK-W-10.5',
    'Walka zaczyna się fazą dystansową: liczą się tylko ataki dystansowe i oblężnicze, kart bokiem nie zagrasz. Kogo pokonasz teraz, ten już nie zaatakuje.',
    'A fight begins with the ranged phase: only ranged and siege attacks count, no cards sideways. Whom you beat now will not attack you.',
  ),
  block: lesson(
    'MK-W-11.2',
    'Teraz blokujesz ataki wrogów, każdy osobno i w całości albo wcale. Atak ogniem najlepiej zatrzymuje lód, atak lodem ogień.',
    'Now you block enemy attacks, each on its own and in full or not at all. Ice stops fire best, and fire stops ice.',
  ),
  damage: lesson(
    'MK-W-11.8',
    'Niezablokowany atak zadaje obrażenia tobie albo jednostce. Za każdy pełny lub zaczęty pancerz bierzesz jedną ranę na rękę.',
    'An attack that was not blocked deals damage to you or to a unit. For each armor’s worth, full or begun, you take one Wound to hand.',
  ),
  attack: lesson(
    'MK-W-10.8',
    'W fazie ataku liczą się wszystkie ataki, także karty bokiem, a mury już nie chronią. Suma musi sięgnąć pancerza wroga, inaczej nic się nie dzieje.',
    'In the attack phase all attacks count, cards sideways too, and walls no longer help. The sum has to reach the enemy’s armor, or nothing happens.',
  ),
  wound: lesson(
    'MK-W-14.1',
    'Rana zajmuje miejsce na ręce i niczego nie daje. Usuwa ją leczenie, magiczna polana, a odpoczywając, odrzucisz ją z inną kartą.',
    'A Wound takes room in your hand and does nothing. Healing or a magical glade removes it, and resting discards it with another card.',
  ),
  level: lesson(
    'MK-W-15.6',
    'Na parzystym poziomie wybierasz jedną z dwóch umiejętności i akcję zaawansowaną z puli. Na nieparzystym rośnie pancerz, ręka albo dowodzenie.',
    'At an even level you choose one of two skills and an advanced action of the offer. At an odd one your armor, hand or command grows.',
  ),
  crystals: lesson(
    'MK-C-3.2',
    'Kryształ leży w ekwipunku, aż go wydasz jako manę swojego koloru. Mana w znacznikach przepada z końcem tury.',
    'A crystal stays in your inventory until you spend it as mana of its colour. Mana tokens are lost when the turn ends.',
  ),
  night: lesson(
    'MK-C-3.3',
    'W nocy złota mana nie działa, a czarna wzmacnia czary. Las kosztuje 5, pustynia 3, a zakrytych załóg nie widać z daleka.',
    'At night gold mana does not work and black mana powers spells. Forests cost 5, deserts 3, and hidden garrisons are not seen from afar.',
  ),
  announce: lesson(
    'MK-W-2.7',
    'Talia się skończyła: zamiast tury możesz ogłosić koniec rundy. Pozostali mają wtedy jeszcze po jednej turze.',
    'Your deck is empty: instead of a turn you may announce the end of the round. Everybody else then has one more turn.',
  ),
  reward: lesson(
    'MK-W-15.4',
    'Nagrody za zdobyte miejsce odbierasz na koniec tury, w dowolnej kolejności. Nowe karty trafiają na wierzch twojej talii.',
    'Rewards of a conquered site come at the end of the turn, in any order. New cards go on top of your deck.',
  ),
} as const;

export type Topic = keyof typeof LESSONS;
