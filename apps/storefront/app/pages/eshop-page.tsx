import { TopCategories } from '@vyloha/catalog/ui';
import { CategoryPage } from './category-page';

/** All goods of the shop. */
export function EshopPage() {
  return <CategoryPage above={<TopCategories />} />;
}
