import { waitForIdleOrInteraction } from '@vyloha/ui';
import { lazy } from 'react';
import { ProductReviews } from './product-reviews';

/** Rendered on the server, hydrated later: below the product no script is needed at once. */
export const DeferredProductReviews = import.meta.env.SSR
  ? ProductReviews
  : lazy(async () => {
      await waitForIdleOrInteraction();
      return { default: (await import('./product-reviews')).ProductReviews };
    });
