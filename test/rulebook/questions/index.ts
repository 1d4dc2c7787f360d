import type { Asked } from './asked.js';
import { KNIGHT_CLUB_PHONE, KNIGHT_CLUB_PLAIN } from './club/mage-knight.js';
import { KNIGHT_EVENING_PHONE, KNIGHT_EVENING_PLAIN } from './evening/mage-knight.js';
import { KNIGHT_FERRY_PHONE, KNIGHT_FERRY_PLAIN } from './ferry/mage-knight.js';
import { ARENA_FERRY_PHONE, ARENA_FERRY_PLAIN } from './ferry/monolith-arena.js';
import { CONTEST_FERRY_PHONE, CONTEST_FERRY_PLAIN } from './ferry/tash-kalar.js';
import { ARENA_FRESH_PHONE, ARENA_FRESH_PLAIN } from './fresh/monolith-arena.js';
import { CONTEST_FRESH_PHONE, CONTEST_FRESH_PLAIN } from './fresh/tash-kalar.js';
import { KNIGHT_GUESTS_LATER, KNIGHT_GUESTS_PHONE, KNIGHT_GUESTS_PLAIN } from './guests/mage-knight.js';
import { ARENA_GUESTS_PHONE, ARENA_GUESTS_PLAIN } from './guests/monolith-arena.js';
import { CONTEST_GUESTS_PHONE, CONTEST_GUESTS_PLAIN } from './guests/tash-kalar.js';
import { WONDERLAND_GUESTS_PHONE, WONDERLAND_GUESTS_PLAIN } from './guests/wonderlands-war.js';
import { KNIGHT_HARBOUR_PHONE, KNIGHT_HARBOUR_PLAIN } from './harbour/mage-knight.js';
import { KNIGHT_HELD_OUT } from './held-out/mage-knight.js';
import { ARENA_HELD_OUT } from './held-out/monolith-arena.js';
import { CONTEST_HELD_OUT } from './held-out/tash-kalar.js';
import { WONDERLAND_HELD_OUT } from './held-out/wonderlands-war.js';
import { ARENA_LAST_PHONE, ARENA_LAST_PLAIN } from './last/monolith-arena.js';
import { CONTEST_LAST_PHONE, CONTEST_LAST_PLAIN } from './last/tash-kalar.js';
import { WONDERLAND_LAST_PHONE, WONDERLAND_LAST_PLAIN } from './last/wonderlands-war.js';
import { KNIGHT_LODGE_PHONE, KNIGHT_LODGE_PLAIN } from './lodge/mage-knight.js';
import { KNIGHT_QUESTIONS } from './mage-knight.js';
import { KNIGHT_WHOLE_QUESTIONS } from './mage-knight-whole.js';
import { ARENA_QUESTIONS } from './monolith-arena.js';
import { ARENA_NEWER_PHONE, ARENA_NEWER_PLAIN } from './newer/monolith-arena.js';
import { CONTEST_NEWER_PHONE, CONTEST_NEWER_PLAIN } from './newer/tash-kalar.js';
import { WONDERLAND_PARLOUR_PHONE, WONDERLAND_PARLOUR_PLAIN } from './parlour/wonderlands-war.js';
import { KNIGHT_PHONE } from './phone/mage-knight.js';
import { ARENA_PHONE } from './phone/monolith-arena.js';
import { CONTEST_PHONE } from './phone/tash-kalar.js';
import { WONDERLAND_PHONE } from './phone/wonderlands-war.js';
import { KNIGHT_PLAIN } from './plain/mage-knight.js';
import { ARENA_PLAIN } from './plain/monolith-arena.js';
import { CONTEST_PLAIN } from './plain/tash-kalar.js';
import { WONDERLAND_PLAIN } from './plain/wonderlands-war.js';
import { KNIGHT_PORCH_PLAIN } from './porch/mage-knight.js';
import { ARENA_SEALED_PHONE, ARENA_SEALED_PLAIN } from './sealed/monolith-arena.js';
import { CONTEST_SEALED_PHONE, CONTEST_SEALED_PLAIN } from './sealed/tash-kalar.js';
import { KNIGHT_STRANGERS_PHONE, KNIGHT_STRANGERS_PLAIN } from './strangers/mage-knight.js';
import { ARENA_STRANGERS_PHONE, ARENA_STRANGERS_PLAIN } from './strangers/monolith-arena.js';
import { CONTEST_STRANGERS_PHONE, CONTEST_STRANGERS_PLAIN } from './strangers/tash-kalar.js';
import { WONDERLAND_STRANGERS_PHONE, WONDERLAND_STRANGERS_PLAIN } from './strangers/wonderlands-war.js';
import { KNIGHT_TABLE_PHONE, KNIGHT_TABLE_PLAIN } from './table/mage-knight.js';
import { CONTEST_QUESTIONS } from './tash-kalar.js';
import { KNIGHT_UNREAD } from './unread/mage-knight.js';
import { ARENA_UNREAD } from './unread/monolith-arena.js';
import { CONTEST_UNREAD } from './unread/tash-kalar.js';
import { WONDERLAND_QUESTIONS } from './wonderlands-war.js';
import { WONDERLAND_SHORT_QUESTIONS } from './wonderlands-war-short.js';
import { WONDERLAND_WHOLE_QUESTIONS } from './wonderlands-war-whole.js';

export interface QuestionSet {
  readonly game: string;
  /**
   * Those the search grew up with, those it is measured by, those of which only the shares are ever looked at; then those
   * typed on a phone and plainly, each set written before it was asked, and the last of them never opened.
   */
  readonly name:
    | 'known'
    | 'held out'
    | 'unread'
    | 'phone'
    | 'plain'
    | 'sealed phone'
    | 'sealed plain'
    | 'fresh phone'
    | 'fresh plain'
    | 'newer phone'
    | 'newer plain'
    | 'strangers phone'
    | 'strangers plain'
    | 'guests phone'
    | 'guests plain'
    | 'table phone'
    | 'table plain'
    | 'evening phone'
    | 'evening plain'
    | 'club phone'
    | 'club plain'
    | 'ferry phone'
    | 'ferry plain'
    | 'lodge phone'
    | 'lodge plain'
    | 'porch plain'
    | 'harbour phone'
    | 'harbour plain'
    | 'parlour phone'
    | 'parlour plain'
    | 'last phone'
    | 'last plain';
  readonly questions: readonly Asked[];
}

/** Real questions by game. */
export const QUESTIONS: readonly QuestionSet[] = [
  { game: 'monolith-arena', name: 'known', questions: ARENA_QUESTIONS },
  { game: 'monolith-arena', name: 'held out', questions: ARENA_HELD_OUT },
  { game: 'monolith-arena', name: 'unread', questions: ARENA_UNREAD },
  { game: 'monolith-arena', name: 'phone', questions: ARENA_PHONE },
  { game: 'monolith-arena', name: 'plain', questions: ARENA_PLAIN },
  { game: 'monolith-arena', name: 'sealed phone', questions: ARENA_SEALED_PHONE },
  { game: 'monolith-arena', name: 'sealed plain', questions: ARENA_SEALED_PLAIN },
  { game: 'monolith-arena', name: 'fresh phone', questions: ARENA_FRESH_PHONE },
  { game: 'monolith-arena', name: 'fresh plain', questions: ARENA_FRESH_PLAIN },
  { game: 'monolith-arena', name: 'newer phone', questions: ARENA_NEWER_PHONE },
  { game: 'monolith-arena', name: 'newer plain', questions: ARENA_NEWER_PLAIN },
  { game: 'monolith-arena', name: 'strangers phone', questions: ARENA_STRANGERS_PHONE },
  { game: 'monolith-arena', name: 'strangers plain', questions: ARENA_STRANGERS_PLAIN },
  { game: 'monolith-arena', name: 'guests phone', questions: ARENA_GUESTS_PHONE },
  { game: 'monolith-arena', name: 'guests plain', questions: ARENA_GUESTS_PLAIN },
  { game: 'monolith-arena', name: 'ferry phone', questions: ARENA_FERRY_PHONE },
  { game: 'monolith-arena', name: 'ferry plain', questions: ARENA_FERRY_PLAIN },
  { game: 'monolith-arena', name: 'last phone', questions: ARENA_LAST_PHONE },
  { game: 'monolith-arena', name: 'last plain', questions: ARENA_LAST_PLAIN },
  { game: 'tash-kalar', name: 'known', questions: CONTEST_QUESTIONS },
  { game: 'tash-kalar', name: 'held out', questions: CONTEST_HELD_OUT },
  { game: 'tash-kalar', name: 'unread', questions: CONTEST_UNREAD },
  { game: 'tash-kalar', name: 'phone', questions: CONTEST_PHONE },
  { game: 'tash-kalar', name: 'plain', questions: CONTEST_PLAIN },
  { game: 'tash-kalar', name: 'sealed phone', questions: CONTEST_SEALED_PHONE },
  { game: 'tash-kalar', name: 'sealed plain', questions: CONTEST_SEALED_PLAIN },
  { game: 'tash-kalar', name: 'fresh phone', questions: CONTEST_FRESH_PHONE },
  { game: 'tash-kalar', name: 'fresh plain', questions: CONTEST_FRESH_PLAIN },
  { game: 'tash-kalar', name: 'newer phone', questions: CONTEST_NEWER_PHONE },
  { game: 'tash-kalar', name: 'newer plain', questions: CONTEST_NEWER_PLAIN },
  { game: 'tash-kalar', name: 'strangers phone', questions: CONTEST_STRANGERS_PHONE },
  { game: 'tash-kalar', name: 'strangers plain', questions: CONTEST_STRANGERS_PLAIN },
  { game: 'tash-kalar', name: 'guests phone', questions: CONTEST_GUESTS_PHONE },
  { game: 'tash-kalar', name: 'guests plain', questions: CONTEST_GUESTS_PLAIN },
  { game: 'tash-kalar', name: 'ferry phone', questions: CONTEST_FERRY_PHONE },
  { game: 'tash-kalar', name: 'ferry plain', questions: CONTEST_FERRY_PLAIN },
  { game: 'tash-kalar', name: 'last phone', questions: CONTEST_LAST_PHONE },
  { game: 'tash-kalar', name: 'last plain', questions: CONTEST_LAST_PLAIN },
  {
    game: 'wonderlands-war',
    name: 'known',
    questions: [...WONDERLAND_QUESTIONS, ...WONDERLAND_SHORT_QUESTIONS, ...WONDERLAND_WHOLE_QUESTIONS],
  },
  { game: 'wonderlands-war', name: 'held out', questions: WONDERLAND_HELD_OUT },
  { game: 'wonderlands-war', name: 'phone', questions: WONDERLAND_PHONE },
  { game: 'wonderlands-war', name: 'plain', questions: WONDERLAND_PLAIN },
  { game: 'wonderlands-war', name: 'strangers phone', questions: WONDERLAND_STRANGERS_PHONE },
  { game: 'wonderlands-war', name: 'strangers plain', questions: WONDERLAND_STRANGERS_PLAIN },
  { game: 'wonderlands-war', name: 'guests phone', questions: WONDERLAND_GUESTS_PHONE },
  { game: 'wonderlands-war', name: 'guests plain', questions: WONDERLAND_GUESTS_PLAIN },
  { game: 'wonderlands-war', name: 'parlour phone', questions: WONDERLAND_PARLOUR_PHONE },
  { game: 'wonderlands-war', name: 'parlour plain', questions: WONDERLAND_PARLOUR_PLAIN },
  { game: 'wonderlands-war', name: 'last phone', questions: WONDERLAND_LAST_PHONE },
  { game: 'wonderlands-war', name: 'last plain', questions: WONDERLAND_LAST_PLAIN },
  { game: 'mage-knight', name: 'known', questions: [...KNIGHT_QUESTIONS, ...KNIGHT_WHOLE_QUESTIONS] },
  { game: 'mage-knight', name: 'held out', questions: KNIGHT_HELD_OUT },
  { game: 'mage-knight', name: 'unread', questions: KNIGHT_UNREAD },
  { game: 'mage-knight', name: 'phone', questions: KNIGHT_PHONE },
  { game: 'mage-knight', name: 'plain', questions: KNIGHT_PLAIN },
  { game: 'mage-knight', name: 'strangers phone', questions: KNIGHT_STRANGERS_PHONE },
  { game: 'mage-knight', name: 'strangers plain', questions: KNIGHT_STRANGERS_PLAIN },
  { game: 'mage-knight', name: 'guests phone', questions: KNIGHT_GUESTS_PHONE },
  { game: 'mage-knight', name: 'guests plain', questions: [...KNIGHT_GUESTS_PLAIN, ...KNIGHT_GUESTS_LATER] },
  { game: 'mage-knight', name: 'table phone', questions: KNIGHT_TABLE_PHONE },
  { game: 'mage-knight', name: 'table plain', questions: KNIGHT_TABLE_PLAIN },
  { game: 'mage-knight', name: 'evening phone', questions: KNIGHT_EVENING_PHONE },
  { game: 'mage-knight', name: 'evening plain', questions: KNIGHT_EVENING_PLAIN },
  { game: 'mage-knight', name: 'club phone', questions: KNIGHT_CLUB_PHONE },
  { game: 'mage-knight', name: 'club plain', questions: KNIGHT_CLUB_PLAIN },
  { game: 'mage-knight', name: 'ferry phone', questions: KNIGHT_FERRY_PHONE },
  { game: 'mage-knight', name: 'ferry plain', questions: KNIGHT_FERRY_PLAIN },
  { game: 'mage-knight', name: 'lodge phone', questions: KNIGHT_LODGE_PHONE },
  { game: 'mage-knight', name: 'lodge plain', questions: KNIGHT_LODGE_PLAIN },
  { game: 'mage-knight', name: 'porch plain', questions: KNIGHT_PORCH_PLAIN },
  { game: 'mage-knight', name: 'harbour phone', questions: KNIGHT_HARBOUR_PHONE },
  { game: 'mage-knight', name: 'harbour plain', questions: KNIGHT_HARBOUR_PLAIN },
];
