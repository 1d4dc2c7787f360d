/** Genders of Polish names; plural ones are personal-masculine (mos) or not (nmos). */
export type Gender = 'm' | 'ż' | 'n' | 'mos' | 'nmos';

/** What a component is called. `acc` is the Polish accusative, as it follows verbs: werbujesz Chłopów. */
export interface Name {
  readonly en: string;
  readonly pl: string;
  readonly acc: string;
  readonly gender: Gender;
}

/** Both sides of a spell have a name. */
export interface SpellName extends Name {
  readonly powered: Name;
}

/** `short` is what is printed where the Polish name carries a distinction. */
export interface SkillName extends Name {
  readonly short?: string;
}

/** `where` follows "jesteś" and "walka": w Wiosce, na Portalu. */
export interface PlaceName extends Name {
  readonly where: string;
}

/** Ready Polish phrases for a crystal, a token and a die of this mana. */
export interface ManaName extends Name {
  readonly crystal?: string;
  readonly token?: string;
  readonly die?: string;
}

/** Ready Polish phrases for an attack, a block and a resistance of this element. */
export interface ElementName extends Name {
  readonly attack: string;
  readonly block: string;
  readonly resistance?: string;
}
