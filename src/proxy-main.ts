import { config } from 'dotenv';
import { readProxyEnvironment } from './environment.js';
import { makeLog } from './log.js';
import { startProxy } from './proxy.js';
import { startFailure } from './start-failure.js';

/** `npm run proxy`: the one way to Discord for several processes of a bot. */
async function main(): Promise<void> {
  config({ quiet: true });
  const { api, host, port, logLevel } = readProxyEnvironment(process.env);
  const log = makeLog(logLevel);
  const proxy = await startProxy({ api, host, port });
  log.info({ port: proxy.port, host }, 'The proxy is ready');
  const stop = (): void => void proxy.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(startFailure(error));
  process.exit(1);
});
