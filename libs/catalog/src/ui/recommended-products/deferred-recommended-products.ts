import { waitForIdleOrInteraction, lazyNamed } from '@vyloha/ui';
import { RecommendedProducts } from './recommended-products';

/** Rendered on the server, hydrated later: below the main content no script is needed at once. */
export const DeferredRecommendedProducts = import.meta.env.SSR
  ? RecommendedProducts
  : lazyNamed(() => import('./recommended-products'), 'RecommendedProducts', waitForIdleOrInteraction);
