// Node 20 does not hand `--import tsx` down to its threads: the thread registers tsx itself, then reads the worker.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
