import { createEasel } from './easel.js';
import { readAlbum } from './reading.js';
import { openViewer } from './viewer.js';

async function open(): Promise<void> {
  const bound = await readAlbum(document.getElementById('album')!.textContent);
  const easel = await createEasel(bound);
  openViewer(document.getElementById('page')!, bound.album, easel);
}

open().catch((error: unknown) => {
  document.getElementById('opening')?.remove();
  const sentence = document.getElementById('too-old');
  if (sentence) sentence.hidden = false;
  console.error(error);
});
