import type { CmsClient } from '@vyloha/cms-client';
import { type ContentPart, searchResponse } from '../model/search-response';

interface Part {
  skip: number;
  limit: number;
}

/** Everything but goods that has the words, of each kind the same part; null where nobody searches. */
export function searchContent(cms: CmsClient, query: string, { skip, limit }: Part): Promise<ContentPart | null> {
  return cms.rest({
    path: '/search',
    query: { q: query, skip, limit, without: 'products' },
    schema: searchResponse,
  });
}
