import { idleOrUsed } from '@vyloha/ui';
import { lazy } from 'react';
import { ProductComments } from './product-comments';

/** Below the goods nothing is needed at once: the server has it at hand, browsers fetch what brings it to life apart. */
export const LateProductComments = import.meta.env.SSR
  ? ProductComments
  : lazy(async () => {
      await idleOrUsed();
      return { default: (await import('./product-comments')).ProductComments };
    });
