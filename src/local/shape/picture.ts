import { createHash } from 'node:crypto';
import type { Field } from '../form.js';

export interface Picture {
  readonly type: string;
  readonly data: Buffer;
}

/** A picture as JSON carries it: `data:image/png;base64,…`. */
export function readPicture(
  field: Field,
  { most, required = false }: { most: number; required?: boolean },
): Picture | undefined {
  const text = field.text({ required });
  if (text === undefined) return undefined;
  const [, type, base64] = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([\w+/]+=*)$/.exec(text) ?? [];
  if (type === undefined || base64 === undefined) return field.refuse('IMAGE_INVALID', 'Invalid image data');
  const data = Buffer.from(base64, 'base64');
  if (data.length <= most) return { type, data };
  return field.refuse('BINARY_TYPE_MAX_SIZE', `File cannot be larger than ${(most / 1024).toFixed(1)} kb.`);
}

/** What Discord names a picture by. */
export function hashOf({ data }: Picture): string {
  return createHash('md5').update(data).digest('hex');
}
