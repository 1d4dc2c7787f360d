import type { JsonObject } from './json.js';

/** What the page and the server say to each other, over one WebSocket per acting member. */

/** Closes the socket of a page whose key is missing or of another start. */
export const WRONG_KEY = 4401;

/** The error of an act nobody answered; the page says it in the member's language. */
export const NO_RESPONSE = 'no response';

export interface PageMember {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly locale: string;
}

export interface PageRole {
  readonly id: string;
  readonly name: string;
}

export interface PageChannel {
  readonly id: string;
  readonly name: string;
  /** 0 text, 1 direct message, 11 public thread, 12 private thread. */
  readonly type: number;
  readonly parentId: string | null;
  readonly archived: boolean;
  readonly topic: string | null;
}

export interface PageMessage {
  /** In Discord's own shape. */
  readonly raw: JsonObject;
  readonly ephemeral: boolean;
  readonly pings: readonly string[];
}

export interface PageCommand {
  readonly id: string;
  readonly shape: JsonObject;
  readonly inDirectMessages: boolean;
  readonly inGuild: boolean;
}

/** Where one interaction of the acting member stands. */
export interface PageInteraction {
  readonly id: string;
  readonly type: number;
  readonly channelId: string;
  readonly messageId: string | null;
  readonly customId: string | null;
  readonly command: string | null;
  readonly state: 'waiting' | 'answered' | 'failed';
  readonly modal: JsonObject | null;
}

export type FromServer =
  | {
      readonly kind: 'state';
      readonly guild: string;
      readonly me: string;
      readonly members: readonly PageMember[];
      readonly roles: readonly PageRole[];
      readonly channels: readonly PageChannel[];
      readonly messages: readonly PageMessage[];
      readonly commands: readonly PageCommand[];
      readonly botConnected: boolean;
    }
  | { readonly kind: 'members'; readonly members: readonly PageMember[] }
  | { readonly kind: 'roles'; readonly roles: readonly PageRole[] }
  | { readonly kind: 'channels'; readonly channels: readonly PageChannel[] }
  | { readonly kind: 'message'; readonly message: PageMessage; readonly isNew: boolean }
  | { readonly kind: 'gone'; readonly id: string }
  | { readonly kind: 'commands'; readonly commands: readonly PageCommand[] }
  | { readonly kind: 'interaction'; readonly interaction: PageInteraction }
  | { readonly kind: 'typing'; readonly channelId: string; readonly userId: string }
  | { readonly kind: 'bot'; readonly connected: boolean }
  | {
      readonly kind: 'result';
      readonly ask: number;
      readonly error: string | null;
      readonly choices?: readonly Choice[];
    };

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/** A file as the page sends it. */
export interface PageUpload {
  readonly filename: string;
  readonly base64: string;
}

export type PageValue = string | number | boolean | PageUpload;

export type Wish =
  | { readonly do: 'say'; readonly channelId: string; readonly content: string }
  | {
      readonly do: 'command';
      readonly channelId: string;
      readonly name: string;
      readonly options: Readonly<Record<string, PageValue>>;
    }
  | {
      readonly do: 'autocomplete';
      readonly channelId: string;
      readonly name: string;
      readonly options: Readonly<Record<string, PageValue>>;
      readonly focused: string;
    }
  | { readonly do: 'press'; readonly messageId: string; readonly customId: string }
  | { readonly do: 'select'; readonly messageId: string; readonly customId: string; readonly values: readonly string[] }
  | {
      readonly do: 'submit';
      readonly interactionId: string;
      readonly values: Readonly<Record<string, string | boolean | readonly (string | PageUpload)[]>>;
    }
  | { readonly do: 'react'; readonly messageId: string; readonly emoji: string }
  | { readonly do: 'dismiss'; readonly messageId: string }
  | { readonly do: 'locale'; readonly locale: string };

export type FromPage = Wish & { readonly ask: number };
