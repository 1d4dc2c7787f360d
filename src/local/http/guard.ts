import type { IncomingMessage } from 'node:http';

/**
 * Only this machine, and only this page. The Host check stops a name that was re-bound to 127.0.0.1; the Origin and
 * Sec-Fetch-Site checks stop other sites' pages. A bot sends neither of the last two.
 */
export function isWelcome(request: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host, origin } = request.headers;
  if (host === undefined || !hosts.includes(host)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
