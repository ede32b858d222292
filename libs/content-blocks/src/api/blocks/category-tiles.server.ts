import { graphql, pictureFragment, translatedFragment, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { categoryTilesSchemas, type CategoryTile } from '../../model/blocks/category-tile';

const categoryTileFragment = graphql(
  `
    fragment Tile on CatalogueData {
      _id
      title {
        ...TranslatedText
      }
      path {
        ...TranslatedText
      }
      top_category_image {
        ...Picture
      }
    }
  `,
  [translatedFragment, pictureFragment],
);

/** Categories and virtual categories by the same list of ids: their ids do not collide. */
export const categoryTilesQuery = graphql(
  `
    query CategoryTiles($ids: [ID!]!) {
      category(_id: $ids, limit: 200) {
        ...Tile
        image {
          ...Picture
        }
      }
      virtual_category(_id: $ids, limit: 200) {
        ...Tile
        image {
          ...Picture
        }
      }
    }
  `,
  [categoryTileFragment, pictureFragment],
);

/**
 * Categories and virtual categories by id, in one call; unknown ids are left out, none when the content system does
 * not respond. Shared by all shoppers.
 */
export async function listCategoryTilesOrNone(
  cms: CmsClient,
  locale: Locale,
  ids: readonly string[],
): Promise<readonly CategoryTile[]> {
  if (ids.length === 0) return [];
  const tiles = cms.query(
    categoryTilesQuery,
    { ids: [...ids] },
    { schema: categoryTilesSchemas[locale], shared: true, optional: true },
  );
  return withUnavailableFallback(tiles, () => []);
}
