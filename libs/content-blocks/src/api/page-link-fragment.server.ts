import { graphql } from '@vyloha/cms-client';
import { someWordsFragment, wordsFragment } from './text-fragments.server';

export const pageLinkFragment = graphql(
  `
    fragment PageLink on Page {
      _id
      title {
        ...Words
      }
      page_meta {
        slug {
          ...Words
        }
        seo_description {
          ...SomeWords
        }
      }
    }
  `,
  [wordsFragment, someWordsFragment],
);
