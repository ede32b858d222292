import { waitForView, lazyNamed } from '@vyloha/ui';
import { productAnchors } from '../../model/product/product-anchors';
import { ProductComments } from './product-comments';

/** Rendered on the server, hydrated later: below the product no script is needed at once. */
export const DeferredProductComments = import.meta.env.SSR
  ? ProductComments
  : lazyNamed(
      () => import('./product-comments'),
      'ProductComments',
      () => waitForView(productAnchors.questions),
    );
