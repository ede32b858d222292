import { graphql } from '@vyloha/cms-client';
import { someWordsFragment } from './text-fragments.server';

export const pageMetaFragment = graphql(
  `
    fragment Meta on PageMeta {
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
