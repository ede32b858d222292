import { lazyNamed } from '@vyloha/ui';
import { EmptyCart } from './empty-cart';

/** Loaded where it is shown: who orders has something in the cart. */
export const DeferredEmptyCart = import.meta.env.SSR ? EmptyCart : lazyNamed(() => import('./empty-cart'), 'EmptyCart');
