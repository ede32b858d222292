import { idleOrUsed } from '@vyloha/ui';
import { lazy } from 'react';
import { ProductComments } from './product-comments';

/** Few goods have some, so browsers fetch what brings them to life only there. */
export const LateProductComments = import.meta.env.SSR
  ? ProductComments
  : lazy(async () => {
      await idleOrUsed();
      return { default: (await import('./product-comments')).ProductComments };
    });
