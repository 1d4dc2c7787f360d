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
  /** „Weź słabego Flaminga”. */
  readonly accusative: string;
}

export interface RegionText extends Texts {
  /** „w regionie Czerwonego zamku”. */
  readonly genitive: string;
}

export interface FactionText {
  readonly name: Texts;
  readonly genitive: string;
  readonly accusative: string;
  readonly artifact: Texts;
}
