import { idleOrUsed } from '@vyloha/ui';
import { lazy } from 'react';
import { ProductReviews } from './product-reviews';

/** Below the goods nothing is needed at once: the server has it at hand, browsers fetch what brings it to life apart. */
export const LateProductReviews = import.meta.env.SSR
  ? ProductReviews
  : lazy(async () => {
      await idleOrUsed();
      return { default: (await import('./product-reviews')).ProductReviews };
    });
