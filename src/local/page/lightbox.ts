import { h, icon } from './dom.js';
import type { Store } from './store.js';

/** Shows a picture as large as the window allows. The dialog gives Escape and keeps the keyboard inside. */
export function openLightbox(store: Store, url: string, description: string): void {
  const { words } = store;
  const dialog = h(
    'dialog',
    { class: 'lightbox', 'aria-label': description || words.openImage('') },
    h('img', { src: url, alt: description }),
    description ? h('p', { class: 'caption' }, description) : null,
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
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
