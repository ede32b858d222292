import type { CategoryPageData } from '../category/category-page-data';
import type { ListingPage } from './listing-page';

/** A page of products, with the orders and filters that it offers. */
export type ProductListingData = ListingPage & Pick<CategoryPageData, 'sorts' | 'filters'>;
