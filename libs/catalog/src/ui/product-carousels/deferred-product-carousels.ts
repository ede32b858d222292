import { waitForView } from '@vyloha/ui';
import { lazy } from 'react';
import { productAnchors } from '../../model/product/product-anchors';
import { ProductCarousels } from './product-carousels';

/** Rendered on the server, hydrated later: below the main content no script is needed at once. */
export const DeferredProductCarousels = import.meta.env.SSR
  ? ProductCarousels
  : lazy(async () => {
      await waitForView(productAnchors.related);
      return { default: (await import('./product-carousels')).ProductCarousels };
    });
