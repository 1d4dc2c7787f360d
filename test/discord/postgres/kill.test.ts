import { freshDatabase } from '../../storage/postgres/fresh-database.js';
import { killContract } from '../kill-contract.js';
import { raiseProcessStage } from '../stage.js';

killContract('PostgreSQL', async () => raiseProcessStage(await freshDatabase()));
