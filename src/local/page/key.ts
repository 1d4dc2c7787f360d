const PLACE = 'key';

/**
 * The key comes with the printed address. It is kept for this origin, port included (a cookie would be shown to every
 * other server of this machine), and taken out of the address bar, where it could be read over a shoulder.
 */
export function pageKey(): string {
  const address = new URL(location.href);
  const given = address.searchParams.get(PLACE);
  if (given !== null) {
    localStorage.setItem(PLACE, given);
    address.searchParams.delete(PLACE);
    history.replaceState(null, '', address);
  }
  return localStorage.getItem(PLACE) ?? '';
}

/** Another tab has opened the address of a new start. */
export function onNewKey(act: () => void): void {
  addEventListener('storage', event => {
    if (event.key === PLACE) act();
  });
}
