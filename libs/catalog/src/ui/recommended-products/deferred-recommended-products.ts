import { waitForIdleOrInteraction } from '@vyloha/ui';
import { lazy } from 'react';
import { RecommendedProducts } from './recommended-products';

/** Rendered on the server, hydrated later: below the main content no script is needed at once. */
export const DeferredRecommendedProducts = import.meta.env.SSR
  ? RecommendedProducts
  : lazy(async () => {
      await waitForIdleOrInteraction();
      return { default: (await import('./recommended-products')).RecommendedProducts };
    });
