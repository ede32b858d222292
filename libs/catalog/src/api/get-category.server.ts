import type { CmsClient } from '@vyloha/cms-client';
import type { Category } from '../model/category/category';
import { foundCategoryResponse } from '../model/category/category-response';

/**
 * The category of any kind, or the brand, at a path without leading slash; `null` when there is none. Public categories
 * are cached for everybody.
 * @param checkPermissions whether to search among categories visible to this shopper only
 */
export async function getCategory(cms: CmsClient, path: string, checkPermissions = false): Promise<Category | null> {
  const request = { path: '/catalog/category', query: { slugs: path }, schema: foundCategoryResponse };
  return cms.rest({ ...request, ...(checkPermissions ? { checkPermissions } : { shared: true }) });
}
