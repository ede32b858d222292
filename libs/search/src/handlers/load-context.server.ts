import type {} from '@remix-run/server-runtime';
import type { SearchRecommender } from './search-recommender.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The search service, where the shop has one. */
    searchRecommender?: SearchRecommender;
  }
}
