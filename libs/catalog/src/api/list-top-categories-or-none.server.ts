import type { CmsClient } from '@vyloha/cms-client';
import { withUnavailableFallback } from '@vyloha/http-client';
import { topCategoriesResponse } from '../model/category/top-categories-response';
import type { TopCategory } from '../model/category/top-category';
import { topCategoriesQuery } from './top-categories-query.server';

/** Editors' links at the top of the catalogue. Cached for all shoppers. */
export function listTopCategoriesOrNone(cms: CmsClient): Promise<readonly TopCategory[]> {
  const items = cms.query(topCategoriesQuery, {}, { schema: topCategoriesResponse, shared: true, optional: true });
  return withUnavailableFallback(items, () => []);
}
