import type { CmsClient } from '@vyloha/cms-client';
import { whenUnavailable } from '@vyloha/contract';
import { type FoundContent, searchResponse } from '../model/search-response';

/** Everything but goods whose titles have the words, so many of each kind; null: goods are worth showing without. */
export function searchContentOrNone(cms: CmsClient, query: string, limit: number): Promise<FoundContent | null> {
  const asked = cms.rest({
    path: '/search',
    query: { q: query, limit, without: 'products' },
    schema: searchResponse,
  });
  return whenUnavailable(asked, () => null);
}
