import type { CmsClient } from '@vyloha/cms-client';
import { whenUnavailable } from '@vyloha/contract';
import { type FoundCategory, searchResponse } from '../model/search-response';

/** The most of each kind. */
const limit = 10;

/** Categories whose titles have the words; goods are worth showing without them. */
export async function searchCategoriesOrNone(cms: CmsClient, query: string): Promise<readonly FoundCategory[]> {
  const found = cms.rest({ path: '/search', query: { q: query, limit }, schema: searchResponse });
  return (await whenUnavailable(found, () => null)) ?? [];
}
