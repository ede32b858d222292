import { delays, limits } from '@vyloha/config';
import { createExternalService } from '@vyloha/http-client';
import { fetchRecommendedProducts } from '../api/fetch-recommended-products.server';
import type { ProductsQuery, RecommendedProducts } from '../model/recommended-products';
import { parseSearchTerms } from '../model/search-terms';

/** Products found by the search service; null when the shop is to search by itself. Never rejects. */
export type SearchRecommender = (request: ProductsQuery) => Promise<RecommendedProducts | null>;

export interface SearchRecommenderOptions {
  url: string;
  timeoutMs?: number;
  /** Called once each time the service stops responding. */
  onFailure: (error: unknown) => void;
}

/** The external search service; one for the whole process, because it remembers that the service does not respond. */
export function createSearchRecommender(options: SearchRecommenderOptions): SearchRecommender {
  const { url, timeoutMs = delays.searchService, onFailure } = options;
  const callService = createExternalService({ timeoutMs, onFailure });
  return async (request) => {
    const { terms } = parseSearchTerms(request.query, limits.searchMinimumLength);
    if (terms.length === 0) return null;
    const query = terms.join(' ');
    const found = await callService((signal) => fetchRecommendedProducts(url, { ...request, query }, signal));
    return found === null || found.total === 0 ? null : found;
  };
}
