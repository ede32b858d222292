import type { Route } from '@vyloha/backend-kernel';
import { categoryRoutes } from './category/category-routes';
import { listingRoutes } from './listing/listing-routes';
import { productRoutes } from './product/product-routes';

/** Products, categories and their listings. */
export const catalogRoutes: readonly Route[] = [...productRoutes, ...categoryRoutes, ...listingRoutes];
