import type { Command } from '../src/discord/command.js';
import { act } from './act.js';
import { board } from './board.js';
import { concede } from './concede.js';
import { games } from './games.js';
import { hand } from './hand.js';
import { help } from './help.js';
import { leaderboard } from './leaderboard.js';
import { league } from './league.js';
import { log } from './log.js';
import { match } from './match.js';
import { play } from './play.js';
import { profile } from './profile.js';
import { puzzle } from './puzzle.js';
import { replay } from './replay.js';
import { rules } from './rules.js';
import { settings } from './settings.js';
import { undo } from './undo.js';
import { verify } from './verify.js';
import { why } from './why.js';

/** Every slash command, in the order of the handbook. */
export const commands: readonly Command[] = [
  play,
  act,
  hand,
  board,
  log,
  undo,
  concede,
  match,
  games,
  replay,
  puzzle,
  league,
  profile,
  leaderboard,
  settings,
  verify,
  why,
  rules,
  help,
];
