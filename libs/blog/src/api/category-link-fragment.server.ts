import { graphql, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

/** A category by its name, with the one it belongs to. */
export const categoryLinkFragment = graphql(
  `
    fragment CategoryLinkFields on ArticleCategory {
      _id
      title {
        ...Words
      }
      menu_title {
        ...SomeWords
      }
      slug {
        ...Words
      }
      master_category {
        _id
        title {
          ...Words
        }
        menu_title {
          ...SomeWords
        }
        slug {
          ...Words
        }
      }
    }
  `,
  [wordsFragment, someWordsFragment],
);
