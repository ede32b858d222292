import { graphql, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

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
