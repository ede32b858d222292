import { waitForView } from '@vyloha/ui';
import { lazy } from 'react';
import { productAnchors } from '../../model/product/product-anchors';
import { ProductReviews } from './product-reviews';

/** Rendered on the server, hydrated later: below the product no script is needed at once. */
export const DeferredProductReviews = import.meta.env.SSR
  ? ProductReviews
  : lazy(async () => {
      await waitForView(productAnchors.reviews);
      return { default: (await import('./product-reviews')).ProductReviews };
    });
