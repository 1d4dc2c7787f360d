import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

/**
 * Starts a worker next to the calling file. From compiled code it is JavaScript; from source it is TypeScript, and
 * since Node 20 does not hand `--import tsx` down to its threads, the thread registers tsx itself first. `room` is what its
 * young objects may take, in megabytes: what the process was started with would win over limits given to the thread.
 * `workerData` is what it is told at its start.
 */
export function startWorker(name: string, base: string, room: number, workerData?: unknown): Worker {
  setFlagsFromString(`--max-semi-space-size=${room}`);
  if (!base.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, base), { execArgv: [], workerData });
  const file = JSON.stringify(new URL(`./${name}.ts`, base).href);
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const code = `import(${tsx}).then(({ register }) => { register(); return import(${file}); });`;
  return new Worker(code, { eval: true, execArgv: [], workerData });
}
