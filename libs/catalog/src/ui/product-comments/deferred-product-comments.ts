import { waitForView } from '@vyloha/ui';
import { lazy } from 'react';
import { productAnchors } from '../../model/product/product-anchors';
import { ProductComments } from './product-comments';

/** Rendered on the server, hydrated later: below the product no script is needed at once. */
export const DeferredProductComments = import.meta.env.SSR
  ? ProductComments
  : lazy(async () => {
      await waitForView(productAnchors.questions);
      return { default: (await import('./product-comments')).ProductComments };
    });
