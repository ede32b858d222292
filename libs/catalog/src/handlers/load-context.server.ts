import type {} from '@remix-run/server-runtime';
import type { RecommenderRequest } from '../api/recommendations.server';

/** The external recommender; it checks the consent to sharing the session by itself. */
export type SessionRecommender = (request: Omit<RecommenderRequest, 'session'>) => Promise<readonly string[] | null>;

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /**
     * Set where the shop has an external recommender; `deferred` on a page cached for all guests: the browser requests
     * personal recommendations later.
     */
    recommender?: SessionRecommender | 'deferred';
  }
}
