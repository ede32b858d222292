import { idleOrUsed } from '@vyloha/ui';
import { lazy } from 'react';
import { GoodsStrips } from './goods-strips';

/** They stand below what a page is about: the server has them at hand, browsers fetch what brings them to life apart. */
export const LateGoodsStrips = import.meta.env.SSR
  ? GoodsStrips
  : lazy(async () => {
      await idleOrUsed();
      return { default: (await import('./goods-strips')).GoodsStrips };
    });
