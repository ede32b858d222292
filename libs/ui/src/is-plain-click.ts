import type { MouseEvent } from 'react';

/** Whether a click on a link means here and now; others open its page beside this one, or save it. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
