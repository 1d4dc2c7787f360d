import { h, icon } from './dom.js';
import { noteFocus } from './focus.js';
import { signed } from './sign-view.js';
import type { Store } from './store.js';

/** Shows a picture as large as the window allows. The dialog gives Escape and keeps the keyboard inside. */
export function openLightbox(store: Store, url: string, description: string): void {
  const { words } = store;
  const goBack = noteFocus(document.body);
  const dialog = h(
    'dialog',
    { class: 'lightbox', 'aria-label': words.picture },
    // The caption says it.
    h('img', { src: url, alt: '' }),
    description ? h('p', { class: 'caption', tabindex: 0 }, ...signed(description, store.language)) : null,
    h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, words.openInTab),
    h(
      'button',
      { class: 'round', type: 'button', 'aria-label': words.close, onclick: () => dialog.close() },
      icon('close'),
    ),
  );
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    goBack();
  });
  document.body.append(dialog);
  dialog.showModal();
}
