/** The same in both languages. */
export interface Texts {
  readonly pl: string;
  readonly en: string;
}

/** A card: what it is called and what it does. */
export interface Described {
  readonly name: Texts;
  readonly text: Texts;
}

export interface AbilityText extends Described {
  readonly forTwo?: Texts;
}

export interface QuestText {
  readonly name: Texts;
  readonly feat: Texts;
  readonly goal: Texts;
}

export interface ChipText extends Texts {
  /** Where it is clear that a chip is meant: „szaleństwo”. */
  readonly short?: Texts;
  /** „Weź słabego Flaminga”. */
  readonly accusative: string;
}

export interface RegionText extends Texts {
  /** „region Czerwonego zamku”. */
  readonly genitive: string;
  /** „w Czerwonym zamku”, „do Czerwonego zamku”, „z Czerwonego zamku”. */
  readonly inside: string;
  readonly into: string;
  readonly from: string;
}

export interface FactionText {
  readonly name: Texts;
  readonly genitive: string;
  readonly accusative: string;
  readonly artifact: Texts;
}
