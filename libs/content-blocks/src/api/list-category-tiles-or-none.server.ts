import { graphql } from '@vyloha/cms-client';
import type { CmsClient } from '@vyloha/cms-client';
import { whenUnavailable } from '@vyloha/contract';
import type { Locale } from '@vyloha/contract';
import { categoryTilesSchemas, type CategoryTile } from '../model/category-tile';

const categoryTilesQuery = graphql(`
  query CategoryTiles($ids: [ID!]!) {
    category(_id: $ids, limit: 200) {
      _id
      title {
        cs
        sk
      }
      path {
        cs
        sk
      }
      image {
        path
        alt {
          cs
          sk
        }
      }
      top_category_image {
        path
        alt {
          cs
          sk
        }
      }
    }
    virtual_category(_id: $ids, limit: 200) {
      _id
      title {
        cs
        sk
      }
      path {
        cs
        sk
      }
      image {
        path
        alt {
          cs
          sk
        }
      }
      top_category_image {
        path
        alt {
          cs
          sk
        }
      }
    }
  }
`);

/** Categories and virtual categories by id, in one call; unknown ids are left out; none when the content system is silent. Shared by all shoppers. */
export async function listCategoryTilesOrNone(
  cms: CmsClient,
  locale: Locale,
  ids: readonly string[],
): Promise<readonly CategoryTile[]> {
  if (ids.length === 0) return [];
  const tiles = cms.query(
    categoryTilesQuery,
    { ids: [...ids] },
    { schema: categoryTilesSchemas[locale], shared: true },
  );
  return whenUnavailable(tiles, () => []);
}
