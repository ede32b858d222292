import { delays, limits } from '@vyloha/config';
import { createOutsideService } from '@vyloha/contract/server';
import { askSearchService } from '../api/ask-search-service.server';
import type { GoodsQuery, RecommendedGoods } from '../model/recommended-goods';
import { parseSearchWords } from '../model/search-words';

/** Goods that the search service finds; null when the shop is to search by itself. Never rejected. */
export type SearchRecommender = (asked: GoodsQuery) => Promise<RecommendedGoods | null>;

export interface SearchRecommenderOptions {
  url: string;
  timeoutMs?: number;
  /** Told once each time the service falls silent. */
  onFailure: (error: unknown) => void;
}

/** The search service outside the shop; one for the whole process, which remembers that it is silent. */
export function createSearchRecommender(options: SearchRecommenderOptions): SearchRecommender {
  const { url, timeoutMs = delays.searchService, onFailure } = options;
  const askService = createOutsideService({ timeoutMs, onFailure });
  return async (asked) => {
    const { searched } = parseSearchWords(asked.query, limits.searchMinimumLength);
    if (searched.length === 0) return null;
    const query = searched.join(' ');
    const found = await askService((signal) => askSearchService(url, { ...asked, query }, signal));
    return found === null || found.total === 0 ? null : found;
  };
}
