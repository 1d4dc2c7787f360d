import type { IncomingMessage } from 'node:http';
import { limits } from '../limits.js';
import { Refusal, refuse } from '../refusal.js';
import { parseMultipart } from './multipart.js';

export interface UploadedFile {
  readonly index: number;
  readonly filename: string;
  readonly data: Buffer;
}

export interface Body {
  readonly json: unknown;
  readonly files: readonly UploadedFile[];
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limits.requestBytes) chunks.push(chunk);
  }
  // The rest was read and dropped, so that the client is there to hear the refusal.
  if (size > limits.requestBytes) refuse('tooLarge');
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return refuse('invalidJson');
  }
}

function wrongType(): Refusal {
  const message = 'Expected "Content-Type" header to be one of {\'application/json\'}.';
  return new Refusal(400, 50035, 'Invalid Form Body', { _errors: [{ code: 'CONTENT_TYPE_INVALID', message }] });
}

export async function readBody(request: IncomingMessage): Promise<Body> {
  const data = await readAll(request);
  const type = request.headers['content-type'] ?? '';
  const boundary = /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  if (!boundary) {
    if (data.length > 0 && !/^application\/json\b/i.test(type)) throw wrongType();
    return { json: parseJson(data.toString('utf8')), files: [] };
  }
  const parts = parseMultipart(data, (boundary[1] ?? boundary[2])!);
  const payload = parts.find(part => part.name === 'payload_json');
  const files = parts.flatMap(part => {
    const index = /^files\[(\d+)\]$/.exec(part.name)?.[1];
    if (part.filename === undefined) return [];
    return [{ index: index === undefined ? 0 : Number(index), filename: part.filename, data: part.data }];
  });
  return { json: parseJson(payload?.data.toString('utf8') ?? ''), files };
}
