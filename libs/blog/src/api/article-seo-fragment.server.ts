import { graphql } from '@vyloha/cms-client';
import { someWordsFragment } from './text-fragments.server';

export const articleSeoFragment = graphql(
  `
    fragment ArticleSeo on PageMeta {
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
