import { createHmac, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Clock } from './clock.js';
import { imageSize } from './image-size.js';
import { compact, type JsonObject } from './json.js';

export interface Attachment {
  readonly id: string;
  readonly channelId: string;
  readonly filename: string;
  readonly contentType: string;
  readonly description: string | undefined;
  readonly data: Buffer;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const KEPT_BYTES = 256 * 1024 * 1024;
const URL_LIFE_MS = 24 * 60 * 60 * 1000;

const contentTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  apng: 'image/apng',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
};

/** Files live in memory and are fetched at signed URLs that expire, as Discord's are. */
export class Cdn {
  readonly #files = new Map<string, Attachment>();
  readonly #urls = new Map<string, { readonly issued: number; readonly url: string }>();
  readonly #secret = randomBytes(32);
  readonly #clock: Clock;
  #bytes = 0;
  base = '';

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  keep(given: Pick<Attachment, 'id' | 'channelId' | 'filename' | 'description' | 'data'>): Attachment {
    const extension = given.filename.split('.').pop()?.toLowerCase() ?? '';
    const size = imageSize(given.data);
    const contentType = contentTypes[extension] ?? 'application/octet-stream';
    const attachment = { ...given, contentType, width: size?.width, height: size?.height };
    this.#files.set(given.id, attachment);
    this.#bytes += given.data.length;
    // A long evening posts hundreds of boards; the oldest pictures give way before memory does.
    for (const [id, oldest] of this.#files) {
      if (this.#bytes <= KEPT_BYTES) break;
      this.#files.delete(id);
      this.#urls.delete(id);
      this.#bytes -= oldest.data.length;
    }
    return attachment;
  }

  #sign(path: string, expires: string): string {
    return createHmac('sha256', this.#secret).update(`${path}?${expires}`).digest('hex');
  }

  url(attachment: Attachment): string {
    // Rounded to an hour, so that a page showing the same message again finds the picture in its cache.
    const hour = 3_600_000;
    const issued = Math.floor(this.#clock.now() / hour) * hour;
    const known = this.#urls.get(attachment.id);
    if (known?.issued === issued) return known.url;
    const url = this.#makeUrl(attachment, issued);
    this.#urls.set(attachment.id, { issued, url });
    return url;
  }

  #makeUrl({ channelId, id, filename }: Attachment, issued: number): string {
    const path = `/cdn/attachments/${channelId}/${id}/${encodeURIComponent(filename)}`;
    const expires = Math.floor((issued + URL_LIFE_MS) / 1000).toString(16);
    const since = Math.floor(issued / 1000).toString(16);
    return `${this.base}${path}?ex=${expires}&is=${since}&hm=${this.#sign(path, expires)}`;
  }

  find(path: string, query: URLSearchParams): Attachment | null {
    const expires = query.get('ex') ?? '';
    const isSigned = query.get('hm') === this.#sign(path, expires);
    if (!isSigned || Number.parseInt(expires, 16) * 1000 < this.#clock.now()) return null;
    return this.#files.get(path.split('/')[4] ?? '') ?? null;
  }

  serve(target: URL, response: ServerResponse): void {
    const file = this.find(target.pathname, target.searchParams);
    if (!file) return void response.writeHead(404).end('This content is no longer available.');
    const isPicture = file.contentType.startsWith('image/');
    response.writeHead(200, {
      'content-type': file.contentType,
      'content-length': file.data.length,
      'content-disposition': isPicture ? 'inline' : 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600, immutable',
    });
    response.end(file.data);
  }

  describe(attachment: Attachment): JsonObject {
    const url = this.url(attachment);
    return compact({
      id: attachment.id,
      filename: attachment.filename,
      description: attachment.description,
      content_type: attachment.contentType,
      size: attachment.data.length,
      url,
      proxy_url: url,
      width: attachment.width,
      height: attachment.height,
    });
  }
}
