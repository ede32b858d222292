import { TopCategories } from '@vyloha/catalog/ui';
import { CategoryPage } from './category-page';

/** All products of the shop. */
export function EshopPage() {
  return <CategoryPage above={<TopCategories />} />;
}
