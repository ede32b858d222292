import { graphql, pageMetaFragment, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

/** What editors say of pages that have no entity of their own. */
export const siteMetadataQuery = graphql(
  `
    query SiteMetadata {
      site_metadata {
        title {
          ...Words
        }
        page_meta {
          ...PageMeta
          slug {
            ...Words
          }
          seo_keywords {
            ...SomeWords
          }
        }
      }
    }
  `,
  [wordsFragment, someWordsFragment, pageMetaFragment],
);
