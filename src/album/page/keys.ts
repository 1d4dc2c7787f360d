import type { Place } from './place.js';

/** Elements that know what to do with arrows or the space bar by themselves, and otherwise than we. */
const OWN_ARROWS = 'select';
const OWN_SPACE = 'select, button, summary';

/** Arrows, Home and End walk, the space bar plays. */
export function listenToKeys(place: Place, toggle: () => void): void {
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => place.goTo(place.at - 1),
    ArrowRight: () => place.goTo(place.at + 1),
    Home: () => place.goTo(0),
    End: () => place.goTo(place.last),
    ' ': toggle,
  };
  document.addEventListener('keydown', event => {
    const deed = deeds[event.key];
    if (!deed || event.altKey || event.ctrlKey || event.metaKey) return;
    const own = event.key === ' ' ? OWN_SPACE : OWN_ARROWS;
    if (event.target instanceof Element && event.target.closest(own)) return;
    event.preventDefault();
    deed();
  });
}
