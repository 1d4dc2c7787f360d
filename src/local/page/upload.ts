import type { PageUpload } from '../feed-shape.js';
import { limits } from '../limits.js';
import type { Store } from './store.js';

export async function encode(file: File): Promise<PageUpload> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { filename: file.name, base64: btoa(binary) };
}

/** Says at once that a file is larger than Discord takes, instead of sending it in vain. */
export function refuseLarge(store: Store, input: HTMLInputElement): void {
  input.addEventListener('change', () => {
    const isLarge = [...(input.files ?? [])].some(({ size }) => size > limits.fileBytes);
    input.setCustomValidity(isLarge ? store.words.tooLarge : '');
    input.reportValidity();
  });
}
