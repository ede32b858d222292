import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { brandTilesSchemas, type BrandTile } from '../../model/blocks/brand-tile';
import { brandTilesQuery } from './brand-tiles-query.server';

/** Brands by id, in one call; unknown ids are left out, none without a response. Shared by all shoppers. */
export async function listBrandTilesOrNone(
  cms: CmsClient,
  locale: Locale,
  ids: readonly string[],
): Promise<readonly BrandTile[]> {
  if (ids.length === 0) return [];
  const tiles = cms.query(
    brandTilesQuery,
    { ids: [...ids] },
    { schema: brandTilesSchemas[locale], shared: true, optional: true },
  );
  return withUnavailableFallback(tiles, () => []);
}
