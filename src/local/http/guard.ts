import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Where a request goes, or null for what is no path of ours: `//[`, an address with a host of its own, `*`, a broken
 * escape. Whatever a browser or a neighbour sends, this is the only place that reads it, and it never throws.
 */
export function targetOf({ url = '' }: IncomingMessage, base: string): URL | null {
  if (!/^\/(?![/\\])/.test(url)) return null;
  try {
    const target = new URL(base + url);
    decodeURIComponent(target.pathname);
    return target;
  } catch {
    return null;
  }
}

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

/** Other people of this machine reach the port too; only who has read the printed address knows the key. */
export function isKey(given: string | null, key: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return given !== null && timingSafeEqual(digest(given), digest(key));
}
