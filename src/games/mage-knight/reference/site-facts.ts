/** Which rules explain a site, and what people also call it. */
interface SiteFacts {
  readonly rules: readonly string[];
  readonly pl: readonly string[];
  readonly en: readonly string[];
  readonly isExpansion?: true;
}

export const siteFacts: Readonly<Record<string, SiteFacts>> = {
  portal: { rules: ['MK-S-2.1'], pl: ['wrota'], en: ['gate'] },
  village: { rules: ['MK-S-3.1', 'MK-S-3.3'], pl: ['wieś'], en: ['hamlet'] },
  monastery: { rules: ['MK-S-4.1', 'MK-S-4.5'], pl: ['klasztor'], en: ['abbey'] },
  keep: { rules: ['MK-S-5.1', 'MK-S-5.7', 'MK-S-5.11'], pl: ['forteca', 'warownia'], en: ['castle', 'fortress'] },
  mage_tower: { rules: ['MK-S-6.1'], pl: ['wieża', 'wieża magów'], en: ['tower', 'wizard tower'] },
  city: { rules: ['MK-S-7.1', 'MK-S-7.5', 'MK-S-7.12'], pl: ['miasta'], en: ['cities'] },
  magical_glade: { rules: ['MK-S-10.1', 'MK-W-3.16'], pl: ['polana', 'polanka'], en: ['glade'] },
  mine: { rules: ['MK-S-11.1'], pl: ['kopalnia'], en: ['mine'] },
  dungeon: { rules: ['MK-S-12.1', 'MK-W-9.8'], pl: ['podziemia'], en: ['cave'] },
  tomb: { rules: ['MK-S-13.1', 'MK-W-9.8'], pl: ['grób', 'krypta'], en: ['crypt'] },
  monster_den: { rules: ['MK-S-14.1'], pl: ['legowisko', 'nora'], en: ['den', 'lair'] },
  spawning_grounds: { rules: ['MK-S-15.1'], pl: ['wylęgarnia', 'lęgowisko'], en: ['spawning ground', 'nest'] },
  ancient_ruins: { rules: ['MK-S-16.1', 'MK-S-17.1'], pl: ['starożytne ruiny', 'ruina'], en: ['ruins'] },
  marauding_orcs: { rules: ['MK-S-18.1', 'MK-W-6.1'], pl: ['orkowie', 'orki'], en: ['orcs'] },
  draconum: { rules: ['MK-S-19.1', 'MK-W-6.1'], pl: ['smok na mapie', 'smoki'], en: ['dragon on the map', 'dragons'] },
  maze: { rules: ['MK-S-20.1'], pl: ['labirynt ścieżki'], en: ['maze paths'], isExpansion: true },
  labyrinth: { rules: ['MK-S-20.2'], pl: ['mroczny labirynt ścieżki'], en: ['labyrinth paths'], isExpansion: true },
  deep_mine: { rules: ['MK-S-20.3'], pl: ['kopalnia dwóch kolorów'], en: ['mine of two colours'], isExpansion: true },
  refugee_camp: { rules: ['MK-S-20.4'], pl: ['obóz', 'uchodźcy'], en: ['camp', 'refugees'], isExpansion: true },
  walls: { rules: ['MK-S-20.5'], pl: ['mur', 'mur na mapie'], en: ['wall', 'wall on the map'], isExpansion: true },
};
