import { graphql, pageMetaFragment, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

export const combinationFragment = graphql(
  `
    fragment Combination on CatalogueData {
      title {
        ...Words
      }
      path {
        ...Words
      }
      description {
        ...SomeWords
      }
      page_meta {
        ...PageMeta
        share_image {
          path
        }
      }
    }
  `,
  [wordsFragment, someWordsFragment, pageMetaFragment],
);
