import { killContract } from './kill-contract.js';
import { raiseProcessStage } from './stage.js';

killContract('SQLite', raiseProcessStage);
