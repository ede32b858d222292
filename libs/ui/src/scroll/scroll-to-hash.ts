import { scrollSmoothly } from './scroll-smoothly';

/** The element a hash names; null for none and for a hash that is no name. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls smoothly to what a hash names, from where the page stands or from `from`. Answers how to stop it. */
export function scrollToHash(hash: string, from = window.scrollY): (() => void) | undefined {
  const target = hashTarget(hash);
  if (target === null) return undefined;
  // As browsers do by themselves when a page is opened at a hash.
  target.closest('details')?.setAttribute('open', '');
  const margin = parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  const place = target.getBoundingClientRect().top + window.scrollY - margin;
  return scrollSmoothly({
    from,
    to: Math.max(0, Math.min(place, lowest)),
    set: (top) => window.scrollTo({ top, behavior: 'instant' }),
  });
}
