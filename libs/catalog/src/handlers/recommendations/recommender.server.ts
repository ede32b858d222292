import { createOutsideService } from '@vyloha/contract/server';
import { askRecommender, type AskedOfRecommender } from '../../api/ask-recommender.server';

/** Ids of goods that a service outside the shop recommends; `null` when the shop is to recommend by itself. Never rejected. */
export type Recommender = (asked: AskedOfRecommender) => Promise<readonly string[] | null>;

export interface RecommenderOptions {
  url: string;
  timeoutMs?: number;
  /** Told once each time the service falls silent. */
  onFailure: (error: unknown) => void;
}

/** A page that one shopper alone sees waits no longer for it. */
const defaultTimeoutMs = 400;

/** The recommender outside the shop; one for the whole process, which remembers that it is silent. */
export function createRecommender({ url, timeoutMs = defaultTimeoutMs, onFailure }: RecommenderOptions): Recommender {
  const askService = createOutsideService({ timeoutMs, onFailure });
  return async (asked) => {
    const ids = await askService((signal) => askRecommender(url, asked, signal));
    return ids === null || ids.length === 0 ? null : ids;
  };
}
