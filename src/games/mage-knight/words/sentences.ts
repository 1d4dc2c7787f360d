import type { Scene } from '../../../engine/game.js';
import type * as engine from '../../../engine/sentences.js';
import type { RealmEntry } from '../entries.js';
import type { RealmView } from '../view.js';
import type { Questions } from '../vocabulary.js';

export type { LobbyWords } from '../../../engine/sentences.js';
export type RealmScene = Scene<RealmView>;
export type Prompts = engine.Prompts<Questions, RealmView>;
export type Options = engine.Options<Questions, RealmView>;
export type News = engine.News<RealmEntry, RealmView>;
export type Sentences = engine.Sentences<Questions, RealmEntry, RealmView>;

/** Questions inside the text of a card, a unit or a skill. */
export type Inner =
  | 'option'
  | 'may'
  | 'colour'
  | 'card'
  | 'cards'
  | 'unit'
  | 'foe'
  | 'foe-attack'
  | 'symbol'
  | 'space'
  | 'terrain'
  | 'element'
  | 'pile'
  | 'die'
  | 'amount'
  | 'wound-to'
  | 'deck-end'
  | 'skill'
  | 'seat'
  | 'token'
  | 'boost'
  | 'transform';

/** Questions of the whole table, and those asked outside the own turn. */
export type AtTable =
  | 'tactic'
  | 'pick-hero'
  | 'bid'
  | 'draft'
  | 'secret-die'
  | 'drop-tactic'
  | 'drafted'
  | 'upgrade'
  | 'upgrade-away'
  | 'before'
  | 'react'
  | 'announce'
  | 'join'
  | 'attend'
  | 'joint-invite'
  | 'joint-share'
  | 'joint-agree'
  | 'along'
  | 'secret'
  | 'replace-shield';
