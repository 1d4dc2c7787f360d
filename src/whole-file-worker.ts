import { damageOf } from './storage/sqlite/database.js';
import { serveLine } from './threads/worker.js';

serveLine<string, string | null>('checking', damageOf);
