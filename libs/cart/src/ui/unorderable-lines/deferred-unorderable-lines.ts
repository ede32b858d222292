import { lazyNamed } from '@vyloha/ui';
import { UnorderableLines } from './unorderable-lines';

/** Loaded where it is shown: few carts have such lines. */
export const DeferredUnorderableLines = import.meta.env.SSR
  ? UnorderableLines
  : lazyNamed(() => import('./unorderable-lines'), 'UnorderableLines');
