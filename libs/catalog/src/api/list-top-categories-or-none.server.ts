import type { CmsClient } from '@vyloha/cms-client';
import { whenUnavailable } from '@vyloha/contract';
import { topCategoriesResponse } from '../model/category/top-categories-response';
import type { TopCategory } from '../model/category/top-category';
import { topCategoriesQuery } from './top-categories-query.server';

/** What editors put on top of the catalogue. Shared by all shoppers. */
export function listTopCategoriesOrNone(cms: CmsClient): Promise<readonly TopCategory[]> {
  const items = cms.query(topCategoriesQuery, {}, { schema: topCategoriesResponse, shared: true, optional: true });
  return whenUnavailable(items, () => []);
}
