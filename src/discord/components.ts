import {
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { clip, LIMITS } from './limits.js';

/** Components V2 as plain data. Every text is cut to Discord's limit here and nowhere else. */
export type Part = APIComponentInContainer;
export type Row = Extract<Part, { type: ComponentType.ActionRow }>;

export const text = (content: string): Part => ({
  type: ComponentType.TextDisplay,
  content: clip(content, LIMITS.textPerMessage),
});

/** A text with a button at its right. */
export const section = (content: string, accessory: APIButtonComponent): Part => ({
  type: ComponentType.Section,
  components: [{ type: ComponentType.TextDisplay, content: clip(content, LIMITS.textPerMessage) }],
  accessory,
});

export const separator = (divider = true): Part => ({ type: ComponentType.Separator, divider, spacing: 1 });

/** Pictures that belong together, by the names of attached files. */
export const gallery = (items: readonly { readonly file: string; readonly alt: string }[]): Part => ({
  type: ComponentType.MediaGallery,
  items: items.slice(0, LIMITS.galleryItems).map(({ file, alt }) => ({
    media: { url: `attachment://${file}` },
    description: clip(alt, LIMITS.altText),
  })),
});

/** An attached file to download. */
export const file = (name: string): Part => ({ type: ComponentType.File, file: { url: `attachment://${name}` } });

export interface ButtonLook {
  /** A sign may stand alone. */
  readonly label?: string;
  readonly style?: keyof typeof STYLES;
  readonly disabled?: boolean;
  readonly emoji?: string;
}
const STYLES = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  bad: ButtonStyle.Danger,
} as const;

export const button = (customId: string, look: ButtonLook): APIButtonComponent => ({
  type: ComponentType.Button,
  custom_id: customId,
  style: STYLES[look.style ?? 'plain'],
  ...(look.label === undefined ? {} : { label: clip(look.label, LIMITS.buttonLabel) }),
  ...(look.emoji ? { emoji: { name: look.emoji } } : {}),
  ...(look.disabled ? { disabled: true } : {}),
});

/** A button that opens an address. */
export const linkButton = (url: string, label: string): APIButtonComponent => ({
  type: ComponentType.Button,
  style: ButtonStyle.Link,
  url,
  label: clip(label, LIMITS.buttonLabel),
});

/** Whether a row holds buttons, not a menu. */
export const isButtonRow = (row: Row): boolean => row.components.every(({ type }) => type === ComponentType.Button);

/** Rows of up to five buttons. */
export function buttonRows(buttons: readonly APIButtonComponent[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < buttons.length; at += LIMITS.buttonsPerRow) {
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(at, at + LIMITS.buttonsPerRow) });
  }
  return rows;
}

/** The same, as many in each row as in the others: six are three and three. */
export function evenRows(buttons: readonly APIButtonComponent[]): Row[] {
  const rows = Math.ceil(buttons.length / LIMITS.buttonsPerRow);
  const most = Math.ceil(buttons.length / Math.max(rows, 1));
  return Array.from({ length: rows }, (_, row) => ({
    type: ComponentType.ActionRow,
    components: buttons.slice(row * most, (row + 1) * most),
  }));
}

export interface MenuLook {
  readonly placeholder: string;
  readonly options: readonly MenuOption[];
  readonly min?: number;
  readonly max?: number;
  readonly disabled?: boolean;
}
export interface MenuOption {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly chosen?: boolean;
}

export function menuRow(customId: string, look: MenuLook): Row {
  const options = look.options.slice(0, LIMITS.selectOptions).map(makeMenuOption);
  const menu: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: customId,
    placeholder: clip(look.placeholder, LIMITS.selectPlaceholder),
    options,
    min_values: look.min ?? 1,
    max_values: Math.min(look.max ?? 1, options.length),
    ...(look.disabled ? { disabled: true } : {}),
  };
  return { type: ComponentType.ActionRow, components: [menu] };
}

const makeMenuOption = ({ value, label, note, chosen }: MenuOption): APISelectMenuOption => ({
  value,
  label: clip(label, LIMITS.selectOptionText),
  ...(note ? { description: clip(note, LIMITS.selectOptionText) } : {}),
  ...(chosen ? { default: true } : {}),
});

/** The frame of everything we post: a container with the colour of the side it concerns. */
export const container = (parts: readonly Part[], accent?: string): APIContainerComponent => ({
  type: ComponentType.Container,
  components: [...parts],
  ...(accent ? { accent_color: Number.parseInt(accent.slice(1, 7), 16) } : {}),
});

/** How many components a message has, nested ones included. */
export function countComponents(parts: readonly unknown[]): number {
  return parts.reduce<number>((sum, part) => {
    const { components, accessory } = part as { components?: readonly unknown[]; accessory?: unknown };
    return sum + 1 + countComponents(components ?? []) + (accessory ? 1 : 0);
  }, 0);
}
