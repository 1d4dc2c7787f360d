import { once } from 'node:events';
import { createServer } from 'node:http';
import { proxyRequests } from '@discordjs/proxy';
import { REST } from '@discordjs/rest';

/** Where requests go, and where bots hand them in. */
export interface ProxyOptions {
  readonly api: string;
  readonly host: string;
  readonly port: number;
}

/** Discord's limit of a bot; answers to interactions are not counted in it. */
const REQUESTS_PER_SECOND = 50;
const isAnswer = (url: string): boolean => /\/(interactions|webhooks)\/\d+\//.test(url);

/**
 * One way to Discord for all processes of a bot: they share its request limit, so one place counts. A request that would
 * have to wait is answered with how long, and the bot that made it waits.
 */
export async function startProxy({
  api,
  host,
  port,
}: ProxyOptions): Promise<{ readonly port: number; close(): Promise<void> }> {
  const towards = (globalRequestsPerSecond: number) =>
    proxyRequests(new REST({ api, globalRequestsPerSecond, rejectOnRateLimit: () => true, retries: 0 }));
  const [counted, uncounted] = [towards(REQUESTS_PER_SECOND), towards(Number.POSITIVE_INFINITY)];
  const server = createServer(async (request, response) => {
    try {
      await (isAnswer(request.url ?? '') ? uncounted : counted)(request, response);
    } catch {
      // Discord, or the way there, has failed: the bot tries again.
      if (!response.headersSent) response.writeHead(502);
      response.end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const bound = server.address();
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
