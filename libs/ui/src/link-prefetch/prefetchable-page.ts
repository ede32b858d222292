import { isIndexedRoute, paths, routeOf } from '@vyloha/links';

/** Links with which Remix navigates in place. */
const linkSelector = 'a[href][data-discover]';

/** The link of the shop that an event happened on. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(linkSelector) : null;
}

/**
 * Path and query of the page behind a link; `null` for pages that belong to one shopper, that are read when they are
 * opened and not before, and for the page that is open.
 */
export function prefetchablePage({ href, target, rel }: HTMLAnchorElement): string | null {
  const { origin, pathname, search } = new URL(href);
  const isOtherPage = pathname + search !== window.location.pathname + window.location.search;
  if (origin !== window.location.origin || !isOtherPage) return null;
  if (target !== '' || rel.split(' ').includes('nofollow')) return null;
  return pathname !== paths.cart() && isIndexedRoute(routeOf(pathname).name) ? pathname + search : null;
}
