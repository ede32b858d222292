import { graphql } from '@vyloha/cms-client';
import { someWordsFragment, wordsFragment } from './text-fragments.server';

export const homepageFragment = graphql(
  `
    fragment HomepageContent on Homepage {
      title {
        ...Words
      }
      page_meta {
        seo_title {
          ...SomeWords
        }
        seo_description {
          ...SomeWords
        }
        meta_noindex
      }
      content_blocks {
        uuid
        type
        value
      }
    }
  `,
  [wordsFragment, someWordsFragment],
);
