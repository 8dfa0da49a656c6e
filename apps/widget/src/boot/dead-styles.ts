/**
 * Takes a stylesheet that could not be loaded out of the page. The bundler's loader takes every link it finds for a
 * loaded one: another try would show its screen without its styles.
 */
export function dropDeadStyles(window: Pick<Window, 'addEventListener'>): void {
  // Errors of elements do not bubble.
  window.addEventListener('error', ({ target }) => isStylesheet(target) && target.remove(), true);
}

function isStylesheet(target: EventTarget | null): target is HTMLLinkElement {
  return target !== null && 'rel' in target && target.rel === 'stylesheet' && 'remove' in target;
}
