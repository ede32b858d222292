import { graphql, pageMetaFragment, translatedFragment } from '@vyloha/cms-client';

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
