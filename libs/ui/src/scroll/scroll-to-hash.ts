import { scrollSmoothly } from './scroll-smoothly';

/** The element of a hash; null when there is none or the hash is malformed. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls smoothly to the element of a hash, from the current position or `from`. Returns a function that stops it. */
export function scrollToHash(hash: string, from = window.scrollY): (() => void) | undefined {
  const target = hashTarget(hash);
  if (target === null) return undefined;
  // As browsers do when a page is opened at a hash.
  target.closest('details')?.setAttribute('open', '');
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const maxTop = document.documentElement.scrollHeight - window.innerHeight;
  const targetTop = target.getBoundingClientRect().top + window.scrollY - margin;
  return scrollSmoothly({
    from,
    to: Math.max(0, Math.min(targetTop, maxTop)),
    set: (top) => window.scrollTo({ top, behavior: 'instant' }),
  });
}
