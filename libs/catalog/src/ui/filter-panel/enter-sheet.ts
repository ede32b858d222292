const focusable = 'a[href], button, input:not([type=hidden]), summary';

/** What can be reached by the keyboard; folded parts have no boxes. */
function stopsIn(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.getClientRects().length > 0);
}

/**
 * Makes a part that lies over the page behave as a window: the keyboard stays in it, Escape closes it.
 * @param close what closes it, the first thing in it
 * @returns what ends that; the focus goes back to the link that opened it
 */
export function enterSheet(sheet: HTMLElement, close: HTMLElement): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') close.click();
    if (event.key !== 'Tab') return;
    const stops = stopsIn(sheet);
    const [first, last] = [stops[0], stops.at(-1)];
    const [from, to] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  }

  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('aria-modal', 'true');
  sheet.addEventListener('keydown', onKeyDown);
  close.focus({ preventScroll: true });
  return () => {
    sheet.removeAttribute('role');
    sheet.removeAttribute('aria-modal');
    sheet.removeEventListener('keydown', onKeyDown);
    document.querySelector<HTMLElement>(`a[href="#${sheet.id}"]`)?.focus();
  };
}
