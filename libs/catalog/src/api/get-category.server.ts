import type { CmsClient } from '@vyloha/cms-client';
import type { Category } from '../model/category';
import { foundCategoryResponse } from '../model/category-response';

/** The category, virtual category or brand at an address without leading slash; `null` when there is none. */
export async function getCategory(cms: CmsClient, path: string): Promise<Category | null> {
  return cms.rest({ path: '/catalog/category', query: { slugs: path }, schema: foundCategoryResponse, shared: true });
}
