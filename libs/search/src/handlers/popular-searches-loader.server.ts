import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { withUnavailableFallback } from '@vyloha/http-client';
import { getPopularSearches } from '../api/searches.server';

/** Popular searches in the shopper's language; none while the backend does not respond. */
export const loadPopularSearchesOrNone = ({ store }: AppLoadContext): Promise<readonly string[]> =>
  withUnavailableFallback(getPopularSearches(store, limits.popularSearches), () => []);

/** What the search field offers while it is empty, for browsers. */
export async function popularSearchesLoader({ context }: LoaderFunctionArgs): Promise<{ searches: readonly string[] }> {
  return { searches: await loadPopularSearchesOrNone(context) };
}
