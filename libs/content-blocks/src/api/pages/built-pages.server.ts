import { graphql, pageMetaFragment, pictureFragment, translatedFragment, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { BuiltPage } from '../../model/pages/built-page';
import { builtPageSchemas } from '../../model/pages/built-page-response';
import { previewedEntryResponse, type PreviewedEntry } from '../../model/pages/previewed-entry';

/** A page built of blocks, by its slug. */
export const builtPageQuery = graphql(
  `
    query BuiltPage($slug: String!) {
      content_page(slug: $slug, limit: 1) {
        _id
        title {
          ...TranslatedText
        }
        pagination
        blocks_per_page
        background_image {
          ...Picture
        }
        page_meta {
          ...PageMeta
          slug {
            ...TranslatedText
          }
        }
        content_blocks {
          uuid
          type
          value
        }
      }
    }
  `,
  [translatedFragment, pictureFragment, pageMetaFragment],
);

/** The page built of blocks with this slug in either language, or null. Shared by all shoppers. */
export async function getBuiltPage(cms: CmsClient, slug: string, locale: Locale): Promise<BuiltPage | null> {
  return cms.query(builtPageQuery, { slug }, { schema: builtPageSchemas[locale], shared: true });
}

/** What the link of an editor shows; null for an expired or unknown one. */
export function getPreview(cms: CmsClient, token: string): Promise<PreviewedEntry | null> {
  return cms.rest({ path: `/previews/${encodeURIComponent(token)}`, schema: previewedEntryResponse });
}
