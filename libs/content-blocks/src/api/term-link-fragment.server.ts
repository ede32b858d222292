import { graphql } from '@vyloha/cms-client';
import { someWordsFragment, wordsFragment } from './text-fragments.server';

export const termLinkFragment = graphql(
  `
    fragment TermLink on Term {
      _id
      title {
        ...Words
      }
      perex {
        ...SomeWords
      }
      page_meta {
        slug {
          ...Words
        }
      }
    }
  `,
  [wordsFragment, someWordsFragment],
);
