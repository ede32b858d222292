import { graphql } from '@vyloha/cms-client';
import { pictureFragment, someWordsFragment, wordsFragment } from './text-fragments.server';

export const authorFragment = graphql(
  `
    fragment AuthorFields on Author {
      _id
      title {
        ...Words
      }
      slug {
        ...Words
      }
      perex {
        ...SomeWords
      }
      author_has_page
      image {
        ...Picture
      }
    }
  `,
  [wordsFragment, someWordsFragment, pictureFragment],
);
