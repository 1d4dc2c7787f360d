import { parseArgs } from 'node:util';

/**
 * How well the computer opponents of a game play. Usage: npm run bench:ai -- --game tash-kalar --matches 100 --seed 1;
 * what else may be said stands in the file of each game.
 */
const GAMES = ['monolith-arena', 'tash-kalar', 'wonderlands-war', 'mage-knight'];

const { values } = parseArgs({ options: { game: { type: 'string', default: 'monolith-arena' } }, strict: false });
if (!GAMES.includes(String(values.game)))
  throw new Error(`There is no game ${values.game}; there are ${GAMES.join(', ')}`);
await import(`./ai-${values.game}.ts`);
