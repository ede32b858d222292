import { graphql } from '@vyloha/cms-client';
import { pageMetaFragment } from './page-meta-fragment.server';
import { someWordsFragment, wordsFragment } from './text-fragments.server';

/** What editors say of pages that have no entity of their own. */
export const siteMetadataQuery = graphql(
  `
    query SiteMetadata {
      site_metadata {
        title {
          ...Words
        }
        page_meta {
          ...Meta
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
