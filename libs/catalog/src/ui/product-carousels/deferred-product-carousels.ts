import { waitForView, lazyNamed } from '@vyloha/ui';
import { productAnchors } from '../../model/product/product-anchors';
import { ProductCarousels } from './product-carousels';

/** Rendered on the server, hydrated later: below the main content no script is needed at once. */
export const DeferredProductCarousels = import.meta.env.SSR
  ? ProductCarousels
  : lazyNamed(
      () => import('./product-carousels'),
      'ProductCarousels',
      () => waitForView(productAnchors.related),
    );
