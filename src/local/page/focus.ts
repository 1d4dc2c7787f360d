const reachable = 'a[href], button, input, select, textarea, [tabindex="0"]';

function controlsOf(scope: ParentNode): readonly HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(reachable)];
}

function isDisabled(element: HTMLElement): boolean {
  return element.matches(':disabled') || element.closest('[hidden]') !== null;
}

/**
 * Notes where the keyboard is and returns the way back, which also finds an element that was drawn anew: by its message
 * and its key, or by its place among the controls. What has lost its control keeps the keyboard at its message.
 */
export function noteFocus(root: HTMLElement): (otherwise?: () => void) => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body || !root.contains(active)) return () => undefined;
  const message = active.closest<HTMLElement>('[data-message-id]')?.dataset.messageId;
  const selector = message === undefined ? null : `[data-message-id="${CSS.escape(message)}"]`;
  const scopeOf = (): HTMLElement | null => (selector ? root.querySelector<HTMLElement>(selector) : root);
  const { key } = active.dataset;
  const order = controlsOf(scopeOf() ?? root).indexOf(active);
  const [tag, text] = [active.tagName, active.textContent];

  const find = (scope: HTMLElement): HTMLElement | undefined => {
    if (active === scope) return scope;
    if (key !== undefined) return controlsOf(scope).find(one => one.dataset.key === key);
    const same = controlsOf(scope)[order];
    return same?.tagName === tag && same.textContent === text ? same : undefined;
  };

  return (otherwise = () => undefined) => {
    if (active.isConnected && !isDisabled(active)) {
      active.focus({ preventScroll: true });
      return;
    }
    const scope = scopeOf();
    if (!scope) {
      otherwise();
      return;
    }
    const found = find(scope);
    if (found && !isDisabled(found)) found.focus({ preventScroll: true });
    else if (scope !== root) scope.focus({ preventScroll: true });
  };
}

/** Draws something anew and puts the keyboard back where it was in it. */
export function redraw(root: HTMLElement, draw: () => void, otherwise?: () => void): void {
  const goBack = noteFocus(root);
  draw();
  goBack(otherwise);
}
