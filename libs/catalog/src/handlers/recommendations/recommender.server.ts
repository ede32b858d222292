import { createExternalService } from '@vyloha/http-client';
import { fetchRecommendedIds, type RecommenderRequest } from '../../api/recommendations.server';

/** Product ids recommended by an external service; `null` when the shop is to recommend by itself. Never rejects. */
export type Recommender = (request: RecommenderRequest) => Promise<readonly string[] | null>;

export interface RecommenderOptions {
  url: string;
  timeoutMs?: number;
  /** Called once each time the service stops responding. */
  onFailure: (error: unknown) => void;
}

/** Timeout on a page that one shopper alone sees. */
const defaultTimeoutMs = 400;

/** The external recommender; one for the whole process, because it remembers that the service does not respond. */
export function createRecommender({ url, timeoutMs = defaultTimeoutMs, onFailure }: RecommenderOptions): Recommender {
  const callService = createExternalService({ timeoutMs, onFailure });
  return async (request) => {
    const ids = await callService((signal) => fetchRecommendedIds(url, request, signal));
    return ids === null || ids.length === 0 ? null : ids;
  };
}
