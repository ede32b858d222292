import { graphql, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

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
