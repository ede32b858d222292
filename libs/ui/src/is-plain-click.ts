import type { MouseEvent } from 'react';

/** Whether a click on a link navigates in place; others open a new tab or window, or save the target. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
