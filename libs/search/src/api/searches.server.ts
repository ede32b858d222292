import type { StoreClient } from '@vyloha/store-client';
import { countedSearchResponse, popularSearchesResponse } from '../model/popular-searches';
import type { SearchReport } from '../model/search-report';

/** What many shoppers search for, the most popular first; nothing from a backend that does not count it. */
export async function getPopularSearches(store: StoreClient, limit: number): Promise<readonly string[]> {
  const answer = await store.send({
    method: 'GET',
    path: '/api/v1/searches/popular',
    query: { limit },
    schema: popularSearchesResponse,
    shared: true,
    optional: true,
  });
  return answer.ok ? answer.data : [];
}

/** Counts a search; a backend may refuse it, or not know the call. */
export async function countSearch(store: StoreClient, body: SearchReport): Promise<void> {
  await store.send({ method: 'POST', path: '/api/v1/searches', body, schema: countedSearchResponse, optional: true });
}
