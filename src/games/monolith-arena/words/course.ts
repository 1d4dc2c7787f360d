import type { Course } from '../../../engine/course.js';

/** A first match: the Dragon Empire of the learner against the Guardians of the Realm, with a Charge and a Battle. */
export const course: Course = {
  beginning: {
    seed: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    seats: 2,
    chosen: { mode: 'duel', variant: 'standard', monoliths: 'off', draws: 'open', first: 'first' },
    sides: ['dragon-empire', 'guardians-of-the-realm'],
  },
  seat: 0,
  answers: [
    { key: 'banner', seat: 0, said: 'B1' },
    { key: 'banner', seat: 1, said: 'E2' },
    { key: 'turn', seat: 0, said: 'place:swordsman' },
    { key: 'hex', seat: 0, said: 'D2' },
    { key: 'rotation', seat: 0, said: '2' },
    { key: 'pause', seat: 1, said: 'turn' },
    { key: 'turn', seat: 1, said: 'place:pupil' },
    { key: 'hex', seat: 1, said: 'D3' },
    { key: 'rotation', seat: 1, said: '0' },
    { key: 'turn', seat: 1, said: 'order:false-order' },
    { key: 'target', seat: 1, said: 'D2' },
    { key: 'hex', seat: 1, said: 'E1' },
    { key: 'rotation', seat: 1, said: '0' },
    { key: 'turn', seat: 1, said: 'end' },
    { key: 'pause', seat: 0, said: 'turn' },
    { key: 'forced-discard', seat: 0, said: 'move' },
    { key: 'turn', seat: 0, said: 'place:knight' },
    { key: 'hex', seat: 0, said: 'D4' },
    { key: 'rotation', seat: 0, said: '5' },
    { key: 'turn', seat: 0, said: 'order:battle-charge' },
    { key: 'mode', seat: 0, said: 'charge' },
    { key: 'target', seat: 0, said: 'E2' },
    { key: 'pause', seat: 1, said: 'turn' },
    { key: 'forced-discard', seat: 1, said: 'reinforcement-rune' },
    { key: 'turn', seat: 1, said: 'place:axeman' },
    { key: 'hex', seat: 1, said: 'D4' },
    { key: 'rotation', seat: 1, said: '5' },
    { key: 'turn', seat: 1, said: 'feature:D3' },
    { key: 'hex', seat: 1, said: 'D3' },
    { key: 'rotation', seat: 1, said: '4' },
    { key: 'turn', seat: 1, said: 'order:battle' },
    { key: 'mode', seat: 1, said: 'battle' },
  ],
  steps: [
    {
      at: 0,
      rule: 'MA-1.6',
      text: {
        pl: 'Każdy zaczyna od Sztandaru: ma 20 punktów wytrzymałości, a kto go straci, przegrywa. Postaw swój na B1, przy brzegu, gdzie mniej wrogów do niego dosięgnie.',
        en: 'Everybody begins with a Banner: it has 20 hit points, and whoever loses theirs loses the match. Put yours on B1, at the edge, where fewer enemies can reach it.',
      },
      otherwise: {
        pl: 'Można by i tam, ale na B1 Sztandar ma sąsiadów z mniejszej liczby stron. Spróbuj B1.',
        en: 'You could put it there, but on B1 it has neighbours on fewer sides. Try B1.',
      },
    },
    {
      at: 2,
      rule: 'MA-3.1',
      text: {
        pl: 'W pierwszej turze dobierasz jeden żeton, tu Szermierza. Postaw go na planszy: żetony walczą dopiero w Bitwie, więc liczy się, gdzie wtedy stoją.',
        en: 'In the first turn you draw one tile, here the Swordsman. Put it on the board: tiles fight only in a Battle, so what counts is where they stand then.',
      },
      otherwise: {
        pl: 'Szkoda go odrzucać albo trzymać: pusta plansza nikogo nie zrani. Wybierz „Postaw Szermierza”.',
        en: 'It would be a pity to discard or keep it: an empty board hurts nobody. Choose to place the Swordsman.',
      },
    },
    {
      at: 3,
      rule: 'MA-5.3',
      text: {
        pl: 'Żeton stawiasz na dowolnym pustym polu. Sztandar Komputera stoi na E2: postaw Szermierza obok niego, na D2.',
        en: 'A tile goes on any empty hex. The computer’s Banner stands on E2: put the Swordsman beside it, on D2.',
      },
      otherwise: {
        pl: 'Szermierz bije tylko sąsiadów, a stamtąd nie dosięgnie Sztandaru E2 tak jak z D2. Wybierz D2.',
        en: 'The Swordsman strikes neighbours only, and from there it does not reach the Banner on E2 as it does from D2. Choose D2.',
      },
    },
    {
      at: 4,
      rule: 'MA-8.1',
      text: {
        pl: 'Trójkąty na bokach to ciosy wręcz: ranią wroga, którego dotykają. Obróć Szermierza tak, by jeden z nich patrzył w dół w prawo, na Sztandar E2: to obrót 2.',
        en: 'The triangles on its sides are melee strikes: they wound the enemy they touch. Turn the Swordsman so that one of them looks down to the right, at the Banner on E2: that is rotation 2.',
      },
      otherwise: {
        pl: 'W tym obrocie żaden cios nie trafia w Sztandar E2 z takim zapasem na później. Wybierz obrót 2 (⇗⇘).',
        en: 'In that rotation the strikes do not serve as well: rotation 2 (⇗⇘) hits the Banner and keeps the other strike ahead.',
      },
    },
    {
      at: 15,
      rule: 'MA-3.2',
      text: {
        pl: 'Komputer przesunął ci Szermierza Fałszywym rozkazem i postawił Pupila. Odtąd dobierasz do trzech żetonów i zawsze jeden odrzucasz: najmniej przyda się teraz Ruch.',
        en: 'The computer moved your Swordsman by a False Order and placed a Pupil. From now on you draw up to three tiles and always discard one: the Move is the least useful now.',
      },
      otherwise: {
        pl: 'Ten żeton zaraz się przyda: Rycerz i Bitwa/Szarża działają razem. Odrzuć Ruch.',
        en: 'You will need that one in a moment: the Knight and Battle/Charge work together. Discard the Move.',
      },
    },
    {
      at: 16,
      rule: 'MA-5.1',
      text: {
        pl: 'Zostały dwa żetony i oba możesz zagrać w tej turze. Zacznij od Rycerza: to konnica, więc może szarżować jeszcze w tej samej turze.',
        en: 'Two tiles are left, and you may play both this turn. Begin with the Knight: it is Cavalry, so it can charge in this very turn.',
      },
      otherwise: {
        pl: 'Najpierw Rycerz: szarżować może tylko konnica, a jeszcze żadna nie stoi na planszy. Wybierz „Postaw Rycerza”.',
        en: 'The Knight first: only Cavalry can charge, and none stands on the board yet. Choose to place the Knight.',
      },
    },
    {
      at: 17,
      rule: 'MA-17.1',
      text: {
        pl: 'Szarża to krok na sąsiednie puste pole i atak stamtąd. Postaw Rycerza na D4: jednym krokiem dojedzie na E3, tuż obok Sztandaru E2.',
        en: 'A Charge is a step to an empty neighbouring hex and an attack from there. Put the Knight on D4: one step takes it to E3, right beside the Banner on E2.',
      },
      otherwise: {
        pl: 'Stamtąd Rycerz nie dojedzie jednym krokiem tak wygodnie do Sztandaru E2. Wybierz D4.',
        en: 'From there the Knight does not reach the Banner on E2 as easily in one step. Choose D4.',
      },
    },
    {
      at: 19,
      rule: 'MA-16.3',
      text: {
        pl: 'Rycerz stoi. Zagraj teraz rozkaz Bitwa/Szarża: Imperium może nim rozpocząć Bitwę albo szarżować.',
        en: 'The Knight stands. Now play the order Battle/Charge: the Empire may start a Battle with it, or charge.',
      },
      otherwise: {
        pl: 'Na razie zostaw resztę: Bitwa/Szarża od razu zrani Sztandar. Zagraj ją.',
        en: 'Leave the rest for now: Battle/Charge wounds the Banner at once. Play it.',
      },
    },
    {
      at: 20,
      rule: 'MA-17.4',
      text: {
        pl: 'Panel pokazuje, co przyniosłaby Bitwa: stratę Szermierza, a Sztandarom ani jednej rany. W Szarży atakuje tylko Rycerz i nikt mu nie odpowiada, więc wybierz Szarżę.',
        en: 'The panel shows what a Battle would bring: you would lose the Swordsman, and no Banner would suffer. In a Charge only the Knight attacks and nobody answers, so choose the Charge.',
      },
      otherwise: {
        pl: 'Bitwa kosztowałaby cię Szermierza i nie zraniła Sztandaru. Wybierz Szarżę.',
        en: 'A Battle would cost you the Swordsman and not wound the Banner. Choose the Charge.',
      },
    },
    {
      at: 21,
      rule: 'MA-17.2',
      text: {
        pl: 'Szarża trafia jeden żeton z siłą 2, a kończy turę. Cel jest jasny: Sztandar E2.',
        en: 'A Charge hits one tile, here with strength 2, and ends the turn. The target is plain: the Banner on E2.',
      },
      otherwise: {
        pl: 'Pupil to drobiazg: partię wygrywa się ranami Sztandaru. Zaatakuj E2.',
        en: 'The Pupil is small fry: matches are won by wounding the Banner. Attack E2.',
      },
    },
  ],
  end: {
    pl: 'Sztandar Komputera spadł do 18, a w jego Bitwie żetony biły po kolei: od najwyższej inicjatywy do zera. Gdy skończą się stosy, Ostatnia Bitwa rozstrzyga, czyj Sztandar ma więcej.',
    en: 'The computer’s Banner fell to 18, and in its Battle the tiles struck in turn, from the highest initiative down to zero. When the stacks run out, the Last Battle decides whose Banner has more left.',
  },
};
