import { PrefetchPageLinks, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { allowsPrefetch } from './allows-prefetch';
import { linkOf, prefetchablePage } from './prefetchable-page';
import { withPage } from './prefetched-pages';
import type { PrefetchedPage } from './prefetched-pages';

/** A pointer on its way across the page is no intent. */
const intentMs = 100;
const intentEvents = ['pointerover', 'focusin'] as const;
/** A touch that became a scroll, or a navigation that loads the page itself. */
const endEvents = ['pointercancel', 'click'] as const;

/** Calls back with each page that the shopper is about to open: the pointer or the focus rests on a link to it. */
function watchIntent(onIntent: (path: string) => void): () => void {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  let link: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (next: HTMLAnchorElement | null) => {
    if (next === link) return;
    link = next;
    clearTimeout(timer);
    if (next === null) return;
    timer = setTimeout(() => {
      const path = prefetchablePage(next);
      if (path !== null && allowsPrefetch()) onIntent(path);
    }, intentMs);
  };
  for (const name of intentEvents) document.addEventListener(name, ({ target }) => rest(linkOf(target)), options);
  for (const name of endEvents) document.addEventListener(name, () => rest(null), options);
  // The pointer or the focus may rest on a link since before this was loaded.
  rest(linkOf(document.querySelector('a:hover') ?? document.activeElement));
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

/** Loads the few pages ahead that the shopper is about to open, unless data are to be saved. */
export function PrefetchLinks() {
  const { key } = useLocation();
  const [pages, setPages] = useState<readonly PrefetchedPage[]>([]);

  useEffect(() => watchIntent((path) => setPages((before) => withPage(before, { path, at: Date.now() }))), []);
  // What was loaded ahead of the previous page is open now, or no longer what the shopper is about to do.
  useEffect(() => setPages([]), [key]);

  return pages.map(({ path, at }) => <PrefetchPageLinks key={`${path} ${at}`} page={path} />);
}
