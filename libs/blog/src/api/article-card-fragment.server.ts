import { graphql, pictureFragment, someWordsFragment, wordsFragment } from '@vyloha/cms-client';
import { categoryLinkFragment } from './category-link-fragment.server';

/** What a card of a list shows. */
export const articleCardFragment = graphql(
  `
    fragment ArticleCard on Article {
      _id
      date_published
      title {
        ...Words
      }
      short_title {
        ...SomeWords
      }
      perex {
        ...SomeWords
      }
      image {
        ...Picture
      }
      category {
        ...CategoryLinkFields
      }
      page_meta {
        slug {
          ...Words
        }
      }
    }
  `,
  [wordsFragment, someWordsFragment, pictureFragment, categoryLinkFragment],
);
