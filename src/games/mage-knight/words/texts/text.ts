/** What a component does, in our own words: Polish and English. */
export type Text = readonly [pl: string, en: string];

/** Both sides of a deed card; a card with one side says nothing on the other. */
export interface SideTexts {
  readonly basic: Text;
  readonly powered: Text;
}

export type Texts = Readonly<Record<string, Text>>;
export type CardTexts = Readonly<Record<string, SideTexts>>;

export const card = (basic: Text, powered: Text): SideTexts => ({ basic, powered });
