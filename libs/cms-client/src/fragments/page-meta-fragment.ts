import { graphql } from '../schema/graphql';
import { someWordsFragment } from './text-fragments';

/** What an editor wrote for search engines. */
export const pageMetaFragment = graphql(
  `
    fragment PageMeta on PageMeta {
      seo_title {
        ...SomeWords
      }
      seo_description {
        ...SomeWords
      }
      meta_noindex
      meta_nofollow
      canonical_slugs {
        language
        slug
      }
    }
  `,
  [someWordsFragment],
);
