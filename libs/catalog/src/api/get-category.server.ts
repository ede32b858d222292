import type { CmsClient } from '@vyloha/cms-client';
import type { Category } from '../model/category/category';
import { foundCategoryResponse } from '../model/category/category-response';

/**
 * The category of any kind, or the brand, at an address without leading slash; `null` when there is none. What everybody
 * may see is shared by all.
 * @param checkPermissions whether to look among what the shopper alone may see
 */
export async function getCategory(cms: CmsClient, path: string, checkPermissions = false): Promise<Category | null> {
  const asked = { path: '/catalog/category', query: { slugs: path }, schema: foundCategoryResponse };
  return cms.rest({ ...asked, ...(checkPermissions ? { checkPermissions } : { shared: true }) });
}
