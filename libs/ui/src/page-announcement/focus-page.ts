import type { Location } from '@remix-run/react';
import { requestsScrollToTop } from '../scroll/page-scroll';
import { hashTarget } from '../scroll/scroll-to-hash';

interface Navigation {
  /** Whether only the query or the hash is another one. */
  isSamePage: boolean;
  previouslyFocused: Element | null;
}

function isOnScreen(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom >= 0 && box.top <= innerHeight;
}

/**
 * Moves the focus to what a navigation leads to: the target of its hash, else the heading. It stays where the page itself
 * has put it, such as on a list of errors or within the target, and on what changed the page it is still on, such as a filter,
 * unless that is out of sight now, as a form below what it has added to.
 */
export function focusPage({ hash, state }: Location, { isSamePage, previouslyFocused }: Navigation): void {
  const focused = document.activeElement;
  const main = document.querySelector('main');
  const isKept =
    isSamePage && hash === '' && focused !== document.body && isOnScreen(focused) && !requestsScrollToTop(state);
  const isChosenByPage = focused !== previouslyFocused && main?.contains(focused) === true;
  const hashed = hash === '' ? null : hashTarget(hash);
  if (isKept || isChosenByPage || hashed?.contains(focused)) return;
  const target = hashed ?? main?.querySelector('h1') ?? main;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
