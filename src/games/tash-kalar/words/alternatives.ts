import { type Bilingual, says } from './cards/text.js';

const PLACE = says('Postaw swój zwykły pion', 'Place one of your commons');
const UPGRADE = says('Awansuj swój zwykły pion', 'Upgrade one of your commons');
const ACTION = says('Zyskaj akcję', 'Gain 1 action');
const ONE_COMBAT = says('1 bojowy ruch swoim nielegendarnym pionem', '1 combat move by a piece below legendary');

/** What the alternatives of a card are called, in the order of its text; by card and part. */
export const ALTERNATIVES: Readonly<Record<string, readonly Bilingual[]>> = {
  'hypnotist effect': [
    says('Rusz do 3 wrogich zwykłych pionów', 'Move up to 3 enemy commons'),
    says('Rusz do 2 wrogich heroicznych pionów', 'Move up to 2 enemy heroics'),
  ],
  'war-drummer effect': [
    says('1 bojowy ruch innym swoim pionem', '1 combat move by another piece'),
    says('Do 2 standardowych ruchów innymi pionami', 'Up to 2 standard moves by other pieces'),
  ],
  'legend-slayer effect': [
    says('Zniszcz legendarny pion po skosie', 'Destroy a legendary at a corner'),
    says('Zniszcz do 2 słabszych pionów po skosie', 'Destroy up to 2 lower pieces at the corners'),
  ],
  'unicorn effect': [says('Bojowy ruch tą istotą', 'A combat move by this being'), ACTION],
  'crystal-mirror effect': [
    says('Odbij 1 heroiczny pion', 'Mirror 1 heroic'),
    says('Odbij do 2 zwykłych pionów', 'Mirror up to 2 commons'),
  ],
  'gate-keeper effect': [UPGRADE, PLACE],
  'warpmaster effect': [
    says('Weź oczekującą istotę na rękę', 'Take the pending being back to hand'),
    says('Standardowy ruch tą istotą', 'A standard move by this being'),
  ],
  'eternal-emperor warp': [
    PLACE,
    says('Bojowy ruch swoim zwykłym pionem', 'A combat move by one of your commons'),
    says('Standardowy ruch swoim awansowanym', 'A standard move by an upgraded piece'),
  ],
  'ziggurat-sentinel effect': [
    says('Wykonaj osnowę z odrzuconych', 'Carry out a warp from the discard pile'),
    says('Do 3 bojowych ruchów wzdłuż strzałki', 'Up to 3 combat moves along the arrow'),
  ],
  'ziggurat-sentinel warp': [ONE_COMBAT, says('2 standardowe ruchy jednym pionem', '2 standard moves by one piece')],
  'iris-of-eternity effect': [
    says('Zniszcz sąsiedni legendarny pion', 'Destroy an adjacent legendary'),
    says('Awansuj tę istotę', 'Upgrade this being'),
  ],
  'fire-elemental effect': [
    says('Zniszcz sąsiednie nielegendarne', 'Destroy adjacent enemies below legendary'),
    says('Zniszcz zwykłe piony wrogów do 2 pól', 'Destroy enemy commons up to 2 squares away'),
  ],
  'leviathan effect': [
    says('Zdegraduj do 3 stykających się pionów', 'Downgrade up to 3 touching pieces'),
    says('Zniszcz do 4 stykających się zwykłych', 'Destroy up to 4 touching commons'),
  ],
  'flare-04 lower': [PLACE, says('Zamień wrogi zwykły pion na swój', 'Convert an enemy common')],
  'flare-05 upper': [says('Standardowy ruch swoim zwykłym pionem', 'A standard move by one of your commons'), UPGRADE],
  'flare-06 upper': [PLACE, UPGRADE],
  'flare-11 lower': [
    ONE_COMBAT,
    says('2 standardowe ruchy nielegendarnymi', '2 standard moves by pieces below legendary'),
  ],
};

export function alternativeOf({ card, part }: { card: string; part: string }, id: string): Bilingual {
  const found = ALTERNATIVES[`${card} ${part}`]?.[Number(id) - 1];
  if (!found) throw new Error(`Alternative without words: ${card} ${part} ${id}`);
  return found;
}
