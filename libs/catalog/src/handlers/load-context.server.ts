import type {} from '@remix-run/server-runtime';
import type { AskedOfRecommender } from '../api/ask-recommender.server';

/** The recommender outside the shop, which knows by itself whether it may be told whose session it is. */
export type ShoppersRecommender = (asked: Omit<AskedOfRecommender, 'session'>) => Promise<readonly string[] | null>;

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /**
     * Where the shop has a recommender outside; `late` on a page that is kept for all guests: their browsers ask for
     * what suits one of them.
     */
    recommender?: ShoppersRecommender | 'late';
  }
}
