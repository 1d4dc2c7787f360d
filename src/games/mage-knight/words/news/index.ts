import type { News } from '../sentences.js';
import type { Speech } from '../speech.js';
import { fightNews } from './fight.js';
import { tableNews } from './table.js';
import { turnNews } from './turn.js';

export const newsIn = (speech: Speech): News => ({ ...tableNews(speech), ...turnNews(speech), ...fightNews(speech) });
