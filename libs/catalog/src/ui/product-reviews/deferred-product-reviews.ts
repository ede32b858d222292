import { waitForView, lazyNamed } from '@vyloha/ui';
import { productAnchors } from '../../model/product/product-anchors';
import { ProductReviews } from './product-reviews';

/** Rendered on the server, hydrated later: below the product no script is needed at once. */
export const DeferredProductReviews = import.meta.env.SSR
  ? ProductReviews
  : lazyNamed(
      () => import('./product-reviews'),
      'ProductReviews',
      () => waitForView(productAnchors.reviews),
    );
