import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalDiscord } from '../../src/local/server.js';

/** The one Discord of all bots, made of several local ones that have no channel in common. */
export interface Way {
  /** Where the bot of one of them finds the API. */
  api(at: number): string;
  close(): void;
}

/**
 * Any process may post what is due, on whichever server: what is asked of a channel goes to the Discord that has it, as it
 * would to the one there is. Everything else goes to the process's own.
 */
export async function openWay(discords: readonly LocalDiscord[]): Promise<Way> {
  const owners = new Map(
    discords.flatMap(discord => discord.channels.map(({ id }): [string, LocalDiscord] => [id, discord])).reverse(),
  );
  const ownerOf = (channel: string): LocalDiscord | undefined => {
    const owner =
      owners.get(channel) ?? discords.find(({ control }) => control.threads().some(({ id }) => id === channel));
    if (owner) owners.set(channel, owner);
    return owner;
  };
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const [, at, path] = /^\/(\d+)(\/.*)$/.exec(asked.url!)!;
    const own = discords[Number(at)]!;
    const channel = /\/channels\/(\d+)/.exec(path!)?.[1];
    const discord = (channel && ownerOf(channel)) || own;
    const { authorization } = asked.headers;
    const { host: _, ...headers } = asked.headers;
    const passed = request(`${discord.url}${path}`, {
      method: asked.method,
      headers: {
        ...headers,
        ...(authorization ? { authorization: authorization.replace(own.token, discord.token) } : {}),
      },
    });
    passed.on('response', response => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { api: at => `http://127.0.0.1:${port}/${at}/api`, close: () => server.close() };
}
