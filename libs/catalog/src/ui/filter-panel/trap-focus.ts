const focusableSelector = 'a[href], button, input:not([type=hidden]), summary';

/** Elements focusable by keyboard; collapsed ones have no boxes. */
function findFocusable(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/**
 * Makes an overlay behave as a dialog: the focus stays in it, Escape closes it.
 * @param close the close link, the first focusable element
 * @returns clean-up; the focus returns to the link that opened it
 */
export function trapFocus(sheet: HTMLElement, close: HTMLElement): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') close.click();
    if (event.key !== 'Tab') return;
    const focusables = findFocusable(sheet);
    const [first, last] = [focusables[0], focusables.at(-1)];
    const [from, to] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  }

  const role = sheet.getAttribute('role') ?? '';
  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('aria-modal', 'true');
  sheet.addEventListener('keydown', onKeyDown);
  close.focus({ preventScroll: true });
  return () => {
    sheet.setAttribute('role', role);
    sheet.removeAttribute('aria-modal');
    sheet.removeEventListener('keydown', onKeyDown);
    document.querySelector<HTMLElement>(`a[href="#${sheet.id}"]`)?.focus();
  };
}
