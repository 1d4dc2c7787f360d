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
