export interface Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly data: Buffer;
}

function parameter(header: string, name: string): string | undefined {
  const match = new RegExp(`[;\\s]${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(header);
  // Browsers and undici write a quote inside a name as %22.
  return match?.[1]?.replace(/\\(.)/g, '$1').replaceAll('%22', '"');
}

function parsePart(part: Buffer): Part | null {
  const split = part.indexOf('\r\n\r\n');
  if (split === -1) return null;
  const head = part.toString('utf8', 0, split);
  const disposition = head.split('\r\n').find(line => /^content-disposition:/i.test(line)) ?? '';
  const name = parameter(disposition, 'name');
  if (name === undefined) return null;
  return { name, filename: parameter(disposition, 'filename'), data: part.subarray(split + 4) };
}

/** Splits multipart/form-data (RFC 7578); parts that make no sense are dropped. */
export function parseMultipart(body: Buffer, boundary: string): readonly Part[] {
  const line = Buffer.from(`\r\n--${boundary}`);
  const whole = Buffer.concat([Buffer.from('\r\n'), body]);
  const parts: Part[] = [];
  let from = whole.indexOf(line);
  while (from !== -1) {
    const start = from + line.length;
    const next = whole.indexOf(line, start);
    if (next === -1) break;
    const part = parsePart(whole.subarray(start + 2, next));
    if (part) parts.push(part);
    from = next;
  }
  return parts;
}
