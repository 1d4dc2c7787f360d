export const F1 = { chip: 'faction:1' };
export const F2 = { chip: 'faction:2' };
export const ART = { chip: 'artifact' };
export const HALT = { halt: true };

/** A battle of Alice against the Queen that both leave after one draw. */
export interface Fought {
  readonly alice?: object;
  readonly queen?: object;
  readonly draw?: object;
  readonly other?: object;
}

/** Each feat: a battle in which it is met and one in which it is not. */
export const FEATS: readonly [id: string, met: Fought, missed: Fought][] = [
  ['Q-N1', { draw: F1 }, { draw: F2 }],
  ['Q-N2', { draw: ART, alice: { leader: 3, leader_here: true } }, { draw: ART }],
  ['Q-N3', { draw: F1, alice: { active: ['forge', 'forge'] } }, { draw: F1 }],
  [
    'Q-N4',
    { draw: { chip: 'madness2' }, alice: { supporters: 3 } },
    { draw: { chip: 'madness' }, alice: { supporters: 3 } },
  ],
  ['Q-N5', { draw: F1, other: ART }, { draw: F1, other: F1 }],
  [
    'Q-N6',
    { draw: { chip: 'rose:weak' }, alice: { active: ['forge', 'rook:weak'] } },
    { draw: { chip: 'rose:weak' }, alice: { active: ['rook:weak', 'artifact'] } },
  ],
  ['Q-R1', { draw: F1 }, { draw: F2 }],
  ['Q-R2', { draw: { chip: 'creature:strong' } }, { draw: F2 }],
  ['Q-R3', { draw: { chip: 'rook:strong' }, other: F1 }, { draw: { chip: 'creature:strong' }, other: F1 }],
  ['Q-R4', { draw: ART, other: F1 }, { draw: ART, other: F1, alice: { leader_here: true } }],
  ['Q-R5', { draw: F1, alice: { track: ['madness', 'madness2'] } }, { draw: F1, alice: { track: ['madness'] } }],
  [
    'Q-R6',
    { draw: { chip: 'forge' }, alice: { active: ['forge'] } },
    { draw: { chip: 'forge' }, alice: { active: ['rook:weak'] } },
  ],
  ['Q-G1', { draw: ART }, { draw: F1 }],
  ['Q-G2', { draw: F1 }, { draw: F1, alice: { active: ['forge'] } }],
  ['Q-G3', { draw: F2 }, { draw: F1 }],
  ['Q-G4', { draw: { chip: 'madness' } }, { draw: F1, alice: { supporters: 1 } }],
  ['Q-G5', { draw: { chip: 'forge' } }, { draw: F1 }],
  ['Q-G6', { draw: ART, alice: { active: ['artifact'] } }, { draw: ART }],
  ['Q-T1', { draw: F1, alice: { active: ['forge'] } }, { draw: F1 }],
  ['Q-T2', { draw: F1 }, { draw: F2 }],
  ['Q-T3', { draw: ART, alice: { leader: 3, leader_here: true } }, { draw: ART }],
  ['Q-T4', { draw: F2, other: F1 }, { draw: { chip: 'creature:strong' }, other: F1 }],
  [
    'Q-T5',
    { draw: { chip: 'rose:weak' }, alice: { active: ['forge', 'rook:weak'] } },
    { draw: { chip: 'rose:weak' }, alice: { active: ['rook:weak'] } },
  ],
  ['Q-T6', { draw: F1, alice: { active: ['forge'] } }, { draw: F1, alice: { active: ['forge'], track: ['madness'] } }],
  [
    'Q-P1',
    { draw: { chip: 'madness2' }, alice: { supporters: 3 } },
    { draw: { chip: 'madness' }, alice: { supporters: 3 } },
  ],
  ['Q-P2', { draw: { chip: 'creature:strong' } }, { draw: F1 }],
  ['Q-P3', { draw: F1, other: ART }, { draw: ART, other: F1 }],
  [
    'Q-P4',
    { draw: F1, alice: { active: ['rook:weak'] } },
    { draw: { chip: 'forge' }, alice: { active: ['rook:weak'] } },
  ],
  [
    'Q-P5',
    { draw: ART, alice: { active: ['forge', 'faction:1'] } },
    { draw: ART, alice: { active: ['faction:2', 'faction:1'] } },
  ],
  ['Q-P6', { draw: F1, alice: { active: ['forge', 'forge', 'forge'] } }, { draw: F1 }],
];

/** Each goal: what reaches it and what just does not. */
export const GOALS: readonly [id: string, reached: object, missed: object][] = [
  [
    'Q-N1',
    {
      bag: ['rose:weak', 'rose:strong', 'rook:weak'],
      active: ['rook:weak'],
      exhausted: ['rose:weak'],
      forged: ['rook:strong', 'rose:weak'],
    },
    { bag: new Array(6).fill('rose:weak'), track: ['madness'] },
  ],
  [
    'Q-N2',
    { bag: [...new Array(4).fill('flamingo:weak'), ...new Array(3).fill('creature:weak')] },
    { bag: new Array(6).fill('creature:weak') },
  ],
  ['Q-N3', { bag: new Array(5).fill('creature:strong') }, { bag: new Array(4).fill('creature:strong') }],
  [
    'Q-N4',
    { tea_cards: ['T1-07', 'T1-09', 'T1-11', 'T1-13', 'T1-17'] },
    { tea_cards: ['T1-07', 'T1-09', 'T1-11', 'T1-13', 'T1-28'] },
  ],
  ['Q-N5', { leader: 6 }, { leader: 5 }],
  ['Q-N6', { castles: 5 }, { castles: 4 }],
  [
    'Q-R1',
    { bag: [...new Array(4).fill('rook:weak'), ...new Array(3).fill('soldier:weak')] },
    { bag: new Array(6).fill('rook:weak') },
  ],
  ['Q-R2', { bag: new Array(5).fill('rook:weak') }, { bag: new Array(4).fill('rook:weak') }],
  ['Q-R3', { abilities: 4 }, { abilities: 3 }],
  ['Q-R4', { bag: new Array(7).fill('flamingo:weak') }, { bag: new Array(6).fill('soldier:weak') }],
  [
    'Q-R5',
    { forged: new Array(7).fill('faction:1'), covered: [3, 3, 1, 0] },
    { forged: new Array(6).fill('faction:1'), covered: [3, 3, 0, 0] },
  ],
  ['Q-R6', { bag: new Array(7).fill('soldier:weak') }, { bag: new Array(6).fill('creature:weak') }],
  ['Q-G1', { bag: new Array(7).fill('rose:weak') }, { bag: new Array(6).fill('soldier:weak') }],
  ['Q-G2', { bag: new Array(5).fill('rose:weak') }, { bag: new Array(4).fill('rose:weak') }],
  ['Q-G3', { bag: new Array(7).fill('flamingo:weak') }, { bag: new Array(6).fill('rose:weak') }],
  ['Q-G4', { units: { garden: 5, tumtum: 3 } }, { units: { garden: 7 } }],
  [
    'Q-G5',
    { forged: new Array(6).fill('forge'), covered: [3, 3, 0, 0] },
    { forged: new Array(5).fill('forge'), covered: [3, 2, 0, 0] },
  ],
  ['Q-G6', { wonderlandians: 3 }, { wonderlandians: 2 }],
  ['Q-T1', { forged: ['forge', 'rook:weak', 'rose:weak'] }, { forged: ['artifact', 'rook:weak', 'rose:weak'] }],
  ['Q-T2', { bag: new Array(7).fill('rook:weak') }, { bag: new Array(6).fill('creature:weak') }],
  ['Q-T3', { bag: new Array(5).fill('flamingo:weak') }, { bag: new Array(4).fill('flamingo:weak') }],
  [
    'Q-T4',
    { units: { garden: 1, tumtum: 1, na_muniu: 1, red_castle: 1 } },
    { units: { garden: 4, tumtum: 1, na_muniu: 1 } },
  ],
  [
    'Q-T5',
    { bag: ['flamingo', 'creature', 'rook', 'rose', 'soldier'].flatMap(type => [`${type}:weak`, `${type}:strong`]) },
    {
      bag: [
        ...['flamingo', 'creature', 'rook', 'rose'].flatMap(type => [`${type}:weak`, `${type}:strong`]),
        'forge',
        'forge',
        'soldier:weak',
      ],
    },
  ],
  ['Q-T6', { bag: new Array(4).fill('forge') }, { bag: new Array(3).fill('forge') }],
  ['Q-P1', { bag: new Array(7).fill('creature:weak') }, { bag: new Array(6).fill('rose:weak') }],
  [
    'Q-P2',
    { bag: new Array(8).fill('rose:strong') },
    { bag: [...new Array(7).fill('rose:strong'), 'forge', 'rose:weak'] },
  ],
  ['Q-P3', { bag: new Array(7).fill('rook:weak') }, { bag: new Array(6).fill('flamingo:weak') }],
  ['Q-P4', { castle_value: 6 }, { castle_value: 5 }],
  ['Q-P5', { bag: new Array(5).fill('soldier:weak') }, { bag: new Array(4).fill('soldier:weak') }],
  [
    'Q-P6',
    { bag: new Array(9).fill('rook:weak') },
    { bag: [...new Array(8).fill('rook:weak'), 'forge', 'rook:strong'] },
  ],
];

/** Goals that count chips of some kinds together, and how many they want. */
export const COUNTED: readonly [id: string, kinds: readonly string[], least: number][] = [
  ['Q-N1', ['rose', 'rook'], 7],
  ['Q-N2', ['flamingo', 'creature'], 7],
  ['Q-N3', ['creature'], 5],
  ['Q-R1', ['rook', 'soldier'], 7],
  ['Q-R2', ['rook'], 5],
  ['Q-R4', ['flamingo', 'soldier'], 7],
  ['Q-R6', ['creature', 'soldier'], 7],
  ['Q-G1', ['rose', 'soldier'], 7],
  ['Q-G2', ['rose'], 5],
  ['Q-G3', ['rose', 'flamingo'], 7],
  ['Q-T2', ['creature', 'rook'], 7],
  ['Q-T3', ['flamingo'], 5],
  ['Q-P1', ['rose', 'creature'], 7],
  ['Q-P3', ['flamingo', 'rook'], 7],
  ['Q-P5', ['soldier'], 5],
];

/** Feats that want one of some strengths at the end. */
export const STRENGTHS: readonly [id: string, strengths: readonly number[]][] = [
  ['Q-N2', [6, 8, 12, 13]],
  ['Q-R1', [1, 6, 10, 15]],
  ['Q-G1', [3, 4, 9, 10]],
  ['Q-T3', [6, 8, 13, 16]],
  ['Q-P2', [0, 4, 8, 12]],
];

/** Feats that want one of some numbers of active chips. */
export const ACTIVE: readonly [id: string, counts: readonly number[]][] = [
  ['Q-N3', [3, 7]],
  ['Q-G2', [1, 5]],
  ['Q-T1', [2, 6]],
  ['Q-P6', [4]],
];
