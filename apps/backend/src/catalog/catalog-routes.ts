import type { Route } from '../server/route';
import { productRoutes } from './product/product-routes';

/** Goods, categories and their listings. */
export const catalogRoutes: readonly Route[] = [...productRoutes];
