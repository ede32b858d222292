/** A page that is loaded ahead. */
export interface PrefetchedPage {
  /** Path and query. */
  path: string;
  /** When it was asked for, in milliseconds. */
  at: number;
}

/** How many pages are loaded ahead within the time, and so at the same time. */
export const maxPrefetchedPages = 4;
/** Shorter than responses to prefetches stay valid in the browser. */
export const prefetchedForMs = 8_000;

/** The pages loaded ahead with another one, if there is still room for it; the same list when there is not. */
export function withPage(pages: readonly PrefetchedPage[], page: PrefetchedPage): readonly PrefetchedPage[] {
  const recent = pages.filter(({ at }) => page.at - at < prefetchedForMs);
  const isRefused = recent.length >= maxPrefetchedPages || recent.some(({ path }) => path === page.path);
  return isRefused ? pages : [...recent, page];
}
