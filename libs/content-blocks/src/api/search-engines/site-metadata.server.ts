import { graphql, pageMetaFragment, translatedFragment, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { siteMetadataSchemas } from '../../model/search-engines/site-metadata';

/** Editors' metadata of pages without an entity of their own. */
export const siteMetadataQuery = graphql(
  `
    query SiteMetadata {
      site_metadata {
        title {
          ...TranslatedText
        }
        page_meta {
          ...PageMeta
          slug {
            ...TranslatedText
          }
        }
      }
    }
  `,
  [translatedFragment, pageMetaFragment],
);

/** Editors' metadata of pages without an entity of their own; none when the content system does not respond. */
export function listSiteMetadataOrNone(cms: CmsClient, locale: Locale) {
  return withUnavailableFallback(
    cms.query(siteMetadataQuery, {}, { schema: siteMetadataSchemas[locale], shared: true, optional: true }),
    () => [],
  );
}
