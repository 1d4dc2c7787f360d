import type { JsonObject } from '../json.js';
import { h } from './dom.js';
import { openLightbox } from './lightbox.js';
import { spelled } from './signs.js';
import type { Store } from './store.js';

/** A picture of a message: it opens large, keeps its place while loading, and hides behind a spoiler if asked. */
export function picture(store: Store, media: JsonObject, description: string, spoiler = false): HTMLElement {
  const { words } = store;
  const url = String(media.url ?? '');
  // The page loads nothing from elsewhere; a picture of the internet is offered as a link.
  if (!url.startsWith(location.origin))
    return h(
      'a',
      { class: 'outside', href: url, target: '_blank', rel: 'noopener noreferrer' },
      description || words.outside,
    );
  // The button says what is to be seen; said by the picture as well, it would be heard twice.
  const image = h('img', { src: url, alt: '', decoding: 'async' });
  // The place is kept before the picture arrives, so that nothing below it jumps.
  if (typeof media.width === 'number' && typeof media.height === 'number') {
    image.style.setProperty('--width', `${media.width}px`);
    image.style.setProperty('--ratio', String(media.width / media.height));
  }
  const label = words.openImage(spelled(description, store.language));
  const button = h(
    'button',
    {
      class: 'picture',
      type: 'button',
      'aria-label': spoiler ? words.spoiler : label,
      'aria-haspopup': 'dialog',
      'data-key': `picture ${new URL(url).pathname}`,
    },
    image,
  );
  if (spoiler) button.classList.add('hidden');
  button.addEventListener('click', () => {
    if (!button.classList.contains('hidden')) openLightbox(store, url, description);
    else {
      button.classList.remove('hidden');
      button.setAttribute('aria-label', label);
    }
  });
  return button;
}
