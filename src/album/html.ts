import { createHash } from 'node:crypto';
import type { Language } from '../engine/index.js';
import type { PageBundle } from './page-bundle.js';

/** What the page says while it is not open yet, or where it cannot be opened. */
export interface Cover {
  readonly language: Language;
  readonly title: string;
  readonly opening: string;
  readonly tooOld: string;
}

/**
 * The page as one file. Only our own script and style run, known by what they are, and nothing is loaded from anywhere; the
 * album is letters and digits that no browser takes for markup, whatever people are called.
 */
export function albumPage({ script, style }: PageBundle, cover: Cover, album: Buffer): string {
  if (/<\/(script|style)|<!--/i.test(script + style)) throw new Error('The script of the album would end early');
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${cover.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="dark">
<title>${escaped(cover.title)}</title>
<style>${style}</style>
</head>
<body>
<main id="page"><p id="opening">${escaped(cover.opening)}</p><p id="too-old" hidden>${escaped(cover.tooOld)}</p>
<noscript><p>${escaped(cover.tooOld)}</p></noscript></main>
<script type="text/plain" id="album">${album.toString('base64')}</script>
<script>${script}</script>
</body>
</html>
`;
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign]!);
